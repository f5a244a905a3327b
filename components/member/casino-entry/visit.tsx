import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { VisitProps } from '../calls/casino-part.ts'
import { Ways } from '../../forms/outcome.tsx'
import { useModal } from '../../ui/use-modal.ts'
import styles from './visit.module.css'

/** How a guest gets a card: what to bring, and the casinos that issue it. */
export function Visit({ places, visit }: VisitProps) {
  return (
    <>
      <p>{visit.text}</p>
      {places.length > 0 && (
        <details className={styles.places}>
          <summary>{visit.casinos}</summary>
          <ul className={styles.list}>
            {places.map(({ key, name, href }) => (
              <li key={key}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const POPIN = 'login-visit'

interface VisitPopinProps extends VisitProps {
  /** Opens the popin each time it changes; 0 keeps it closed. */
  turn: number
  /** URL of the page to which the login leads. */
  href: string
  close: string
}

/** Shown after the login of a pre-member, who does not have a card yet. */
export function VisitPopin({ turn, href, close, ...visit }: VisitPopinProps) {
  useModal(POPIN, turn, { byItself: true })
  return (
    <Dialog id={POPIN} title={visit.visit.title} closeLabel={close}>
      <Visit {...visit} />
      <Ways>
        <ButtonLink anchor={{ href }}>{visit.visit.open}</ButtonLink>
        <DialogClose target={POPIN}>{close}</DialogClose>
      </Ways>
    </Dialog>
  )
}

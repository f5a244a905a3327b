import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { VisitProps } from '../calls/casino-part.ts'
import { Ways } from '../../forms/outcome.tsx'
import { useModal } from '../../ui/use-modal.ts'
import styles from './visit.module.css'

/** What a guest without a card brings, and to which casinos. */
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
  /** Address of the page that the login leads to. */
  href: string
  close: string
}

/** After the login of a pre-member, whose programme begins with the card. */
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

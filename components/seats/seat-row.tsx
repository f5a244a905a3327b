import type { MouseEvent } from 'react'
import type { SaleCategoryAnswer } from '@barriere/shared/programmes/casino/seats.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { interpolate } from '../forms/interpolate.ts'
import { plural } from '../ui/plural.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'
import { Raised } from '../ui/raised.tsx'
import type { SeatListProps, SeatOffer } from './seat-props.ts'
import styles from './seats.module.css'

interface SeatRowProps extends Pick<SeatListProps, 'locale' | 'kind' | 'way' | 'labels'> {
  offer: SeatOffer
  /** State of the category in the sale; undefined until it is read. */
  sold: SaleCategoryAnswer | undefined
  open: () => void
}

/** A date and category with its price, the seats left, and its action. */
export function SeatRow(props: SeatRowProps) {
  const { offer, locale, labels } = props
  const { name, when, startsAt, cents, parts, badge } = offer
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.when}>
          <time dateTime={startsAt}>
            <Raised text={when} />
          </time>
        </p>
        {name !== '' && <p>{name}</p>}
      </div>
      <div className={styles.price}>
        <Price value={cents === 0 ? labels.free : formatEuros(cents / 100, locale)} />
        {parts && <p className={styles.hint}>{parts}</p>}
      </div>
      <div className={styles.state}>
        {badge && <Badge kind={badge.kind}>{badge.text}</Badge>}
        <SeatAction {...props} />
      </div>
    </li>
  )
}

/** The button, or a word in its place. */
function SeatAction({ offer, sold, open, locale, kind, way, labels }: SeatRowProps) {
  if (offer.state === 'over') return null
  if (offer.state === 'closed' || sold?.state === 'closed') return <Word text={labels.closed} />
  if (sold?.state === 'cancelled') return <Word text={labels.canceled} />
  const isFull = sold ? sold.state === 'full' : offer.state === 'full'
  const press = (event: MouseEvent): void => {
    event.preventDefault()
    open()
  }
  return (
    <>
      {isFull && <p className={styles.hint}>{labels.noneLeft}</p>}
      {sold && !isFull && <p className={styles.hint}>{plural(labels.left, sold.left, locale)}</p>}
      <a
        {...way}
        className={buttonClasses({ variant: 'line', size: 'small' })}
        aria-haspopup={sold ? 'dialog' : undefined}
        onClick={press}
      >
        {isFull ? labels.waitingList : kind === 'tournament' ? labels.register : labels.book}
        <span className="vh">{interpolate(labels.about, { what: `${offer.when} ${offer.name}`.trim() })}</span>
      </a>
    </>
  )
}

const Word = ({ text }: { text: string }) => (
  <Button variant="line" size="small" disabled>
    {text}
  </Button>
)

import { Raised } from '#components/ui/raised.tsx'
import { useEffect, useState } from 'react'
import type { StayWords } from '#lib/booking/stay-words.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addMonths, daysIn } from '@barriere/shared/domain/time/month.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { Chip, ChipRow } from '../ui/chip.tsx'
import type { Nights, StayDates } from './calendar.ts'
import { dayAndMonth } from './day-words.ts'
import type { DatesLabels } from './labels.ts'
import { readMonth, toNights } from './night-prices.ts'
import { FLEXIBILITIES, type Flexibility, monthsAround, proposalsFor } from './proposals.ts'
import styles from './stay-prices.module.css'
import { readStayWords } from './stay-question.ts'
import { hotelOf } from './visit.ts'

interface StayPricesProps {
  form: HTMLFormElement
  /** The first visible month (`YYYY-MM`), and the number of visible months. */
  shown: { readonly first: string; readonly months: number }
  stay: StayDates
  nights: Nights
  today: string
  locale: Locale
  labels: DatesLabels
  onNights: (nights: Nights) => void
  onChange: (stay: StayDates) => void
}

/**
 * Content below the calendar: the legend of its prices, stays on flexible dates, and the total of the chosen stay.
 * Requests the prices of the visible months.
 */
export function StayPrices({ form, shown, stay, nights, today, locale, labels, onNights, onChange }: StayPricesProps) {
  const [flexibility, setFlexibility] = useState<Flexibility>('exact')
  const hotel = hotelOf(form)
  const months = Array.from({ length: shown.months }, (_, index) => addMonths(shown.first, index))
  const wanted = [...new Set([...months, ...(flexibility === 'around' ? monthsAround(stay) : [])])].join(' ')

  useEffect(() => {
    if (hotel === '') return
    let current = true
    for (const month of wanted.split(' '))
      void readMonth(hotel, month, today).then((prices) => {
        if (current) onNights(toNights(prices, locale))
      })
    return () => {
      current = false
    }
  }, [hotel, wanted, today, locale, onNights])

  const isPartlyUnknown = months.some((month) =>
    Array.from({ length: daysIn(month) }, (_, index) => addDays(`${month}-01`, index)).some(
      (day) => day >= today && !nights.has(day),
    ),
  )

  const hasOwn = [...nights.values()].some(({ own }) => own !== undefined)

  if (hotel === '') return <p className={styles.legend}>{labels.chooseHotelForPrices}</p>
  return (
    <div className={styles.prices}>
      <p className={styles.legend}>
        {labels.legend} {hasOwn && `${labels.ownLegend} `}
        <span className={styles.lowest}>€</span> {labels.lowest}
        {isPartlyUnknown && ` – ${labels.onRequest}`}
      </p>
      <ChipRow label={labels.flexibility}>
        {FLEXIBILITIES.map((kind) => (
          <Chip key={kind} pressed={kind === flexibility} onClick={() => setFlexibility(kind)}>
            {labels[kind]}
          </Chip>
        ))}
      </ChipRow>
      {flexibility !== 'exact' && (
        <Proposals
          kind={flexibility}
          known={{ months, nights, today }}
          stay={stay}
          locale={locale}
          labels={labels}
          onChange={onChange}
        />
      )}
      <Total form={form} stay={stay} locale={locale} labels={labels} />
    </div>
  )
}

interface ProposalsProps extends Pick<StayPricesProps, 'stay' | 'locale' | 'labels' | 'onChange'> {
  kind: Flexibility
  known: Parameters<typeof proposalsFor>[2]
}

/** Stays of one kind with the sum of their nights. A click on a stay chooses its dates. */
function Proposals({ kind, known, stay, locale, labels, onChange }: ProposalsProps) {
  if (kind === 'around' && stay.depart === undefined) return <p className={styles.legend}>{labels.chooseFirst}</p>
  const proposals = proposalsFor(kind, stay, known)
  if (proposals.length === 0) return <p className={styles.legend}>{labels.noProposal}</p>
  return (
    <ul className={styles.proposals} aria-label={labels.proposals}>
      {proposals.map(({ arrive, depart, total, cheapest }) => (
        <li key={arrive}>
          <button
            type="button"
            className={styles.proposal}
            aria-pressed={arrive === stay.arrive && depart === stay.depart}
            onClick={() => onChange({ arrive, depart })}
          >
            <span>
              <Raised
                text={labels.proposal
                  .replace('{arrive}', dayAndMonth(arrive, locale, 'short'))
                  .replace('{depart}', dayAndMonth(depart, locale, 'short'))}
              />
            </span>{' '}
            <strong className={styles.sum}>{formatMoney(total, locale)}</strong>
            {cheapest && <small className={styles.cheapest}> {labels.cheapest}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Current price of the chosen stay from the booking engine, with notes on what it includes. */
function Total({ form, stay, locale, labels }: Pick<StayPricesProps, 'form' | 'stay' | 'locale' | 'labels'>) {
  const [said, setSaid] = useState<{ readonly words: StayWords | undefined; readonly of: string }>()
  const { arrive, depart } = stay
  const key = `${arrive ?? ''} ${depart ?? ''}`

  useEffect(() => {
    if (arrive === undefined || depart === undefined) return
    const leaving = new AbortController()
    void readStayWords(form, { arrive, depart }, locale, leaving.signal).then((words) => {
      if (!leaving.signal.aborted) setSaid({ words, of: `${arrive} ${depart}` })
    })
    return () => leaving.abort()
  }, [form, arrive, depart, locale])

  const answered = depart !== undefined && said?.of === key
  const words = answered ? said.words : undefined
  return (
    <div className={styles.total} aria-live="polite">
      {answered && !words && <p className={styles.value}>{labels.onRequest}</p>}
      {words && (
        <>
          <p className={styles.amount}>
            {words.label && <span className={styles.label}>{words.label} </span>}
            <strong className={styles.value}>{words.value}</strong>
            {words.scarcity && <b className={styles.scarcity}> {words.scarcity}</b>}
          </p>
          {words.together && (
            <p>
              {words.together.all} <span className={styles.label}>{words.together.each}</span>
            </p>
          )}
          {words.own && (
            <p className={styles.own}>
              {words.own.label} <strong>{words.own.value}</strong>
            </p>
          )}
          {words.notes.length > 0 && (
            <ul className={styles.notes}>
              {words.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

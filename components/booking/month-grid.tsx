import type { KeyboardEvent } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { weeksOf } from '@barriere/shared/domain/time/month.ts'
import { cx } from '../ui/cx.ts'
import { type Nights, type StayDates, faultOf } from './calendar.ts'
import { fullDay, monthTitle, weekdayNames } from './day-words.ts'
import type { DatesLabels } from './labels.ts'
import styles from './range-calendar.module.css'

/** Marked days, with a mark under the number. `label` is part of their accessible name. */
export interface Marks {
  readonly days: ReadonlySet<string>
  readonly label: string
}

interface MonthGridProps {
  /** `YYYY-MM` */
  month: string
  today: string
  stay: StayDates
  /** Roving tabindex: the one day that is a tab stop. */
  current: string
  /** Known prices; undefined before they are requested. */
  nights: Nights | undefined
  marks?: Marks | undefined
  locale: Locale
  labels: DatesLabels
  onChoose: (day: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * One month as a grid (WAI-ARIA). The accessible name of a day contains its full date and whether it is the arrival,
 * the departure or not selectable.
 */
export function MonthGrid({
  month,
  today,
  stay,
  current,
  nights,
  marks,
  locale,
  labels,
  onChoose,
  onKeyDown,
}: MonthGridProps) {
  const { arrive, depart } = stay
  const faultAt = (day: string) => faultOf(day, stay, today, nights)
  const nameOf = (day: string) => {
    const { text, own, lowest, minNights = 1 } = nights?.get(day) ?? {}
    const fault = faultAt(day)
    return [
      fullDay(day, locale),
      day === arrive && labels.arrival,
      day === depart && labels.departure,
      fault && labels[fault],
      marks?.days.has(day) && marks.label,
      text,
      own !== undefined && labels.ownPrice.replace('{price}', own),
      lowest && labels.lowest,
      text !== undefined && minNights > 1 && labels.minNights.replace('{count}', String(minNights)),
      nights && !fault && !nights.has(day) && labels.onRequest,
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <table role="grid" className={styles.month} aria-label={monthTitle(month, locale)} onKeyDown={onKeyDown}>
      <caption className={styles.caption}>{monthTitle(month, locale)}</caption>
      <thead>
        <tr>
          {weekdayNames(locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day === undefined ? (
                <td key={column} />
              ) : (
                <td
                  key={column}
                  role="gridcell"
                  aria-selected={day === arrive || day === depart}
                  className={cx(
                    arrive !== undefined && depart !== undefined && day > arrive && day < depart && styles.between,
                  )}
                >
                  <button
                    type="button"
                    className={cx(styles.day, nights && styles.priced)}
                    data-day={day}
                    data-marked={marks?.days.has(day) ? '' : undefined}
                    {...pricesUnder(day, today, nights, labels)}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-disabled={faultAt(day) !== undefined}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                  >
                    <span className={styles.number}>{Number(day.slice(8))}</span>
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Attributes with the text under a day: its price, the reason for no price, or a dash for a price on request; then the
 * member's own price. The style sheet shows them, so the day's only text is its number: a part of its accessible name.
 */
function pricesUnder(day: string, today: string, nights: Nights | undefined, labels: DatesLabels) {
  if (!nights) return {}
  if (day < today) return { 'data-price': '' }
  const night = nights.get(day)
  const reason = night === undefined ? '–' : night.state === 'closed' ? labels.closed : labels.soldOut
  return { 'data-price': night?.text ?? reason, 'data-own': night?.own, 'data-lowest': night?.lowest ? '' : undefined }
}

import type { KeyboardEvent } from 'react'
import type { Locale } from '#lib/domain/locale.ts'
import { weeksOf } from '#lib/domain/month.ts'
import { cx } from '../ui/cx.ts'
import { type StayDates, isOpen } from './calendar.ts'
import { fullDay, monthTitle, weekdayNames } from './day-words.ts'
import type { DatesLabels } from './labels.ts'
import styles from './range-calendar.module.css'

interface MonthGridProps {
  /** `YYYY-MM` */
  month: string
  today: string
  stay: StayDates
  /** Roving tabindex: the one day that is a tab stop. */
  current: string
  locale: Locale
  labels: DatesLabels
  onChoose: (day: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * One month as a grid (WAI-ARIA). The accessible name of a day has its full date and whether it is the arrival, the
 * departure or not selectable.
 */
export function MonthGrid({ month, today, stay, current, locale, labels, onChoose, onKeyDown }: MonthGridProps) {
  const { arrive, depart } = stay
  const nameOf = (day: string) =>
    [
      fullDay(day, locale),
      day === arrive && labels.arrival,
      day === depart && labels.departure,
      !isOpen(day, stay, today) && labels.unavailable,
    ]
      .filter(Boolean)
      .join(', ')
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
                    className={styles.day}
                    data-day={day}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-disabled={!isOpen(day, stay, today)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
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

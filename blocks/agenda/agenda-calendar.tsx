import { Raised } from '#components/ui/raised.tsx'
import { statusAt } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addMonths, monthOf, weeksOf } from '@barriere/shared/domain/time/month.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatAgendaDay, formatHour, formatMonthOfYear, formatWeekday } from '#lib/i18n/format.ts'
import styles from './agenda-calendar.module.css'
import { filterAttributes, groupAttributes } from '../listing/filters.ts'
import { onDate } from './agenda-filter.ts'
import type { Item } from './agenda-row.tsx'
import { statusWord } from './agenda-state.tsx'

interface AgendaCalendarProps {
  readonly items: readonly Item[]
  readonly locale: Locale
  readonly now: Date
}

interface Evening {
  readonly item: Item
  readonly performance: Item['performance']
}

/**
 * Month grids with all dates of events or shows, by day in Paris, from the current week on. Phones show only the days
 * with a date.
 */
export function AgendaCalendar({ items, locale, now }: AgendaCalendarProps) {
  const days = itinerariesByDay(items)
  const today = toParisTime(now).day
  return (
    <div className={styles.months}>
      {monthsOf([...days.keys()]).map((month) => (
        <table key={month} className={styles.month} {...groupAttributes(filtersIn(month, days))}>
          <caption className={styles.caption}>{formatMonthOfYear(noonOf(`${month}-15`), locale)}</caption>
          <thead>
            <tr>
              {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
                <th key={weekday} scope="col">
                  {formatWeekday(weekday, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month)
              .filter((week) => (week.findLast(Boolean) ?? '') >= today)
              .map((week) => (
                <tr key={week.find(Boolean)}>
                  {week.map((day, column) =>
                    day === undefined ? (
                      <td key={column} />
                    ) : (
                      <Day
                        key={column}
                        day={day}
                        evenings={days.get(day) ?? []}
                        isToday={day === today}
                        locale={locale}
                        now={now}
                      />
                    ),
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

interface DayProps extends Omit<AgendaCalendarProps, 'items'> {
  readonly day: string
  readonly evenings: readonly Evening[]
  readonly isToday: boolean
}

function Day({ day, evenings, isToday, locale, now }: DayProps) {
  const number = Number(day.slice(8))
  if (evenings.length === 0)
    return (
      <td className={styles.empty} aria-current={isToday ? 'date' : undefined}>
        {number}
      </td>
    )
  return (
    <td className={styles.day} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={day}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.name}>
          <Raised text={formatAgendaDay(noonOf(day), locale)} />
        </span>
      </time>
      <ul>
        {evenings.map(({ item, performance }) => {
          const { entry } = item
          const status = statusAt(performance, now)
          const word = statusWord({ status, promotion: performance.promotion }, locale)
          return (
            <li
              key={`${entry.key} ${performance.startsAt.toISOString()}`}
              {...filterAttributes(onDate(item, performance.startsAt))}
            >
              <span className={styles.hour}>{formatHour(performance.startsAt, locale)}</span>
              {entry.anchor ? <a {...entry.anchor}>{entry.title}</a> : entry.title}
              {word && <span className={styles.status}>{word}</span>}
            </li>
          )
        })}
      </ul>
    </td>
  )
}

const filtersIn = (month: string, days: ReadonlyMap<string, Evening[]>): Item['filter'][] =>
  [...days].flatMap(([day, evenings]) => (monthOf(day) === month ? evenings.map(({ item }) => item.filter) : []))

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Performances by day in Paris, in chronological order. */
function itinerariesByDay(items: readonly Item[]): Map<string, Evening[]> {
  const all = items.flatMap((item) => item.performances.map((performance) => ({ item, performance })))
  return Map.groupBy(
    all.toSorted((a, b) => a.performance.startsAt.getTime() - b.performance.startsAt.getTime()),
    ({ performance }) => toParisTime(performance.startsAt).day,
  )
}

/** All months from the first to the last day, including months without a date. */
function monthsOf(days: readonly string[]): string[] {
  const months = days.map(monthOf).toSorted()
  const [first, last] = [months[0], months.at(-1)]
  const all: string[] = []
  for (let month = first; month !== undefined && last !== undefined && month <= last; month = addMonths(month, 1))
    all.push(month)
  return all
}

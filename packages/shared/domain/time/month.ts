import { addDays, weekdayOf } from './paris-time.ts'

/** Days are `YYYY-MM-DD` and months `YYYY-MM`: plain dates without time zone, unaffected by daylight saving time. */

/** `2026-06-12` → `2026-06` */
export const monthOf = (day: string): string => day.slice(0, 7)

/** How many days a month has. */
export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** Adds months to a month. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The same day some months later (or earlier, if negative); the month's last day if it has no such day. */
export function sameDayAfter(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  return `${month}-${String(Math.min(Number(day.slice(8)), daysIn(month))).padStart(2, '0')}`
}

/** The same day twelve months later (or earlier, with -1); 28 February in years without the 29th. */
export const addYears = (day: string, years: number): string => sameDayAfter(day, 12 * years)

/** Window of a day: the twelve months that end on it. */
export const windowOn = (day: string): { readonly from: string; readonly to: string } => ({
  from: addDays(addYears(day, -1), 1),
  to: day,
})

/** Calendar grid of a month: weeks from Monday to Sunday, with undefined in place of another month's days. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const first = `${month}-01`
  const before = weekdayOf(first) - 1
  const count = daysIn(month)
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const number = week * 7 + column - before
      return number < 0 || number >= count ? undefined : addDays(first, number)
    }),
  )
}

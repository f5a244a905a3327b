import { MAX_NIGHTS, isDay, nightsBetween } from '#lib/booking/stay.ts'
import { addDays, weekdayOf } from '#lib/domain/paris-time.ts'

/** Days are `YYYY-MM-DD` and months `YYYY-MM`: without clock or time zone, so that no change of either can move them. */

/** What has been chosen so far: nothing, an arrival, or both. */
export interface StayDates {
  readonly arrive?: string
  readonly depart?: string
}

/** `2026-06-12` → `2026-06` */
export const monthOf = (day: string): string => day.slice(0, 7)

/** How many days a month has. */
export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The month that many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The same day of another month, or the last that it has: a month after 31 January is 28 or 29 February. */
export function sameDayOf(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  return `${month}-${String(Math.min(Number(day.slice(8)), daysIn(month))).padStart(2, '0')}`
}

/** The weeks of a month, from Monday to Sunday as both languages count them; undefined where another month's days would stand. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const first = `${month}-01`
  const before = weekdayOf(first) - 1
  const count = daysIn(month)
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) => Array.from({ length: 7 }, (_day, column) => {
    const number = week * 7 + column - before
    return number < 0 || number >= count ? undefined : addDays(first, number)
  }))
}

/** Where a key leads from a day (WAI-ARIA practices, date picker); undefined for keys that lead nowhere. */
export function dayByKey(day: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft': return addDays(day, -1)
    case 'ArrowRight': return addDays(day, 1)
    case 'ArrowUp': return addDays(day, -7)
    case 'ArrowDown': return addDays(day, 7)
    case 'Home': return addDays(day, 1 - weekdayOf(day))
    case 'End': return addDays(day, 7 - weekdayOf(day))
    case 'PageUp': return sameDayOf(day, shift ? -12 : -1)
    case 'PageDown': return sameDayOf(day, shift ? 12 : 1)
    default: return undefined
  }
}

/** The last day that may end a stay which has only begun; undefined while an arrival is to be chosen. */
const lastDeparture = ({ arrive, depart }: StayDates): string | undefined =>
  arrive !== undefined && depart === undefined ? addDays(arrive, MAX_NIGHTS) : undefined

/** Whether the next choice may fall on this day. */
export function isOpen(day: string, stay: StayDates, today: string): boolean {
  const last = lastDeparture(stay)
  return day >= today && (last === undefined || day <= last)
}

/** The stay after one more choice: an arrival, then a departure; a day that is not after the arrival begins anew. */
export function choose(stay: StayDates, day: string, today: string): StayDates {
  if (!isOpen(day, stay, today)) return stay
  return stay.arrive !== undefined && stay.depart === undefined && day > stay.arrive ? { arrive: stay.arrive, depart: day } : { arrive: day }
}

/** Two texts as a stay: what is no day, lies behind or is too long counts as not chosen. */
export function readStay(arrive: string, depart: string, today: string): StayDates {
  if (!isDay(arrive) || arrive < today) return {}
  const whole = isDay(depart) && depart > arrive && nightsBetween(arrive, depart) <= MAX_NIGHTS
  return whole ? { arrive, depart } : { arrive }
}

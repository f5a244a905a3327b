import { MAX_NIGHTS, isDay, nightsBetween } from '#lib/booking/stay.ts'
import { addMonths, daysIn, monthOf } from '#lib/domain/month.ts'
import { addDays, weekdayOf } from '#lib/domain/paris-time.ts'

/** Selection so far: nothing, an arrival, or both. */
export interface StayDates {
  readonly arrive?: string
  readonly depart?: string
}

/** The same day of another month, clamped to its last day: a month after 31 January is 28 or 29 February. */
export function sameDayOf(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  return `${month}-${String(Math.min(Number(day.slice(8)), daysIn(month))).padStart(2, '0')}`
}

/**
 * Keyboard navigation of a date grid (WAI-ARIA practices, date picker): the target day, or undefined for other keys.
 */
export function dayByKey(day: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, 1 - weekdayOf(day))
    case 'End':
      return addDays(day, 7 - weekdayOf(day))
    case 'PageUp':
      return sameDayOf(day, shift ? -12 : -1)
    case 'PageDown':
      return sameDayOf(day, shift ? 12 : 1)
    default:
      return undefined
  }
}

/** Last selectable departure once an arrival is chosen; undefined while an arrival is being chosen. */
const lastDeparture = ({ arrive, depart }: StayDates): string | undefined =>
  arrive !== undefined && depart === undefined ? addDays(arrive, MAX_NIGHTS) : undefined

/** Whether a day is selectable as the next choice. */
export function isOpen(day: string, stay: StayDates, today: string): boolean {
  const last = lastDeparture(stay)
  return day >= today && (last === undefined || day <= last)
}

/** The selection after one more choice: an arrival, then a departure; a day not after the arrival starts over. */
export function choose(stay: StayDates, day: string, today: string): StayDates {
  if (!isOpen(day, stay, today)) return stay
  return stay.arrive !== undefined && stay.depart === undefined && day > stay.arrive
    ? { arrive: stay.arrive, depart: day }
    : { arrive: day }
}

/** Parses two dates; an invalid, past or too long stay counts as not chosen. */
export function readStay(arrive: string, depart: string, today: string): StayDates {
  if (!isDay(arrive) || arrive < today) return {}
  const whole = isDay(depart) && depart > arrive && nightsBetween(arrive, depart) <= MAX_NIGHTS
  return whole ? { arrive, depart } : { arrive }
}

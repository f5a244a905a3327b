import { MAX_NIGHTS, isDay } from '@barriere/shared/domain/stays/stay.ts'
import type { NightState } from '@barriere/shared/contracts/availability.ts'
import type { Money } from '@barriere/shared/domain/money.ts'
import { addMonths, daysIn, monthOf } from '@barriere/shared/domain/time/month.ts'
import { addDays, daysBetween, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'

/** Selection so far: nothing, an arrival, or both. */
export interface StayDates {
  readonly arrive?: string
  readonly depart?: string
}

/** State and price of a night at the chosen property. The price of a night without data is on request. */
export interface PricedNight {
  readonly state: NightState
  /** Minimum number of nights of a stay that arrives on this day. */
  readonly minNights: number
  /** Lowest price, and its formatted text. Both are absent if no room can be booked. */
  readonly price?: Money
  readonly text?: string
  /** Formatted price of the signed-in member. */
  readonly own?: string
  /** Whether it is the lowest price of the month. */
  readonly lowest?: boolean
}

/** Key: `YYYY-MM-DD`. */
export type Nights = ReadonlyMap<string, PricedNight>

export const NO_NIGHTS: Nights = new Map()

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

/** Whether the known nights allow a stay. A night without data counts as free. */
export function isStayOpen(arrive: string, depart: string, nights: Nights): boolean {
  if (daysBetween(arrive, depart) < (nights.get(arrive)?.minNights ?? 1)) return false
  for (let day = arrive; day < depart; day = addDays(day, 1))
    if ((nights.get(day)?.state ?? 'open') !== 'open') return false
  return true
}

/** Why a day is not selectable as the next choice. */
export type DayFault = 'unavailable' | 'soldOut' | 'closed' | 'tooShort'

/** Undefined for a day that is selectable as the next choice. */
export function faultOf(day: string, stay: StayDates, today: string, nights: Nights = NO_NIGHTS): DayFault | undefined {
  const last = lastDeparture(stay)
  if (day < today || (last !== undefined && day > last)) return 'unavailable'
  if (stay.arrive !== undefined && last !== undefined && day > stay.arrive) {
    if (isStayOpen(stay.arrive, day, nights)) return undefined
    return daysBetween(stay.arrive, day) < (nights.get(stay.arrive)?.minNights ?? 1) ? 'tooShort' : 'unavailable'
  }
  const { state = 'open' } = nights.get(day) ?? {}
  return state === 'open' ? undefined : state === 'closed' ? 'closed' : 'soldOut'
}

/** Whether a day is selectable as the next choice. */
export const isOpen = (day: string, stay: StayDates, today: string, nights: Nights = NO_NIGHTS): boolean =>
  faultOf(day, stay, today, nights) === undefined

/** The selection after one more choice: an arrival, then a departure; a day not after the arrival starts over. */
export function choose(stay: StayDates, day: string, today: string, nights: Nights = NO_NIGHTS): StayDates {
  if (!isOpen(day, stay, today, nights)) return stay
  return stay.arrive !== undefined && stay.depart === undefined && day > stay.arrive
    ? { arrive: stay.arrive, depart: day }
    : { arrive: day }
}

/** Parses two dates; an invalid, past or too long stay counts as not chosen. */
export function readStay(arrive: string, depart: string, today: string): StayDates {
  if (!isDay(arrive) || arrive < today) return {}
  const whole = isDay(depart) && depart > arrive && daysBetween(arrive, depart) <= MAX_NIGHTS
  return whole ? { arrive, depart } : { arrive }
}

import { addDays, toParisTime, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'

/** Range in which a stay must lie, `YYYY-MM-DD`, both included: the validity of an offer. */
export interface StayWindow {
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Number of nights of the offer. */
  readonly nights?: number | undefined
  /** Weekdays on which it may begin, 1 for Monday; empty is every day. */
  readonly weekdays?: readonly number[] | undefined
}

/** Days `YYYY-MM-DD`. */
export interface StayDates {
  readonly arrive: string
  readonly depart: string
}

const WEEKEND_NIGHTS = 2

const FRIDAY = 5

/** Minimum number of days from today to the suggested weekend; guests who leave sooner choose their own dates. */
const AHEAD = 7

/** Maximum number of days ahead in a range without an end. */
const HORIZON = 365

/**
 * Default dates of a booking form: the first Friday to Sunday at least a week ahead, in Paris. Where the range ends
 * before that, the next Friday, else the first remaining day. Where its weekdays of arrival exclude Friday, any of them
 * counts instead. Undefined where the stay no longer fits into the range.
 * `now` in milliseconds since the epoch.
 */
export function suggestedStay(now: number, window: StayWindow = {}): StayDates | undefined {
  const { weekdays = [] } = window
  const isWeekend = weekdays.length === 0 || weekdays.includes(FRIDAY)
  const ahead = addDays(toParisTime(now).day, AHEAD)
  let first: StayDates | undefined
  let usual: StayDates | undefined
  for (const stay of staysIn(window, now)) {
    first ??= stay
    if (isWeekend && weekdayOf(stay.arrive) !== FRIDAY) continue
    usual ??= stay
    if (stay.arrive >= ahead) return stay
  }
  return usual ?? first
}

/**
 * The first `most` stays that fit into a range, by arrival, from today in Paris on. `now` in milliseconds since the
 * epoch.
 */
export function possibleStays(now: number, window: StayWindow, most: number): StayDates[] {
  const stays: StayDates[] = []
  for (const stay of staysIn(window, now)) {
    if (stays.length === most) break
    stays.push(stay)
  }
  return stays
}

/** Lazy: all stays that fit into a range, of which most callers need a few. */
function* staysIn(
  { from, until, nights = WEEKEND_NIGHTS, weekdays = [] }: StayWindow,
  now: number,
): Generator<StayDates> {
  const today = toParisTime(now).day
  const first = from !== undefined && from > today ? from : today
  const last = until ?? addDays(first, HORIZON)
  for (let arrive = first; addDays(arrive, nights) <= last; arrive = addDays(arrive, 1))
    if (weekdays.length === 0 || weekdays.includes(weekdayOf(arrive))) yield { arrive, depart: addDays(arrive, nights) }
}

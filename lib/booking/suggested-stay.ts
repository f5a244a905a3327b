import { addDays, toParisTime, weekdayOf } from '#lib/domain/paris-time.ts'

/** Range in which a stay must lie, `YYYY-MM-DD`, both included: the validity of an offer. */
export interface StayWindow {
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Number of nights of the offer. */
  readonly nights?: number | undefined
}

/** Days `YYYY-MM-DD`. */
export interface StayDates {
  readonly arrive: string
  readonly depart: string
}

const WEEKEND_NIGHTS = 2

const FRIDAY = 5

/** Days from today to the suggested weekend at least; guests who leave sooner choose their own dates. */
const AHEAD = 7

/**
 * Default dates of a booking form: the first Friday to Sunday at least a week ahead, in Paris. Where the range ends
 * before that, the next Friday, else the first remaining day. Undefined where the stay no longer fits into the range.
 * `now` in milliseconds since the epoch.
 */
export function suggestedStay(
  now: number,
  { from, until, nights = WEEKEND_NIGHTS }: StayWindow = {},
): StayDates | undefined {
  const today = toParisTime(now).day
  const notBefore = (day: string): string => (from !== undefined && from > day ? from : day)
  const candidates = [fridayFrom(notBefore(addDays(today, AHEAD))), fridayFrom(notBefore(today)), notBefore(today)]
  return candidates
    .map((arrive) => ({ arrive, depart: addDays(arrive, nights) }))
    .find(({ depart }) => until === undefined || depart <= until)
}

/** The first Friday on or after a day. */
const fridayFrom = (day: string): string => addDays(day, (FRIDAY - weekdayOf(day) + 7) % 7)

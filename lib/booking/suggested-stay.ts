import { addDays, toParisTime, weekdayOf } from '#lib/domain/paris-time.ts'

/** The days between which a stay must lie, `YYYY-MM-DD`, both included: the validity of an offer. */
export interface StayWindow {
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Nights that the offer takes. */
  readonly nights?: number | undefined
}

/** Days `YYYY-MM-DD`. */
export interface StayDates {
  readonly arrive: string
  readonly depart: string
}

const WEEKEND_NIGHTS = 2

const FRIDAY = 5

/** Days between now and the weekend that is proposed: whoever leaves sooner picks the dates anyway. */
const AHEAD = 7

/**
 * Dates to begin with: the first Friday to Sunday that is a week ahead or more, by the calendar of Paris. Where a
 * window ends before, the next Friday, and else its first days that are left. Undefined where none is left.
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

/** That day or the first Friday after it. */
const fridayFrom = (day: string): string => addDays(day, (FRIDAY - weekdayOf(day) + 7) % 7)

import type { Performance } from '@barriere/shared/domain/content/agenda.ts'
import { isOpenAt } from '@barriere/shared/domain/time/opening-hours.ts'
import { addDays, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Itinerary, ItineraryShow, ItineraryTable } from './itinerary.ts'

const MINUTE = 60_000

/** From a restaurant to a hall or back, coats included. */
const WAY = 30 * MINUTE

/** From sitting down to the rise of the curtain: an hour and a half at table, and the way. */
const DINNER_AND_WAY = 120 * MINUTE

/** Last service: guests sit down this long before the kitchen closes, else their order comes too late. */
const LAST_SERVICE = 30 * MINUTE

/** Default duration of a show without an end. */
const USUAL_LENGTH = 120 * MINUTE

/** Maximum duration of a show; a longer event (a fair, a regatta) has no predictable end for dinner. */
const LONGEST = 12 * 60 * MINUTE

/** Longest wait for a table after a show. */
const LONGEST_WAIT = 180 * MINUTE

const QUARTER = 15 * MINUTE
const FIVE_MINUTES = 5 * MINUTE

/**
 * Bounds of an evening in Paris: shows start and guests sit down between these times; `UNTIL` is on the next day.
 * Daylight saving time changes at 02:00 or 03:00, so never within an evening.
 */
const SHOWS_FROM = '14:00'
const TABLES_FROM = '18:00'
const UNTIL = '02:00'

/** Preferred time of dinner without a show. */
const USUAL_DINNER = '20:00'

const at = (day: string, time: string): number => fromParisTime(day, time).getTime()

/**
 * Whether a performance belongs to the evening of a day. A matinée does; one that starts after 02:00 belongs to the
 * next day.
 */
export function isOfEvening({ startsAt, endsAt }: Performance, day: string): boolean {
  const start = startsAt.getTime()
  return (
    start >= at(day, SHOWS_FROM) &&
    start < at(addDays(day, 1), UNTIL) &&
    (endsAt === undefined || endsAt.getTime() - start <= LONGEST)
  )
}

/** The day whose evening a performance belongs to. */
export function eveningOf(performance: Performance): string | undefined {
  const { day } = toParisTime(performance.startsAt)
  return [day, addDays(day, -1)].find((candidate) => isOfEvening(performance, candidate))
}

/** End of a show: its own, else two hours after its start. */
export const showEnd = ({ startsAt, endsAt }: Performance): Date =>
  endsAt && endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + USUAL_LENGTH)

/**
 * The latest moment, on a quarter of an hour, to sit down before a show. Undefined where no kitchen is open in time.
 */
export const seatBefore = (table: ItineraryTable, show: Performance, day: string, now: Date): Date | undefined => {
  const latest = down(show.startsAt.getTime() - DINNER_AND_WAY)
  const first = earliest(day, now)
  return find(
    table,
    count(latest, first, -QUARTER).filter((moment) => moment < at(addDays(day, 1), UNTIL)),
  )
}

/**
 * The first moment to sit down after a show: half an hour after its end, or when the kitchen opens later that evening.
 */
export const seatAfter = (table: ItineraryTable, show: Performance, day: string, now: Date): Date | undefined => {
  const end = showEnd(show).getTime() + WAY
  const soonest = Math.max(up(end, FIVE_MINUTES), earliest(day, now))
  const last = Math.min(end + LONGEST_WAIT, at(addDays(day, 1), UNTIL) - 1)
  return soonest > last ? undefined : find(table, [soonest, ...count(up(soonest + 1, QUARTER), last, QUARTER)])
}

/** A table without a show: the free time nearest to eight o'clock. */
export function seatAlone(table: ItineraryTable, day: string, now: Date): Date | undefined {
  const usual = at(day, USUAL_DINNER)
  const all = count(earliest(day, now), at(addDays(day, 1), UNTIL) - 1, QUARTER)
  return find(
    table,
    all.toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual)),
  )
}

/** Earliest seating: six o'clock, and not before guests have had time to arrive. */
const earliest = (day: string, now: Date): number => Math.max(at(day, TABLES_FROM), up(now.getTime() + WAY, QUARTER))

const find = (table: ItineraryTable, moments: readonly number[]): Date | undefined => {
  const moment = moments.find((one) => isServed(table, one))
  return moment === undefined ? undefined : new Date(moment)
}

/** Whether the kitchen takes an order of guests who sit down at a moment. */
const isServed = ({ periods, specialDays }: ItineraryTable, moment: number): boolean =>
  [moment, moment + LAST_SERVICE - MINUTE].every((one) => isOpenAt(periods, specialDays, toParisTime(one)))

/**
 * Whether an itinerary is feasible: guests are seated in the evening, not in the past and before last service, the show
 * is still to begin, and table and show leave time for dinner and the way between them.
 */
export function isFeasible(
  { dinner, table, show }: Pick<Itinerary<ItineraryShow, ItineraryTable, unknown>, 'dinner' | 'table' | 'show'>,
  day: string,
  now: Date,
): boolean {
  const seated = table?.at.getTime()
  const curtain = show?.show.startsAt.getTime()
  const isSeated =
    table === undefined ||
    seated === undefined ||
    (seated >= earliest(day, now) && seated < at(addDays(day, 1), UNTIL) && isServed(table.restaurant, seated))
  const isShown = show === undefined || (isOfEvening(show.show, day) && show.show.startsAt > now)
  const clash =
    show !== undefined && seated !== undefined && curtain !== undefined
      ? dinner === 'before'
        ? seated + DINNER_AND_WAY > curtain
        : seated < show.endsAt.getTime() + WAY || seated > show.endsAt.getTime() + WAY + LONGEST_WAIT
      : false
  return isSeated && isShown && !clash
}

/** Rounding on epoch time works, because Paris's offsets are whole hours. */
const up = (moment: number, step: number): number => Math.ceil(moment / step) * step
const down = (moment: number): number => Math.floor(moment / QUARTER) * QUARTER

function count(from: number, to: number, step: number): number[] {
  const steps = Math.floor((to - from) / step)
  return steps < 0 ? [] : Array.from({ length: steps + 1 }, (_, index) => from + index * step)
}

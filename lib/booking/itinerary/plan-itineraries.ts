import { type AgendaStatus, isBookable, statusAt } from '@barriere/shared/domain/content/agenda.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type {
  Itinerary,
  ItineraryPlan,
  ItineraryRequest,
  ItineraryShow,
  ItineraryTable,
  Night,
  ShowLack,
  TableLack,
} from './itinerary.ts'
import { eveningOf, isFeasible, isOfEvening, seatAfter, seatAlone, seatBefore, showEnd } from './hours.ts'

/** Maximum number of itineraries. */
const MOST_EVENINGS = 3

/** Days searched for the next available table. */
const DAYS_AHEAD = 14

type Request = ItineraryRequest<ItineraryShow, ItineraryTable, unknown>

/**
 * Plans up to three itineraries of a day: a table, a show and a night that do not overlap. Where table and show can be
 * combined, all itineraries have both; else each is proposed alone, down to the room alone, and `lacking` says why.
 * Shows that have begun or are full, postponed or canceled are not proposed. A past day has no itineraries.
 */
export function planItineraries<S extends ItineraryShow, T extends ItineraryTable, R>(
  request: ItineraryRequest<S, T, R>,
): ItineraryPlan<S, T, R> {
  const { day, shows, restaurants, party, hotel, now } = request
  const room: Night<R> | undefined = hotel && { hotel, arrive: day, depart: addDays(day, 1) }
  const open = shows.filter((show) => isOfEvening(show, day) && canBeSeen(show, now)).toSorted(byStart)
  const together = open.flatMap((show) => restaurants.flatMap((restaurant) => around(show, restaurant, day, now)))
  const alone = restaurants
    .flatMap((restaurant) => {
      const at = seatAlone(restaurant, day, now)
      return at ? [{ restaurant, at }] : []
    })
    .toSorted((one, other) => Number(other.restaurant.own ?? false) - Number(one.restaurant.own ?? false))
  const common = { room, party }
  const nothing = { dinner: undefined, table: undefined, show: undefined, ...common }
  // Reserves a slot for a table where there are more shows than itineraries to propose.
  const apart: Itinerary<S, T, R>[] = [
    ...open
      .slice(0, alone.length > 0 ? MOST_EVENINGS - 1 : MOST_EVENINGS)
      .map((show) => ({ ...nothing, show: { show, endsAt: showEnd(show) } })),
    ...alone.map((table) => ({ ...nothing, table })),
  ].slice(0, MOST_EVENINGS)
  const whole = varied(together).map((pair) => ({ ...pair, ...common }))
  const possible = whole.length > 0 ? whole : apart.length > 0 ? apart : room ? [nothing] : []
  return {
    // The feasibility rule checks every proposal once more, however it was found.
    itineraries: day < toParisTime(now).day ? [] : possible.filter((one) => isFeasible(one, day, now)),
    lacking: {
      show: open.length > 0 ? undefined : showLack(request),
      table: whole.length > 0 ? undefined : tableLack(request, open.length, alone.length),
      room: room ? undefined : 'none',
    },
  }
}

/** Days from today on, on whose evening a show can be seen; each once, ascending. */
export const showNights = (shows: readonly ItineraryShow[], now: Date): readonly string[] =>
  nextShowDays(shows, addDays(toParisTime(now).day, -1), now, Number.POSITIVE_INFINITY)

/** The next days after `day` on which a show is available; each once, ascending. */
export function nextShowDays(shows: readonly ItineraryShow[], day: string, now: Date, limit = 3): readonly string[] {
  const days = shows
    .filter((show) => canBeSeen(show, now))
    .map(eveningOf)
    .filter((one) => one !== undefined && one > day)
  return [...new Set(days as readonly string[])].toSorted().slice(0, limit)
}

/** The next day on which a restaurant has a table; undefined where none does within a fortnight. */
export function nextTableDay(restaurants: readonly ItineraryTable[], day: string, now: Date): string | undefined {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(day, index + 1))
  return days.find((one) => restaurants.some((restaurant) => seatAlone(restaurant, one, now)))
}

const canBeSeen = (show: ItineraryShow, now: Date): boolean => show.startsAt > now && isBookable(statusAt(show, now))

const byStart = (one: ItineraryShow, other: ItineraryShow): number => one.startsAt.getTime() - other.startsAt.getTime()

type Pair<S extends ItineraryShow, T extends ItineraryTable> = Pick<Itinerary<S, T, unknown>, 'dinner'> &
  Required<{
    readonly table: NonNullable<Itinerary<S, T, unknown>['table']>
    readonly show: NonNullable<Itinerary<S, T, unknown>['show']>
  }>

/** The show with a table before and with one after it, where the kitchen is open. */
function around<S extends ItineraryShow, T extends ItineraryTable>(
  show: S,
  restaurant: T,
  day: string,
  now: Date,
): Pair<S, T>[] {
  const seen = { show, endsAt: showEnd(show) }
  const [before, after] = [seatBefore(restaurant, show, day, now), seatAfter(restaurant, show, day, now)]
  return [
    ...(before ? [{ dinner: 'before' as const, table: { restaurant, at: before }, show: seen }] : []),
    ...(after ? [{ dinner: 'after' as const, table: { restaurant, at: after }, show: seen }] : []),
  ]
}

/**
 * Greedy choice of up to three different pairs: repeating a restaurant or a show costs most, then waiting time; the
 * property's own restaurant is preferred. The result is ordered by start.
 */
function varied<S extends ItineraryShow, T extends ItineraryTable>(pairs: readonly Pair<S, T>[]): Pair<S, T>[] {
  const chosen: Pair<S, T>[] = []
  const cost = (pair: Pair<S, T>): number => {
    const repeated = chosen.filter(
      ({ table, show, dinner }) =>
        table.restaurant === pair.table.restaurant || (show.show === pair.show.show && dinner === pair.dinner),
    ).length
    return repeated * 10_000 + waitOf(pair) / 60_000 - (pair.table.restaurant.own ? 15 : 0)
  }
  while (chosen.length < MOST_EVENINGS && chosen.length < pairs.length) {
    const left = pairs.filter((pair) => !chosen.includes(pair))
    chosen.push(left.reduce((best, pair) => (cost(pair) < cost(best) ? pair : best)))
  }
  return chosen.toSorted((one, other) => startOf(one) - startOf(other))
}

const startOf = ({ table, show }: Pair<ItineraryShow, ItineraryTable>): number =>
  Math.min(table.at.getTime(), show.show.startsAt.getTime())

/** Waiting time in milliseconds between sitting down and the nearer end of the show. */
const waitOf = ({ dinner, table, show }: Pair<ItineraryShow, ItineraryTable>): number =>
  dinner === 'before' ? show.show.startsAt.getTime() - table.at.getTime() : table.at.getTime() - show.endsAt.getTime()

/** Reasons by priority: sold out before postponed, canceled last. */
const WEIGHT = ['full', 'postponed', 'canceled'] as const satisfies readonly AgendaStatus[]

function showLack({ shows, day, now }: Request): ShowLack {
  const those = shows.filter((show) => isOfEvening(show, day))
  if (those.length === 0) return 'none'
  return WEIGHT.find((status) => those.some((show) => show.startsAt > now && show.status === status)) ?? 'begun'
}

function tableLack({ restaurants, day, now }: Request, shows: number, alone: number): TableLack | undefined {
  if (restaurants.length === 0) return 'none'
  if (alone > 0) return shows > 0 ? 'clash' : undefined
  const openToday =
    day === toParisTime(now).day && restaurants.some((restaurant) => seatAlone(restaurant, day, new Date(0)))
  return openToday ? 'late' : 'closed'
}

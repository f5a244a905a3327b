/** Milliseconds after a request during which another one is refused. */
const UNDER_WAY = 24 * 3_600_000

/** Maximum number of requests in twelve months (specification §9). */
const MOST = 2

/** The first of the twelve months that count: the same day and hour a year before `now` (milliseconds). */
export function renewalsSince(now: number): Date {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - 1)
  return moment
}

/** Why a card cannot be requested now; `made`: the requests since `renewalsSince`, the latest first. */
export function renewalFault(made: readonly Date[], now: number): 'under-way' | 'too-many' | undefined {
  if (made[0] && made[0].getTime() > now - UNDER_WAY) return 'under-way'
  return made.length >= MOST ? 'too-many' : undefined
}

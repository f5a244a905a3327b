import { daysBetween } from '../time/paris-time.ts'

/** Limits of the claim of a missing stay: days since the departure, nights of the stay, characters. */
export const CLAIM = { days: 365, nights: 60, bookingLength: 30, remarksLength: 1_000 } as const

/** Numbers of bookings and folios, as hotels write them. */
export const BOOKING_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/

/** Reasons for which the desk refuses a claim. */
export const CLAIM_REFUSALS = ['unknown-booking', 'another-guest', 'not-eligible'] as const

export type ClaimFault = 'order' | 'ended' | 'old' | 'long'

/** Fault of a claim's days, `YYYY-MM-DD`, on `today` in Paris: a stay ends on its day of departure. */
export function claimFault(arrival: string, departure: string, today: string): ClaimFault | undefined {
  const nights = daysBetween(arrival, departure)
  if (departure > today) return 'ended'
  if (nights < 1) return 'order'
  if (nights > CLAIM.nights) return 'long'
  return daysBetween(departure, today) > CLAIM.days ? 'old' : undefined
}

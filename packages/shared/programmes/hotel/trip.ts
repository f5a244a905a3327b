import { z } from 'zod'
import { MAX_TRIP, TRIP_KEY } from '../../domain/visitors/trip.ts'
import { type HotelOperation, MEMBER } from './operation.ts'

const tripKey = z.string().regex(TRIP_KEY)

/** A page or an evening of My trip (`packages/shared/domain/visitors/trip.ts`); `addedAt`: ISO moment. */
export const tripItem = z.strictObject({ key: tripKey, addedAt: z.iso.datetime() }).meta({ id: 'TripItem' })

/** Operations on a member's trip. */
export const TRIP_OPERATIONS = {
  changeTrip: {
    method: 'POST',
    path: '/v1/me/trip',
    summary: 'Change the member’s trip: the union with what is added, less what is removed, the newest first',
    input: z.strictObject({ add: z.array(tripItem).max(MAX_TRIP), remove: z.array(tripKey).max(MAX_TRIP) }),
    answer: z.object({ items: z.array(tripItem) }),
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
} as const satisfies Record<string, HotelOperation>

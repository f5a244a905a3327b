import { type PlaceInput, localBusiness } from './place.ts'
import type { Thing } from './thing.ts'

export interface CasinoInput extends PlaceInput {
  readonly hours?: readonly Thing[] | undefined
}

/** https://schema.org/Casino, an EntertainmentBusiness. */
export const casino = (input: CasinoInput) => ({
  '@type': 'Casino',
  ...localBusiness(input),
  'openingHoursSpecification': input.hours,
}) satisfies Thing

import type { CasinoLeaf, OpeningHoursSpecificationLeaf } from 'schema-dts'
import { type PlaceInput, localBusiness } from './place.ts'
import { thing } from './thing.ts'

export interface CasinoInput extends PlaceInput {
  readonly hours?: readonly OpeningHoursSpecificationLeaf[] | undefined
}

/** https://schema.org/Casino, an EntertainmentBusiness. */
export const casino = (input: CasinoInput) =>
  thing<CasinoLeaf>({ '@type': 'Casino', ...localBusiness(input), 'openingHoursSpecification': input.hours })

import type { DaySpaLeaf, OpeningHoursSpecificationLeaf } from 'schema-dts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { priceRange } from './hotel.ts'
import { type PlaceInput, localBusiness } from './place.ts'
import { thing } from './thing.ts'

export interface SpaInput extends PlaceInput {
  /** Euros, the lowest treatment. */
  readonly price?: number | undefined
  readonly hours?: readonly OpeningHoursSpecificationLeaf[] | undefined
}

/** https://schema.org/DaySpa, a HealthAndBeautyBusiness. */
export const spa = (input: SpaInput, locale: Locale) =>
  thing<DaySpaLeaf>({
    '@type': 'DaySpa',
    ...localBusiness(input),
    'priceRange': priceRange(input.price, locale),
    'openingHoursSpecification': input.hours,
  })

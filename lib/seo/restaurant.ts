import type { OpeningHoursSpecificationLeaf, RestaurantLeaf } from 'schema-dts'
import type { Locale } from '#lib/domain/locale.ts'
import { priceRange } from './hotel.ts'
import { type PlaceInput, localBusiness } from './place.ts'
import { thing } from './thing.ts'

export interface RestaurantInput extends PlaceInput {
  readonly cuisine?: string | undefined
  /** Euros, the lowest menu. */
  readonly price?: number | undefined
  /** Whether a table can be booked; undefined where it is unknown. */
  readonly acceptsReservations?: boolean | undefined
  readonly hours?: readonly OpeningHoursSpecificationLeaf[] | undefined
}

/** https://schema.org/Restaurant. */
export const restaurant = (input: RestaurantInput, locale: Locale) =>
  thing<RestaurantLeaf>({
    '@type': 'Restaurant',
    ...localBusiness(input),
    'servesCuisine': input.cuisine,
    'priceRange': priceRange(input.price, locale),
    'acceptsReservations': input.acceptsReservations,
    'openingHoursSpecification': input.hours,
  })

import type { OpeningHoursSpecificationLeaf, RestaurantLeaf } from 'schema-dts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { MenuSection } from '@barriere/shared/domain/content/menu.ts'
import { priceRange } from './hotel.ts'
import { menu } from './menu.ts'
import { type PlaceInput, localBusiness } from './place.ts'
import { thing } from './thing.ts'

export interface RestaurantInput extends PlaceInput {
  readonly cuisine?: string | undefined
  /** Euros, the lowest menu. */
  readonly price?: number | undefined
  /** Whether a table can be booked; undefined where it is unknown. */
  readonly acceptsReservations?: boolean | undefined
  readonly hours?: readonly OpeningHoursSpecificationLeaf[] | undefined
  /** The menu that the page shows. */
  readonly menu?: readonly MenuSection[] | undefined
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
    'hasMenu': input.menu && menu(input.menu, { url: input.url, locale }),
  })

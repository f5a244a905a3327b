import type { CasinoLeaf, DaySpaLeaf, HotelLeaf, OfferLeaf, RestaurantLeaf } from 'schema-dts'
import { parisMoment } from './paris-moment.ts'
import { type Organisation, organizationNamed } from './site.ts'
import { type Described, described, thing } from './thing.ts'

/** Reference to a property. */
type PropertyLeaf = CasinoLeaf | DaySpaLeaf | HotelLeaf | RestaurantLeaf

export interface OfferInput extends Described {
  /** In the language of the page, such as “Stays”. */
  readonly category?: string | undefined
  /** Euros. */
  readonly price?: number | undefined
  readonly validFrom?: Date | undefined
  readonly validUntil?: Date | undefined
  /** Properties where it is valid; without any, the group offers it. */
  readonly properties: readonly {
    readonly type: PropertyLeaf['@type']
    readonly name: string
    readonly url?: string | undefined
  }[]
  readonly group: Organisation
}

/** https://schema.org/Offer. */
export const offer = (input: OfferInput) =>
  thing<OfferLeaf>({
    '@type': 'Offer',
    ...described(input),
    'category': input.category,
    'price': input.price,
    'priceCurrency': input.price === undefined ? undefined : 'EUR',
    'validFrom': input.validFrom && parisMoment(input.validFrom),
    'validThrough': input.validUntil && parisMoment(input.validUntil),
    'offeredBy':
      input.properties.length === 0
        ? organizationNamed(input.group)
        : input.properties.map(({ type, name, url }) => thing<PropertyLeaf>({ '@type': type, name, url })),
  })

import type { HotelRoomLeaf, MergeLeafTypes, OfferLeaf, ProductLeaf } from 'schema-dts'
import { amenities } from './amenities.ts'
import { type Located, postalAddress } from './place.ts'
import { type Described, described, thing } from './thing.ts'

export interface RoomInput extends Described {
  /** Square metres. */
  readonly area?: number | undefined
  /** Guests at most. */
  readonly guests?: number | undefined
  /** Such as “One 180 cm double bed”. */
  readonly beds?: string | undefined
  readonly view?: string | undefined
  /** Euros, the lowest for a night. */
  readonly price?: number | undefined
  /** Its code in the booking engine. */
  readonly code?: string | undefined
  readonly hotel?: (Located & { readonly name: string; readonly url: string }) | undefined
}

export type RoomThing = MergeLeafTypes<[HotelRoomLeaf, ProductLeaf]>

/** https://schema.org/HotelRoom, also a Product, because schema.org allows offers with a price on products only. */
export const room = (input: RoomInput) =>
  thing<RoomThing>({
    '@type': ['HotelRoom', 'Product'],
    ...described(input),
    'sku': input.code,
    'bed': input.beds === undefined ? undefined : { '@type': 'BedDetails', 'typeOfBed': input.beds },
    // UN/CEFACT codes: C62 counts, MTK are square metres.
    'occupancy':
      input.guests === undefined
        ? undefined
        : { '@type': 'QuantitativeValue', 'minValue': 1, 'maxValue': input.guests, 'unitCode': 'C62' },
    'floorSize':
      input.area === undefined ? undefined : { '@type': 'QuantitativeValue', 'value': input.area, 'unitCode': 'MTK' },
    'amenityFeature': amenities(input.view === undefined ? [] : [input.view]),
    'containedInPlace': input.hotel && {
      '@type': 'Hotel',
      'name': input.hotel.name,
      'url': input.hotel.url,
      'address': postalAddress(input.hotel),
    },
    'offers': input.price === undefined ? undefined : nightly(input.price, input.url),
  })

/** Offer of one night: a rental, not a sale. */
const nightly = (price: number, url: string) =>
  thing<OfferLeaf>({
    '@type': 'Offer',
    url,
    price,
    'priceCurrency': 'EUR',
    'priceSpecification': { '@type': 'UnitPriceSpecification', price, 'priceCurrency': 'EUR', 'unitCode': 'DAY' },
    'businessFunction': { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
  })

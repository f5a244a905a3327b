import type { HotelLeaf } from 'schema-dts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { type PlaceInput, localBusiness } from './place.ts'
import { thing } from './thing.ts'

export interface HotelInput extends PlaceInput {
  readonly stars: '3' | '4' | '5' | 'palace'
  readonly rooms?: number | undefined
  /** Euros, the lowest for a night. */
  readonly price?: number | undefined
  /** `HH:mm`; another text is left out. */
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  readonly petsAllowed: boolean
}

/** https://schema.org/Hotel. “Palace” is a distinction above five stars that schema.org cannot express. */
export const hotel = (input: HotelInput, locale: Locale) =>
  thing<HotelLeaf>({
    '@type': 'Hotel',
    ...localBusiness(input),
    'starRating': {
      '@type': 'Rating',
      'ratingValue': input.stars === 'palace' ? 5 : Number(input.stars),
      'bestRating': 5,
    },
    'numberOfRooms': input.rooms,
    'priceRange': priceRange(input.price, locale),
    'checkinTime': clockTime(input.checkIn),
    'checkoutTime': clockTime(input.checkOut),
    // An unset field is unknown, not a prohibition.
    'petsAllowed': input.petsAllowed ? true : undefined,
  })

/** `285 €+`, `€285+`: from that price on. */
export const priceRange = (price: number | undefined, locale: Locale): string | undefined =>
  price === undefined ? undefined : `${formatEuros(price, locale)}+`

/** `15:00` → `15:00:00`. */
const clockTime = (text: string | undefined): string | undefined =>
  text !== undefined && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? `${text}:00` : undefined

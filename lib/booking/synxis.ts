import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import { BOOKING_CODES } from '@barriere/shared/locales/locales.ts'
import { BOOKING_PATH } from './booking-path.ts'
import { type Stay, stayParameters } from '@barriere/shared/domain/stays/stay.ts'
import { addressOf, partnerUrl, queryOf, withParameters } from './partner-url.ts'

const CURRENCY = 'EUR'

export interface EngineRequest {
  /** Address of the engine, such as `https://be.synxis.com`, or a stand-in's path. */
  readonly base: string
  /** Id of the group in the engine: digits. */
  readonly chain: string
  /** Id of the property in the booking engine: digits. */
  readonly hotel: string
  readonly stay: Stay
  readonly locale: Locale
  /** Code of the rate for the member who is signed in. */
  readonly rate?: string | undefined
  /** From `passedParameters`. */
  readonly passed?: readonly (readonly [string, string])[]
}

/**
 * Deep link to the engine's list of available rooms (facts §1). Open redirect: input goes into the query only, host and
 * path are those of `base`. Ages are listed room by room. `room` is undocumented: an engine that does not know it shows
 * all rooms.
 */
export function synxisUrl({ base, chain, hotel, stay, locale, rate, passed = [] }: EngineRequest): string {
  const url = partnerUrl(base)
  url.hash = ''
  url.search = queryOf([
    ['chain', chain],
    ['hotel', hotel],
    ['level', 'hotel'],
    ['arrive', stay.arrive],
    ['depart', stay.depart],
    ['adult', stay.rooms.map((room) => room.adults).join(',')],
    ['child', stay.rooms.map((room) => room.children).join(',')],
    ['childages', stay.ages.join(',')],
    ['rooms', String(stay.rooms.length)],
    ['locale', BOOKING_CODES[locale].synxis],
    ['currency', CURRENCY],
    ['productcurrency', CURRENCY],
    ['promo', stay.promo],
    ['rate', rate],
    ['room', stay.room],
    ['start', 'availresults'],
    ...passed,
  ])
  return addressOf(url)
}

export interface StayLink {
  /** Id of the property in the booking engine: digits. */
  readonly hotel: string
  readonly locale: Locale
  /** Days `YYYY-MM-DD`, such as those of `suggestedStay`. */
  readonly dates: { readonly arrive: string; readonly depart: string }
  /** Adults in the only room, or room by room. */
  readonly adults?: number | readonly number[]
  /** Children in each room. */
  readonly children?: number | undefined
  readonly promo?: string | undefined
  /** The room's code in the engine. */
  readonly room?: string | undefined
}

/** Internal link to the rooms of a property on given dates: `/synxis-redirect?hotel=…&arrive=…`. */
export function stayHref({ hotel, locale, dates, adults = 2, children, promo, room }: StayLink): string {
  return `${BOOKING_PATH}?${queryOf([
    ['hotel', hotel],
    ['arrive', dates.arrive],
    ['depart', dates.depart],
    ['adult', String(adults)],
    ['child', children ? String(children) : undefined],
    ['rooms', typeof adults === 'number' ? undefined : String(adults.length)],
    ['promo', promo],
    ['room', room],
    ['locale', locale === DEFAULT_LOCALE ? undefined : locale],
  ])}`
}

/** Internal link to the rooms of a property for a whole stay, its guests and their ages included. */
export const bookingHref = (hotel: string, stay: Stay, locale: Locale): string =>
  `${BOOKING_PATH}?${queryOf([
    ['hotel', hotel],
    ...stayParameters(stay),
    ['locale', locale === DEFAULT_LOCALE ? undefined : locale],
  ])}`

/** Parameter of the engine's page of one booking: its confirmation number. */
export const CONFIRMATION = 'confirm'

/**
 * The engine's page on which a guest changes or cancels a booking, without the booking: `CONFIRMATION` is set where the
 * stay is known. Nothing else of the guest is in the address; the engine asks for the name.
 */
export function manageUrl({ base, chain, hotel, locale }: Omit<EngineRequest, 'stay' | 'passed'>): string {
  return withParameters(base, { chain, hotel, locale: BOOKING_CODES[locale].synxis })
}

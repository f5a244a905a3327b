import { DEFAULT_LOCALE, type Locale } from '#lib/domain/locale.ts'
import { BOOKING_CODES } from '#lib/i18n/locales/locales.ts'
import type { Stay } from './stay.ts'

const CURRENCY = 'EUR'

/** The site's own address that leads to the engine. */
export const BOOKING_PATH = '/synxis-redirect'

export interface EngineRequest {
  /** Address of the engine, such as `https://be.synxis.com`. */
  readonly base: string
  /** Digits: the group in the engine. */
  readonly chain: string
  /** Id of the property in the booking engine: digits. */
  readonly hotel: string
  readonly stay: Stay
  readonly locale: Locale
  /** From `passedParameters`. */
  readonly passed?: readonly (readonly [string, string])[]
}

/**
 * The engine's deep link to the rooms that are free (facts §1). Nothing but the query is made of what was given, so
 * host and path are always those of `base`. Ages are listed room after room. `room` stands in no public description of
 * these links: an engine that does not know it shows all rooms.
 */
export function synxisUrl({ base, chain, hotel, stay, locale, passed = [] }: EngineRequest): string {
  const url = new URL(base)
  url.hash = ''
  url.search = query([
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
    ['room', stay.room],
    ['start', 'availresults'],
    ...passed,
  ])
  return url.href
}

export interface StayLink {
  /** Id of the property in the booking engine: digits. */
  readonly hotel: string
  readonly locale: Locale
  /** Days `YYYY-MM-DD`, such as those of `suggestedStay`. */
  readonly dates: { readonly arrive: string; readonly depart: string }
  /** In the one room, or room after room. */
  readonly adults?: number | readonly number[]
  readonly promo?: string | undefined
  /** The room's code in the engine. */
  readonly room?: string | undefined
}

/** Internal link to the rooms of a property on given dates: `/synxis-redirect?hotel=…&arrive=…`. */
export function stayHref({ hotel, locale, dates, adults = 2, promo, room }: StayLink): string {
  return `${BOOKING_PATH}?${query([
    ['hotel', hotel],
    ['arrive', dates.arrive],
    ['depart', dates.depart],
    ['adult', String(adults)],
    ['rooms', typeof adults === 'number' ? undefined : String(adults.length)],
    ['promo', promo],
    ['room', room],
    ['locale', locale === DEFAULT_LOCALE ? undefined : locale],
  ])}`
}

/** A query in that order, without what is empty. Commas are left as they are, the way that the engine writes them. */
const query = (entries: readonly (readonly [string, string | undefined])[]): string =>
  new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))
    .toString()
    .replaceAll('%2C', ',')

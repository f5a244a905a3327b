import type { RateAudience } from '@barriere/shared/contracts/availability.ts'
import { DEFAULT_LOCALE, type Locale, isLocale } from '@barriere/shared/domain/locale.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { type BookingFault, faultAnchor } from './booking-fault.ts'
import { queryOf } from './partner-url.ts'
import { passedFilters, passedParameters } from './passed.ts'
import { type Place, parsePlace, placeFilters } from './place.ts'
import { STAY_PARAMETERS, parseStay, stayParameters } from '@barriere/shared/domain/stays/stay.ts'
import { synxisUrl } from './synxis.ts'

/** A property that can be booked. */
export interface BookableHotel {
  /** Id of the property in the booking engine: digits. */
  readonly code: string
  /** Address of its page in the visitor's language. */
  readonly path: string
  readonly town: string
}

export interface BookingServices {
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly engine: {
    readonly url: string
    readonly chain: string
    /** Codes of the rates that are not public. */
    readonly rates: Readonly<Record<Exclude<RateAudience, 'public'>, string | undefined>>
  }
  /** Rate audience by the session; no parameter of the address can change it. */
  readonly audience: RateAudience
  /** The bookable properties; undefined while they cannot be read. */
  readonly hotels: readonly BookableHotel[] | undefined
}

/** Redirect target: the booking engine, the hotels of a place, or back to a page that shows the error. */
export type BookingDecision =
  | { readonly kind: 'engine' | 'search'; readonly location: string }
  | { readonly kind: 'back'; readonly location: string; readonly fault: BookingFault }

type Parameter = readonly [name: string, value: string]

/** The search, filtered by hotels and more. */
const hotelsPath = (locale: Locale, more: readonly Parameter[] = []): string =>
  `${pagePath('search', locale)}?${queryOf([['kind', 'hotel'], ...more])}`

/** Allow-list of values that are returned to the form: dates, numbers and codes. */
const PLAIN = /^[\w,-]{1,40}$/

/** Language that an address of `/synxis-redirect` asks for. */
export function localeOfBooking(params: URLSearchParams): Locale {
  const named = params.get('locale')
  return isLocale(named) ? named : DEFAULT_LOCALE
}

/**
 * Decides the target of a booking request: links name a property (`hotel`), forms a place, which may be a property.
 * Where the list of properties is unavailable, any well-formed code is accepted: an unknown property costs an error
 * page at the engine, a refused booking costs more.
 */
export function decideBooking(
  params: URLSearchParams,
  { now, engine, audience, hotels }: BookingServices,
): BookingDecision {
  const locale = localeOfBooking(params)
  const place = placeOf(params, hotels)
  const hotel = hotels?.find((one) => place?.kind === 'hotel' && one.code === place.code)
  const filters = place && place.kind !== 'hotel' ? [...passedFilters(params), ...placeFilters(place)] : []
  const back = (fault: BookingFault): BookingDecision => ({
    kind: 'back',
    fault,
    location: backTo(hotel?.path ?? hotelsPath(locale, filters), fault, params),
  })
  if (['hotel', 'place', 'locale'].some((name) => params.getAll(name).length > 1)) return back('repeated')
  if (!place) return back(params.has('place') ? 'place' : 'hotel')
  const stay = parseStay(params, now)
  if (!stay.ok) return back(stay.error)
  if (place.kind !== 'hotel')
    return { kind: 'search', location: hotelsPath(locale, [...filters, ...stayParameters(stay.value)]) }
  return {
    kind: 'engine',
    location: synxisUrl({
      base: engine.url,
      chain: engine.chain,
      hotel: place.code,
      stay: stay.value,
      locale,
      rate: audience === 'public' ? undefined : engine.rates[audience],
      passed: passedParameters(params),
    }),
  }
}

/** The place of a request; undefined where it is missing or not the group's. */
function placeOf(params: URLSearchParams, hotels: BookingServices['hotels']): Place | undefined {
  const code = params.get('hotel')
  const named = code ?? params.get('place')?.trim()
  const place = named === undefined ? undefined : parsePlace(named)
  if (code !== null && place?.kind !== 'hotel') return undefined
  if (hotels && place?.kind === 'hotel') return hotels.some((one) => one.code === place.code) ? place : undefined
  if (hotels && place?.kind === 'town') return hotels.some(({ town }) => town === place.town) ? place : undefined
  return place
}

/**
 * Address of the page with the error and the submitted values. Cached pages do not vary by query, so the hash names the
 * error too: its message is always in the page and is shown with `:target`, without a script.
 */
function backTo(path: string, fault: BookingFault, params: URLSearchParams): string {
  const kept = STAY_PARAMETERS.map((name): Parameter => [name, params.get(name)?.trim() ?? '']).filter(([, value]) =>
    PLAIN.test(value),
  )
  return `${path}${path.includes('?') ? '&' : '?'}${queryOf([['booking', fault], ...kept])}#${faultAnchor(fault)}`
}

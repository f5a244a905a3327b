import type { RateAudience } from '#lib/contracts/availability.ts'
import { DEFAULT_LOCALE, type Locale, isLocale } from '#lib/domain/locale.ts'
import { pagePath } from '#lib/i18n/locales/locales.ts'
import { passedParameters } from './passed.ts'
import { STAY_PARAMETERS, type StayFault, parseStay } from './stay.ts'
import { synxisUrl } from './synxis.ts'

/** A property that can be booked. */
export interface BookableHotel {
  /** Id of the property in the booking engine: digits. */
  readonly code: string
  /** Address of its page in the visitor's language. */
  readonly path: string
}

/** Why `/synxis-redirect` sends a visitor back; each has a message under `booking.faults`. */
export type BookingFault = StayFault | 'hotel'

export interface BookingServices {
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly engine: {
    readonly url: string
    readonly chain: string
    /** Codes of the rates that are not everybody's. */
    readonly rates: Readonly<Record<Exclude<RateAudience, 'public'>, string | undefined>>
  }
  /** Who asks, by the session: no parameter of the address says whose rate it is. */
  readonly audience: RateAudience
  /** The bookable properties; undefined while they cannot be read. */
  readonly hotels: readonly BookableHotel[] | undefined
}

/** Redirect target: the booking engine, or back to a page that shows the error. */
export type BookingDecision =
  | { readonly kind: 'engine'; readonly location: string }
  | { readonly kind: 'back'; readonly location: string; readonly fault: BookingFault }

/** Fallback without a property: the search, filtered by hotels. */
const hotelsPath = (locale: Locale): string => `${pagePath('search', locale)}?kind=hotel`

const HOTEL = /^\d{1,10}$/

/** Allow-list of values that are returned to the form: dates, numbers and codes. */
const PLAIN = /^[\w,-]{1,40}$/

/** Language that an address of `/synxis-redirect` asks for. */
export function localeOfBooking(params: URLSearchParams): Locale {
  const named = params.get('locale')
  return isLocale(named) ? named : DEFAULT_LOCALE
}

/**
 * Decides the target of a booking request. Where the list of properties is unavailable, any well-formed code is
 * accepted: an unknown property costs an error page at the engine, a refused booking costs more.
 */
export function decideBooking(
  params: URLSearchParams,
  { now, engine, audience, hotels }: BookingServices,
): BookingDecision {
  const locale = localeOfBooking(params)
  const codes = params.getAll('hotel')
  const code = codes.length === 1 && HOTEL.test(codes[0] ?? '') ? codes[0] : undefined
  const hotel = hotels?.find((one) => one.code === code)
  const back = (fault: BookingFault): BookingDecision => ({
    kind: 'back',
    fault,
    location: backTo(hotel?.path ?? hotelsPath(locale), fault, params),
  })
  if (codes.length > 1 || params.getAll('locale').length > 1) return back('repeated')
  if (code === undefined || (hotels && !hotel)) return back('hotel')
  const stay = parseStay(params, now)
  if (!stay.ok) return back(stay.error)
  return {
    kind: 'engine',
    location: synxisUrl({
      base: engine.url,
      chain: engine.chain,
      hotel: code,
      stay: stay.value,
      locale,
      rate: audience === 'public' ? undefined : engine.rates[audience],
      passed: passedParameters(params),
    }),
  }
}

/**
 * Address of the page with the error and the submitted values. Cached pages do not vary by query, so the hash names the
 * error too: its message is always in the page and is shown with `:target`, without a script.
 */
function backTo(path: string, fault: BookingFault, params: URLSearchParams): string {
  const kept = STAY_PARAMETERS.map((name) => [name, params.get(name)?.trim() ?? ''] as const).filter(([, value]) =>
    PLAIN.test(value),
  )
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams([
    ['booking', fault],
    ...kept.map(([name, value]) => [name, value]),
  ])
    .toString()
    .replaceAll('%2C', ',')}#${faultAnchor(fault)}`
}

/** Id of the element with the error's message. */
export const faultAnchor = (fault: BookingFault): string => `booking-${fault}`

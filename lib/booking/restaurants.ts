import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { BOOKING_CODES } from '@barriere/shared/locales/locales.ts'
import { isDay } from '@barriere/shared/domain/stays/stay.ts'
import { addressOf, partnerUrl, sourceOf } from './partner-url.ts'

export const RESTAURANT_PROVIDERS = ['thefork', 'zenchef', 'sevenrooms'] as const

export type RestaurantProvider = (typeof RESTAURANT_PROVIDERS)[number]

export interface TableRequest {
  /** The restaurant's id at its provider: a uuid, digits, or a slug. */
  readonly id: string
  readonly locale: Locale
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined
  /** Guests, 1 to 20. */
  readonly party?: number | undefined
}

/** A GET form that leads to the provider's own page: hidden fields, and the fields that the guest fills in. */
export interface TableForm {
  readonly action: string
  readonly given: readonly (readonly [name: string, value: string])[]
  /** The provider's parameter names for the day (`YYYY-MM-DD`) and for the number of guests. */
  readonly date: string
  readonly party: string
}

/**
 * The ways to book a table at a restaurant. `hosted` always works; the others load third-party content and need the
 * visitor's click.
 */
export interface TableBooking {
  readonly provider: RestaurantProvider
  /** The provider's own page. */
  readonly hosted: string
  /** The same page, opened by a form. */
  readonly form: TableForm
  /** The provider's page for an iframe, with its `allow` attribute. */
  readonly frame?: { readonly src: string; readonly allow: string }
  /** The provider's script and the `data-…` attributes of its `<div class="zc-widget-config">`. */
  readonly script?: { readonly src: string; readonly data: Readonly<Record<string, string>> }
}

export type TableFault = 'id' | 'date' | 'party'

/** Adapter of a provider (facts §2): the format of its ids, and its addresses. */
interface Adapter {
  readonly id: RegExp
  readonly date: string
  readonly party: string
  /** The provider's page for one restaurant, without date and party. */
  page(request: TableRequest, base: URL): URL
  /** What can be embedded in the site's own page. */
  inside?(request: TableRequest, hosted: URL): Pick<TableBooking, 'frame' | 'script'>
}

/** Source parameter that attributes visits to this site. */
const SOURCE = 'website'

/** Maximum number of guests at a table. */
export const MAX_PARTY = 20

/** Zenchef's host of the hosted pages; its script is on another host. */
const ZENCHEF_HOST = 'bookings.zenchef.com'
const ZENCHEF_SDK = 'https://sdk.zenchef.com/v1/sdk.min.js'

/**
 * Names of the date and party parameters are taken from the providers' own pages; TheFork and Zenchef do not document
 * all of them. A provider that does not know one asks the guest again.
 */
const ADAPTERS: Readonly<Record<RestaurantProvider, Adapter>> = {
  thefork: {
    id: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    date: 'date',
    party: 'pax',
    page: ({ id, locale }, base) =>
      at(base, `${BOOKING_CODES[locale].thefork}/${id}`, { step: 'date', utm_source: SOURCE }),
    inside: (_, hosted) => ({ frame: { src: addressOf(hosted), allow: 'payment *' } }),
  },
  zenchef: {
    id: /^\d{1,12}$/,
    date: 'day',
    party: 'pax',
    page: ({ id, locale }, base) =>
      at(base, 'results', { rid: id, pid: '1001', fullscreen: '1', lang: BOOKING_CODES[locale].zenchef }),
    inside({ id, locale, party }, { host }) {
      if (host !== ZENCHEF_HOST) return {}
      // `data-open` opens the widget at once, without a second click.
      const data = {
        restaurant: id,
        lang: BOOKING_CODES[locale].zenchef,
        open: '1',
        ...(party === undefined ? {} : { pax: String(party) }),
      }
      return { script: { src: ZENCHEF_SDK, data } }
    },
  },
  sevenrooms: {
    id: /^[a-z\d](?:[a-z\d-]{0,58}[a-z\d])?$/,
    date: 'date',
    party: 'party_size',
    page: ({ id }, base) => at(base, `explore/${id}/reservations/create/search/`, {}),
  },
}

/**
 * Ways to book a table. `base` is the provider's address, such as `https://widget.thefork.com`, or a path. Open
 * redirect: no input can change the host. Fails where the id is malformed for the provider, or date or party is
 * invalid.
 */
export function tableBooking(
  provider: RestaurantProvider,
  request: TableRequest,
  base: string,
): Result<TableBooking, TableFault> {
  const adapter = ADAPTERS[provider]
  if (!adapter.id.test(request.id)) return fail('id')
  if (request.date !== undefined && !isDay(request.date)) return fail('date')
  const { party } = request
  if (party !== undefined && !(Number.isInteger(party) && party >= 1 && party <= MAX_PARTY)) return fail('party')
  const page = adapter.page(request, partnerUrl(base))
  const form = {
    action: addressOf(page).split('?', 1)[0] ?? '',
    given: [...page.searchParams],
    date: adapter.date,
    party: adapter.party,
  }
  if (request.date !== undefined) page.searchParams.set(adapter.date, request.date)
  if (party !== undefined) page.searchParams.set(adapter.party, String(party))
  return ok({ provider, hosted: addressOf(page), form, ...adapter.inside?.(request, page) })
}

export interface ProviderSources {
  /** Sources for `frame-src`: origins, or `'self'` for a stand-in. */
  readonly frames: readonly string[]
  /** Sources for `connect-src`: probed before their frame is shown. */
  readonly asked: readonly string[]
  /** Addresses for `script-src`. */
  readonly scripts: readonly string[]
  /** Sources for `form-action`. */
  readonly forms: readonly string[]
  /** Sources for the `payment` permission in their frame. */
  readonly payments: readonly string[]
}

/**
 * Content security policy and permissions policy that these providers need: TheFork's frame, with payment; Zenchef's
 * script and frame, only at its real host; every provider's origin as a form target.
 */
export function providerSources(bases: Readonly<Record<RestaurantProvider, string>>): ProviderSources {
  const thefork = sourceOf(bases.thefork)
  const scripted = partnerUrl(bases.zenchef).host === ZENCHEF_HOST
  return {
    frames: scripted ? [thefork, sourceOf(bases.zenchef)] : [thefork],
    asked: [thefork],
    scripts: scripted ? [ZENCHEF_SDK] : [],
    forms: [...new Set(RESTAURANT_PROVIDERS.map((provider) => sourceOf(bases[provider])))],
    payments: [thefork],
  }
}

function at(base: URL, path: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(base)
  url.pathname = `${trimEnd(base.pathname, '/')}/${path}`
  url.hash = ''
  url.search = new URLSearchParams(parameters).toString()
  return url
}

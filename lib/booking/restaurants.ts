import type { Locale } from '#lib/domain/locale.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { BOOKING_CODES } from '#lib/i18n/locales/locales.ts'
import { isDay } from './stay.ts'

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

/** A GET form that leads to the provider's own page: what its query holds already, and what the guest fills in. */
export interface TableForm {
  readonly action: string
  readonly given: readonly (readonly [name: string, value: string])[]
  /** The provider's names for the day (`YYYY-MM-DD`) and for the number of guests. */
  readonly date: string
  readonly party: string
}

/**
 * The ways to book a table at one restaurant; `hosted` works everywhere, the others are for who asks for them by a
 * click.
 */
export interface TableBooking {
  /** The provider's own page. */
  readonly hosted: string
  /** The same page by a form. */
  readonly form: TableForm
  /** Their page in a frame of ours, with what the frame must be allowed. */
  readonly frame?: { readonly src: string; readonly allow: string }
  /** Their script and the `data-…` attributes of its `<div class="zc-widget-config">`. */
  readonly script?: { readonly src: string; readonly data: Readonly<Record<string, string>> }
}

export type TableFault = 'id' | 'date' | 'party'

/** One kind of provider (facts §2): the form of its ids, and its addresses. */
interface Adapter {
  readonly id: RegExp
  readonly date: string
  readonly party: string
  /** Its page for one restaurant, without day and guests. */
  page(request: TableRequest, base: URL): URL
  /** What of it can be shown in a page of ours. */
  inside?(request: TableRequest, hosted: URL): Pick<TableBooking, 'frame' | 'script'>
}

/** What providers show the visits from here as. */
const SOURCE = 'website'

/** Guests at one table. */
export const MAX_PARTY = 20

/** Where Zenchef's pages are, and its script, which has a host of its own. */
const ZENCHEF_HOST = 'bookings.zenchef.com'
const ZENCHEF_SDK = 'https://sdk.zenchef.com/v1/sdk.min.js'

/**
 * Parameters of date and party are written as the providers' own pages write them; of TheFork and Zenchef no public
 * description names them all: who does not know one asks the guest again.
 */
const ADAPTERS: Readonly<Record<RestaurantProvider, Adapter>> = {
  thefork: {
    id: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    date: 'date',
    party: 'pax',
    page: ({ id, locale }, base) =>
      at(base, `${BOOKING_CODES[locale].thefork}/${id}`, { step: 'date', utm_source: SOURCE }),
    inside: (_, hosted) => ({ frame: { src: hosted.href, allow: 'payment *' } }),
  },
  zenchef: {
    id: /^\d{1,12}$/,
    date: 'day',
    party: 'pax',
    page: ({ id, locale }, base) =>
      at(base, 'results', { rid: id, pid: '1001', fullscreen: '1', lang: BOOKING_CODES[locale].zenchef }),
    inside({ id, locale, party }, { host }) {
      if (host !== ZENCHEF_HOST) return {}
      // `data-open` has its window come by itself, without a second click.
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
 * Where a table is booked. `base` is the provider's address, such as `https://widget.thefork.com`; nothing that was
 * given can lead elsewhere. Fails where the id has not the provider's form, or date or party are none.
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
  const page = adapter.page(request, new URL(base))
  const form = {
    action: `${page.origin}${page.pathname}`,
    given: [...page.searchParams],
    date: adapter.date,
    party: adapter.party,
  }
  if (request.date !== undefined) page.searchParams.set(adapter.date, request.date)
  if (party !== undefined) page.searchParams.set(adapter.party, String(party))
  return ok({ hosted: page.href, form, ...adapter.inside?.(request, page) })
}

export interface ProviderSources {
  /** Origins that may be framed. */
  readonly frames: readonly string[]
  /** Origins that are asked whether they answer, before their frame is shown. */
  readonly asked: readonly string[]
  /** Addresses of scripts. */
  readonly scripts: readonly string[]
  /** Origins that a form may lead to. */
  readonly forms: readonly string[]
  /** Origins that may ask for a payment in their frame. */
  readonly payments: readonly string[]
}

/**
 * What a page's policy must let in for these ways to book: TheFork's page in a frame; Zenchef's script and the frame
 * that it opens, at its real host alone; and every provider's page at the end of a form.
 */
export function providerSources(bases: Readonly<Record<RestaurantProvider, string>>): ProviderSources {
  const origins = RESTAURANT_PROVIDERS.map((provider) => new URL(bases[provider]).origin)
  const thefork = new URL(bases.thefork).origin
  const zenchef = new URL(bases.zenchef)
  const scripted = zenchef.host === ZENCHEF_HOST
  return {
    frames: scripted ? [thefork, zenchef.origin] : [thefork],
    asked: [thefork],
    scripts: scripted ? [ZENCHEF_SDK] : [],
    forms: [...new Set(origins)],
    payments: [thefork],
  }
}

function at(base: URL, path: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(base)
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/${path}`
  url.hash = ''
  url.search = new URLSearchParams(parameters).toString()
  return url
}

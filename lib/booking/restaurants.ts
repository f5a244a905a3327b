import type { Locale } from '#lib/domain/locale.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { isDay } from './stay.ts'

export const RESTAURANT_PROVIDERS = ['thefork', 'zenchef', 'sevenrooms'] as const

export type RestaurantProvider = typeof RESTAURANT_PROVIDERS[number]

export interface TableRequest {
  /** The restaurant's id at its provider: a uuid, digits, or a slug. */
  readonly id: string
  readonly locale: Locale
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined
  /** Guests, 1 to 20. */
  readonly party?: number | undefined
}

/** The ways to book a table at one restaurant; `hosted` works everywhere, the others are for who asks for them by a click. */
export interface TableBooking {
  /** The provider's own page. */
  readonly hosted: string
  /** Their page in a frame of ours, with what the frame must be allowed. */
  readonly frame?: { readonly src: string; readonly allow: string }
  /** Their script and the `data-…` attributes of its `<div class="zc-widget-config">`. */
  readonly script?: { readonly src: string; readonly data: Readonly<Record<string, string>> }
}

export type TableFault = 'id' | 'date' | 'party'

/** One kind of provider (facts §2): the form of its ids, and its addresses. */
interface Adapter {
  readonly id: RegExp
  book(request: TableRequest, base: URL): TableBooking
}

/** What providers show the visits from here as. */
const SOURCE = 'website'

const MAX_PARTY = 20

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
    book({ id, locale, date, party }, base) {
      const src = at(base, `${locale === 'fr' ? 'fr' : 'en-GB'}/${id}`, { step: 'date', utm_source: SOURCE, date, pax: party })
      return { hosted: src, frame: { src, allow: 'payment *' } }
    },
  },
  zenchef: {
    id: /^\d{1,12}$/,
    book({ id, locale, date, party }, base) {
      const hosted = at(base, 'results', { rid: id, pid: '1001', fullscreen: '1', lang: locale, day: date, pax: party })
      if (base.host !== ZENCHEF_HOST) return { hosted }
      const data = { restaurant: id, lang: locale, ...(party === undefined ? {} : { pax: String(party) }) }
      return { hosted, script: { src: ZENCHEF_SDK, data } }
    },
  },
  sevenrooms: {
    id: /^[a-z\d](?:[a-z\d-]{0,58}[a-z\d])?$/,
    book: ({ id, date, party }, base) => ({ hosted: at(base, `explore/${id}/reservations/create/search/`, { date, party_size: party }) }),
  },
}

/**
 * Where a table is booked. `base` is the provider's address, such as `https://widget.thefork.com`; nothing that was
 * given can lead elsewhere. Fails where the id has not the provider's form, or date or party are none.
 */
export function tableBooking(provider: RestaurantProvider, request: TableRequest, base: string): Result<TableBooking, TableFault> {
  const adapter = ADAPTERS[provider]
  if (!adapter.id.test(request.id)) return fail('id')
  if (request.date !== undefined && !isDay(request.date)) return fail('date')
  const { party } = request
  if (party !== undefined && !(Number.isInteger(party) && party >= 1 && party <= MAX_PARTY)) return fail('party')
  return ok(adapter.book(request, new URL(base)))
}

function at(base: URL, path: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const url = new URL(base)
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/${path}`
  url.hash = ''
  url.search = new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]])).toString()
  return url.href
}

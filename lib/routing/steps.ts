import { EVENING_PATHS } from '#lib/booking/evening/paths.ts'
import { withLocale } from '#lib/content/paths.ts'
import { SEARCH_PATHS } from '#lib/contracts/search.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/domain/locale.ts'
import { canonicalPath, splitLocale } from './canonical.ts'
import type { RouteRequest, RouteServices, PageAddress, Step } from './step.ts'
import { guardOf } from './guards.ts'
import { preferredLocale } from '#lib/i18n/preferred-locale.ts'

/**
 * Sends every other spelling of an address to the one that counts, in one hop with the query kept. A path that
 * editors redirect goes straight to where they say.
 */
export const canonicalStep: Step = async (request, services) => {
  const path = canonicalPath(request.path, services.rootFolder)
  if (path === request.path) return undefined
  const target = await redirectOf(request, path, services)
  // An explicit `/fr` is a choice of language: the cookie must not send its maker back.
  const chosen = request.path.split('/')[1] === DEFAULT_LOCALE ? { locale: DEFAULT_LOCALE } : {}
  return { kind: 'redirect', status: 308, location: withQuery(target ?? path, request.search), ...chosen }
}

/**
 * Detects the language at `/` alone, and only for who comes from elsewhere: inside the site, and for an editor, `/` is
 * a choice.
 */
export const languageStep: Step = (request) => {
  if (request.path !== '/' || request.fetchSite === 'same-origin' || request.draft) return undefined
  const locale = isLocale(request.cookieLocale) ? request.cookieLocale : preferredLocale(request.acceptLanguage)
  return locale === DEFAULT_LOCALE
    ? undefined
    : { kind: 'redirect', status: 307, location: withQuery(`/${locale}`, request.search) }
}

/** Follows the redirects that editors keep. */
export const redirectsStep: Step = async (request, services) => {
  const target = await redirectOf(request, request.path, services)
  return target === undefined
    ? undefined
    : { kind: 'redirect', status: 308, location: withQuery(target, request.search) }
}

/** Where requests for rooms go, and where members log out; French and English alike, their language is a parameter. */
const WAYS = ['/synxis-redirect', '/logout']

/** Sends the English spelling of such a way to the one that there is. */
export const unprefixedRoutesStep: Step = ({ path, search }) => {
  const address = splitLocale(path)
  const way = WAYS.find((one) => one === `/${address?.inside}`)
  if (way === undefined || address?.locale !== 'en') return undefined
  const query = new URLSearchParams(search)
  query.set('locale', address.locale)
  return { kind: 'redirect', status: 307, location: `${way}?${query.toString()}` }
}

/** Keeps visitors out of sections that are not theirs. */
export const guardStep: Step = async (request, services) => {
  const address = addressOf(request, request.path)
  return address && (await guardOf(address.inside)?.(address, request, services))
}

/** First segment of the block library's address, in both languages. */
const LIBRARY = 'bibliotheque'

/** Shows editors the library of blocks; for everyone else there is none. */
export const libraryStep: Step = (request, { development }) => {
  const address = request.draft || development ? addressOf(request, request.path) : undefined
  const [first, ...rest] = address?.inside.split('/') ?? []
  return address && first === LIBRARY ? { kind: 'library', locale: address.locale, inside: rest.join('/') } : undefined
}

/** Tells a page from a missing one and from one that cannot be had now. */
export const existenceStep: Step = async (request, services) => {
  const address = addressOf(request, request.path)
  if (!address) return { kind: 'status', status: 404, locale: DEFAULT_LOCALE, path: request.path }
  const { locale, inside } = address
  const missing = { kind: 'status', status: 404, locale, path: request.path } as const
  const known = request.draft ? undefined : await services.known()
  if (known && !known.exists(withLocale(inside, locale))) return missing
  if (!(await services.stored(address))) {
    const outcome = await services.probe(address)
    if (outcome === 'not-found') return missing
    if (outcome === 'unavailable') return { kind: 'status', status: 503, locale, path: request.path }
  }
  const listPage = listPageOf(request.search)
  return {
    kind: 'page',
    locale,
    inside,
    listPage,
    fresh: listPage > 1 || isQuestion(address, request.search),
    guarded: guardOf(inside) !== undefined,
  }
}

/** Pages that answer what their address asks: a search, an evening. */
const isQuestion = ({ locale, inside }: PageAddress, search: string): boolean =>
  [SEARCH_PATHS[locale], EVENING_PATHS[locale]].includes(withLocale(inside, locale)) && search.length > 1

/** Which page of its lists an address asks for by `?page=`, 1 to 99; whatever else it says is the first. */
function listPageOf(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d?$/.test(page) ? Number(page) : 1
}

/**
 * Where editors send a canonical path. An entry that leads back to its own path would do so for ever: it counts for
 * nothing.
 */
async function redirectOf(request: RouteRequest, path: string, services: RouteServices): Promise<string | undefined> {
  const address = addressOf(request, path)
  const target = address && (await services.known())?.redirect(address.locale, address.inside)
  const leadsBack =
    target?.startsWith('/') && canonicalPath(target.split(/[?#]/, 1)[0] ?? '', services.rootFolder) === path
  return leadsBack ? undefined : target
}

function addressOf(request: RouteRequest, path: string): PageAddress | undefined {
  const split = splitLocale(path)
  return split && { ...split, draft: request.draft }
}

/** Adds the query of the request; what the target says itself wins. */
function withQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target
  const [beforeHash = '', ...hash] = target.split('#')
  const query = beforeHash.includes('?') ? `&${search.slice(1)}` : search
  return `${beforeHash}${query}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}

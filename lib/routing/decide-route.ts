import { BOOKING_PATH } from '#lib/booking/booking-path.ts'
import type { Address } from '#lib/content/page.ts'
import { withLocale } from '#lib/content/paths.ts'
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  type LocaleStrategy,
  isLocale,
  localizedPath,
} from '@barriere/shared/domain/locale.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { preferredLocale } from '@barriere/shared/locales/preferred-locale.ts'
import { log } from '#lib/process/log.ts'
import { canonicalPath, namedLocale, splitLocale, unnamedLocales } from './addresses.ts'
import { guardOf } from './guards.ts'
import type { RouteDecision, RouteRequest, RouteServices, SpaceDirectory, Step } from './route.ts'

/**
 * Canonical redirect: every spelling of an address to the canonical one, query included, in a single hop, together with
 * an editors' redirect of that path.
 */
const canonicalStep: Step = async (request, services) => {
  const unnamed = unnamedLocales(services.strategy, request.draft)
  const path = canonicalPath(request.path, services.rootFolder, unnamed)
  if (path === request.path) return undefined
  const named = namedLocale(request.path)
  // An explicit `/fr` is a choice of language, which the cookie must not override.
  const chosen = named !== undefined && unnamed.includes(named) ? { locale: named } : {}
  if (services.strategy === 'no-prefix' && chosen.locale !== undefined)
    return { kind: 'redirect', status: 307, location: chosenPath(path, request.search, chosen.locale), ...chosen }
  const target = await redirectOf(request, path, services)
  return { kind: 'redirect', status: 308, location: withQuery(target ?? path, request.search), ...chosen }
}

/** Redirects from the content space: its editors' own, and from the former addresses of its pages. */
const redirectsStep: Step = async (request, services) => {
  const target = await redirectOf(request, request.path, services)
  return target === undefined
    ? undefined
    : { kind: 'redirect', status: 308, location: withQuery(target, request.search) }
}

/** Paths of room requests and of the logout: unprefixed, with their language as a parameter. */
const WAYS = [BOOKING_PATH, '/logout']

/** Redirects an unprefixed route that was written with a prefix. */
const unprefixedRoutesStep: Step = ({ path, search }) => {
  const address = splitLocale(path)
  const way = WAYS.find((one) => one === `/${address?.inside}`)
  return way === undefined || address === undefined || address.locale === DEFAULT_LOCALE
    ? undefined
    : { kind: 'redirect', status: 307, location: wayPath(way, search, address.locale) }
}

function wayPath(way: string, search: string, locale: Locale): string {
  const query = new URLSearchParams(search)
  query.set('locale', locale)
  return `${way}?${query.toString()}`
}

/** Target of a choice of language without prefixes. */
const chosenPath = (path: string, search: string, locale: Locale): string =>
  WAYS.includes(path) && locale !== DEFAULT_LOCALE ? wayPath(path, search, locale) : withQuery(path, search)

/** Access control of protected sections. */
const guardStep: Step = async (request, services) => {
  const address = await addressOf(request, request.path, services)
  return address && (await guardOf(address.inside)?.(address, request, services))
}

/**
 * Language switch without scripts: the link in a cached page cannot know the query, the `Referer` does. A link from an
 * address with a query to the same page in another language keeps the query. The redirect is never stored, and any
 * cache asks here each time before it shows the page (`PAGE_CACHE_CONTROL`), so pages need no `Vary: Referer`.
 */
const languageSwitchStep: Step = async ({ path, referrer }, services) => {
  if (!referrer) return undefined
  const [here, there] = [path, referrer.path].map((one) => {
    const split = splitLocale(one)
    return split && withLocale(split.inside, split.locale, services.strategy)
  })
  if (here === undefined || there === undefined) return undefined
  return (await services.directory())?.areTranslations(there, here)
    ? { kind: 'redirect', status: 307, location: withQuery(path, referrer.search) }
    : undefined
}

/** Address of the page that browsers keep for offline use. Not a story: it needs nothing of the space. */
const OFFLINE = 'offline'

/** Offline page: one page for each language, stored like any other. */
const offlineStep: Step = async (request, services) => {
  const address = await addressOf(request, request.path, services)
  return address?.inside === OFFLINE
    ? { kind: 'page', locale: address.locale, inside: OFFLINE, listPage: 1, fresh: false, guarded: false }
    : undefined
}

/** Address of the page for 500, shown instead of a page that threw in the browser. */
const SERVER_ERROR = 'server-error'

/** The page for 500, with its status. */
const serverErrorStep: Step = async (request, services) => {
  const address = await addressOf(request, request.path, services)
  return address?.inside === SERVER_ERROR
    ? { kind: 'status', status: 500, locale: address.locale, path: request.path }
    : undefined
}

/** First segment of the block library's address, in both languages. */
const LIBRARY = 'bibliotheque'

/** Block library: 404 except for editors and in development. A shared link opens its own draft alone. */
const libraryStep: Step = async (request, services) => {
  const isOpen = request.draftPass?.by === '' || services.development
  const address = isOpen ? await addressOf(request, request.path, services) : undefined
  const [first, ...rest] = address?.inside.split('/') ?? []
  return address && first === LIBRARY ? { kind: 'library', locale: address.locale, inside: rest.join('/') } : undefined
}

/** Existence check: page, 404, or 503 while the content service is unavailable. */
const existenceStep: Step = async (request, services) => {
  const address = await addressOf(request, request.path, services)
  if (!address) return { kind: 'status', status: 404, locale: DEFAULT_LOCALE, path: request.path }
  const { locale, inside } = address
  const missing = { kind: 'status', status: 404, locale, path: request.path } as const
  const directory = request.draft ? undefined : await services.directory()
  if (directory && !directory.localesOf(withLocale(inside, locale, services.strategy)).includes(locale))
    return meantBy(address, request, services, directory) ?? missing
  if (!(await services.stored(address))) {
    const outcome = await services.probe(address)
    if (outcome === 'not-found') return missing
    if (outcome === 'unavailable') return { kind: 'status', status: 503, locale, path: request.path }
  }
  const listPage = requestedListPage(request.search)
  if (listPage > 1 && !request.draft) {
    const pages = await services.listPages(address, request.search)
    if (pages !== undefined && listPage > pages) return missing
  }
  return {
    kind: 'page',
    locale,
    inside,
    listPage,
    fresh: listPage > 1 || isQuestion(address, request.search),
    guarded: guardOf(inside) !== undefined,
  }
}

/**
 * Redirect of an unknown address to the intended one: with another case, or with the words of another language. A
 * prefix in the address decides the language, else its words do. The second is a guess, so browsers do not remember it.
 */
function meantBy(
  { inside }: Address,
  { path, search }: RouteRequest,
  { strategy }: RouteServices,
  directory: SpaceDirectory,
): RouteDecision | undefined {
  const named = namedLocale(path)
  const words = inside.toLowerCase()
  const lower = localizedPath(words, named ?? DEFAULT_LOCALE, strategy)
  if (words !== inside && directory.localesOf(lower).length > 0)
    return { kind: 'redirect', status: 308, location: withQuery(encodeURI(lower), search) }
  const [meant] = LOCALES.flatMap(
    (locale) => directory.addressIn(localizedPath(words, locale, strategy), named ?? locale) ?? [],
  )
  return meant === undefined || meant === path
    ? undefined
    : { kind: 'redirect', status: 307, location: withQuery(encodeURI(meant), search) }
}

/** Chain of responsibility: the first step that decides ends it; the last always does. */
const STEPS: readonly Step[] = [
  canonicalStep,
  unprefixedRoutesStep,
  redirectsStep,
  languageSwitchStep,
  guardStep,
  offlineStep,
  serverErrorStep,
  libraryStep,
  existenceStep,
]

/**
 * Routing: decides what a page request gets, before anything is rendered. Runs once per request: in the HTTP server, or
 * in the middleware where nothing stands before Next. Never rejects: a step that throws is a bug, which is logged and
 * answered with status 500.
 */
export async function decideRoute(request: RouteRequest, services: RouteServices): Promise<RouteDecision> {
  try {
    for (const step of STEPS) {
      const decision = await step(request, services)
      if (decision) return decision
    }
    throw new Error('No step decided.')
  } catch (error) {
    log.error({ event: 'route.failed', path: request.path, err: error }, 'request could not be routed')
    const locale = splitLocale(request.path)?.locale ?? DEFAULT_LOCALE
    return { kind: 'status', status: 500, locale, path: request.path }
  }
}

/** Pages that depend on their query: a search, an evening, a trip, a selection of tournaments. */
const QUESTIONS = ['search', 'evening', 'trip', 'tournaments'] as const

const isQuestion = ({ locale, inside }: Address, search: string): boolean =>
  QUESTIONS.some((page) => PAGES[locale][page] === inside) && search.length > 1

/** Pagination: a list has fewer pages than this, so that an address beyond it leads nowhere. */
const BEYOND_PAGES = 9_999

/** Pagination: `?page=`, a whole number from 1; every other value is the first page. */
function requestedListPage(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), BEYOND_PAGES) : 1
}

/**
 * Redirect of a canonical path: an editor's, or to the current address of its page. A draft may be at any address, also
 * at a former one of another page. Redirect loop: an entry that leads to its own path is ignored.
 */
async function redirectOf(request: RouteRequest, path: string, services: RouteServices): Promise<string | undefined> {
  const address = await addressOf(request, path, services)
  if (!address) return undefined
  const { locale, inside } = address
  const directory = await services.directory()
  const target = directory?.redirect(locale, inside) ?? (request.draft ? undefined : directory?.movedTo(locale, inside))
  const unnamed = unnamedLocales(services.strategy, request.draft)
  const leadsBack =
    target?.startsWith('/') && canonicalPath(target.split(/[?#]/, 1)[0] ?? '', services.rootFolder, unnamed) === path
  return leadsBack ? undefined : target
}

/**
 * Language and path inside of a canonical path. With prefixes, the path determines the language, except for `/`.
 * Without prefixes, an address of one language determines it; for a shared or unknown address, the visitor's cookie
 * decides, then the browser.
 */
async function addressOf(
  request: RouteRequest,
  path: string,
  { strategy, directory }: Pick<RouteServices, 'strategy' | 'directory'>,
): Promise<Address | undefined> {
  const split = splitLocale(path)
  if (!split) return undefined
  if (isNegotiated(request, path, strategy)) return { ...split, locale: visitorLocale(request), draft: request.draft }
  if (strategy === 'prefix-except-default' || namedLocale(path) !== undefined) return { ...split, draft: request.draft }
  const shared = (await directory())?.localesOf(localizedPath(split.inside, split.locale, strategy)) ?? []
  return { ...split, locale: visitorLocale(request, shared.length > 0 ? shared : LOCALES), draft: request.draft }
}

/**
 * Content negotiation, with prefixes at `/` only: visitors from elsewhere get the home page in their language at once,
 * since a redirect would cost them a round trip before the first paint. Inside the site, and for an editor, `/` is a
 * choice of French.
 */
const isNegotiated = (request: RouteRequest, path: string, strategy: LocaleStrategy): boolean =>
  strategy === 'prefix-except-default' && path === '/' && request.fetchSite !== 'same-origin' && !request.draft

/** The visitor's language among some: the stored one, or what the browser prefers. */
export function visitorLocale(
  { cookieLocale, acceptLanguage }: Pick<RouteRequest, 'cookieLocale' | 'acceptLanguage'>,
  offered: readonly Locale[] = LOCALES,
): Locale {
  return isLocale(cookieLocale) && offered.includes(cookieLocale)
    ? cookieLocale
    : preferredLocale(acceptLanguage, offered)
}

/** Adds the request's query parameters; the target's own take precedence. */
function withQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target
  const [beforeHash = '', ...hash] = target.split('#')
  const query = beforeHash.includes('?') ? `&${search.slice(1)}` : search
  return `${beforeHash}${query}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}

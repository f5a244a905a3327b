import { AsyncLocalStorage } from 'node:async_hooks'
import { parseCookie } from 'cookie'
import type { Address } from '#lib/content/page.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Access, MemberStatus } from '#lib/domain/access.ts'
import { LOCALE_COOKIE, type Locale, type LocaleStrategy } from '@barriere/shared/domain/locale.ts'
import { sessionCookieOf } from '#lib/gateways/sessions/session-cookies.ts'
import { type PageRequest, runForPage } from '#lib/process/page-request.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { DRAFT_COOKIE, readDraftCookie } from './draft-cookie.ts'
import { type DraftPass, readDraftPass, releaseAsked } from './draft-pass.ts'

/** A request, as far as routing depends on it. */
export interface RouteRequest {
  /** As it came, percent-encoded. */
  readonly path: string
  /** `?…` or ''. */
  readonly search: string
  readonly cookieLocale: string | undefined
  readonly acceptLanguage: string | undefined
  /** `Sec-Fetch-Site`: whether the visitor came from a page of this site. */
  readonly fetchSite: string | undefined
  /**
   * Page of this site on which a link without a query was followed, if its own address has a query; its path
   * percent-encoded.
   */
  readonly referrer?: { readonly path: string; readonly search: string } | undefined
  /** Drafts are shown: there is a pass. */
  readonly draft: boolean
  /** The pass to drafts that the address or the browser's cookie carries. */
  readonly draftPass?: DraftPass | undefined
  /** The session's cookie, as it came. */
  readonly sessionCookie: string | undefined
}

interface RawRequest {
  /** As it came, percent-encoded. */
  readonly path: string
  /** `?…` or ''. */
  readonly search: string
  readonly header: (name: string) => string | undefined
}

/** Parses a request for routing, in the HTTP server and in the middleware alike. */
export function toRouteRequest({ path, search, header }: RawRequest): RouteRequest {
  const raw = header('cookie')
  const cookies = raw ? parseCookie(raw) : {}
  const fetchSite = header('sec-fetch-site')
  const draftPass = draftPassOf(path, search, cookies[DRAFT_COOKIE])
  return {
    path,
    search,
    draft: draftPass !== undefined,
    draftPass,
    cookieLocale: cookies[LOCALE_COOKIE],
    acceptLanguage: header('accept-language'),
    fetchSite,
    // `same-origin` vouches for the address, since the browser sets both.
    referrer: search === '' && fetchSite === 'same-origin' ? readReferrer(header('referer')) : undefined,
    sessionCookie: sessionCookieOf((name) => cookies[name]),
  }
}

/**
 * The pass of the address takes precedence over that of the cookie. An editor's frame shows the release of its address,
 * whatever another frame has left in the cookie; a page that is linked inside has none there, and keeps the last.
 */
function draftPassOf(path: string, search: string, cookie: string | undefined): DraftPass | undefined {
  const query = search.includes('=') ? new URLSearchParams(search) : undefined
  const pass = (query && readDraftPass(path, query)) ?? readDraftCookie(cookie)
  return pass?.by === '' ? { ...pass, ...(query && releaseAsked(query)) } : pass
}

function readReferrer(address: string | undefined): RouteRequest['referrer'] {
  const url = address?.includes('?') ? URL.parse(address) : null
  return url && url.search !== '' ? { path: url.pathname, search: url.search } : undefined
}

/** Pages and redirects of the content space. */
export interface SpaceDirectory {
  /** Languages in which there is a page at an address; more than one where they share it, without prefixes. */
  localesOf(path: string): readonly Locale[]
  /** Whether two different addresses are those of one page in two languages. */
  areTranslations(path: string, other: string): boolean
  /** Address, in a language, of the page at an address, percent-decoded. */
  addressIn(path: string, locale: Locale): string | undefined
  redirect(locale: Locale, inside: string): string | undefined
  /** Current address of a page that was renamed or moved. */
  movedTo(locale: Locale, inside: string): string | undefined
}

/** Dependencies of the routing steps, injected. */
export interface RouteServices {
  readonly rootFolder: string
  /** Locale prefixes: on every address, or on none. */
  readonly strategy: LocaleStrategy
  /** Development mode: the block library is reachable. */
  readonly development: boolean
  /** The space's directory; undefined while the content service has never answered. */
  directory(): Promise<SpaceDirectory | undefined>
  /** Whether the page cache can serve the page without the content service. */
  stored(address: Address): boolean | Promise<boolean>
  /** Access level of a page in a guarded section; undefined where there is no such page. */
  access(address: Address): Promise<Access | 'unavailable' | undefined>
  /**
   * Authentication in a programme from the session cookie. `status`: also reads the member's current status from the
   * programme; otherwise the answer for a signed-in visitor is `member`.
   */
  memberStatus(
    programme: Programme,
    cookie: string | undefined,
    status: boolean,
  ): Promise<MemberStatus | 'member' | 'anonymous' | 'unavailable'>
  /**
   * Number of pages of the list at an address, 1 without a list; undefined while unknown, as for a page with a list
   * that was never rendered, or while the search is away.
   */
  listPages(address: Address, search: string): Promise<number | undefined>
  /** Loads all content of the page, without rendering it. */
  probe(address: Address): Promise<'found' | 'not-found' | 'unavailable'>
}

export type RouteDecision =
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly location: string; readonly locale?: Locale }
  /**
   * `guarded`: behind access control, so the answer is `private, no-store`. `fresh`: a later page of a list or a
   * search; its query strings are unbounded, so it is rendered for this request and never stored.
   */
  | {
      readonly kind: 'page'
      readonly locale: Locale
      readonly inside: string
      readonly listPage: number
      readonly fresh: boolean
      readonly guarded: boolean
    }
  /** The block library; `inside` is the path below its root. */
  | { readonly kind: 'library'; readonly locale: Locale; readonly inside: string }
  | { readonly kind: 'status'; readonly status: 403 | 404 | 500 | 503; readonly locale: Locale; readonly path: string }

export type Step = (
  request: RouteRequest,
  services: RouteServices,
) => RouteDecision | undefined | Promise<RouteDecision | undefined>

/** A request with its decision. */
export interface Route {
  readonly request: RouteRequest
  readonly decision: RouteDecision
  /** Request scope of the routing, for the rendering. */
  readonly pageRequest?: PageRequest
}

const storage = (): AsyncLocalStorage<Route> => processSingleton('route', () => new AsyncLocalStorage())

/** Request context: the route that the HTTP server decided; undefined where nothing stands before Next. */
export const currentRoute = (): Route | undefined => storage().getStore()

/** Runs `work` (Next's handler, and so the middleware) with a route that is decided already. */
export const runWithRoute = <T>(route: Route, work: () => T): T =>
  storage().run(route, () => runForPage(route.pageRequest, work))

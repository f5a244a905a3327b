import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { LocaleStrategy } from '@barriere/shared/domain/locale.ts'
import { inTime } from '@barriere/shared/async/in-time.ts'
import { count } from '@barriere/shared/observability/metrics.ts'
import {
  type Route,
  toRouteRequest,
  type RouteDecision,
  type RouteRequest,
  type RouteServices,
} from '#lib/routing/route.ts'
import { decideRoute } from '#lib/routing/decide-route.ts'
import { type PageRequest, runForPage } from '#lib/process/page-request.ts'
import { localeCookie } from '#lib/routing/response-headers.ts'
import { isPagePath } from '@barriere/shared/domain/content/page-paths.ts'
import { pageKey } from '#lib/routing/addresses.ts'
import type { Foreground } from '#lib/page-cache/foreground.ts'
import type { PageStore, StoredPage } from '#lib/page-cache/page-store.ts'
import type { Refresher } from '#lib/page-cache/refresher.ts'
import type { PageRenderer } from '#lib/page-cache/renderer.ts'
import { surrogateHeaders } from '#lib/page-cache/surrogate-keys.ts'
import { readUnsavedStory } from './draft-request.ts'
import { createTurns } from './turns.ts'
import { type ErrorPages, sendError } from './send-error.ts'
import { isRead, sendPage } from './send-page.ts'

export interface CachedPageHandlerSettings {
  readonly store: PageStore
  readonly renderer: Pick<PageRenderer, 'render'>
  readonly refresher: Pick<Refresher, 'refresh'>
  readonly statusPages: ErrorPages
  readonly foreground: Pick<Foreground, 'add'>
  readonly services: RouteServices
  /** Snapshot of the space, compared by identity: a new one invalidates cached decisions. */
  readonly snapshot: () => object | undefined
  /** Whether shared caches before the site may keep pages, since they are purged. */
  readonly isPurged: boolean
}

/**
 * Outcome of a request: `true` when it is answered; its route when Next has to render it; undefined when the address is
 * not a page's, or only Next's URL parser can read it.
 */
type Outcome = true | Route | undefined

export type CachedPageHandler = (request: IncomingMessage, response: ServerResponse) => Outcome | Promise<Outcome>

type PageDecision = RouteDecision & { readonly kind: 'page' }

type AnsweredPage = Pick<StoredPage, 'page' | 'current'>

/** A cached route decision: valid for its cache key until the space's snapshot changes. */
interface CachedDecision {
  readonly decision: PageDecision
  readonly key: string
  readonly snapshot: object | undefined
}

/** Maximum number of cached decisions. */
const MAX_DECISIONS = 2_000

/** Drafts rendered at a time. */
const DRAFTS_AT_ONCE = 2

/** Milliseconds, stale-while-revalidate: how long a stale page is served while it is re-rendered. */
const SERVED_STALE = 500

/** Time-out in milliseconds for a fresh page; then the stale one is served after all. */
const MAX_WAIT = 700

/** One client for all editors: drafts are first come, first served. */
const EDITORS = 'editors'

/** Characters that a browser's URL parser would change: Next has to parse such an address. */
const NEEDS_URL_PARSER = /[#^]/

/**
 * Answers page requests from the page cache, and errors, before Next. Routes every page request; redirects, drafts, and
 * pages that are rendered for one visitor are left to Next, together with their route.
 */
export function createCachedPageHandler({
  store,
  renderer,
  refresher,
  statusPages,
  foreground,
  services,
  snapshot,
  isPurged,
}: CachedPageHandlerSettings): CachedPageHandler {
  const draftTurns = createTurns({ atOnce: DRAFTS_AT_ONCE })
  const decisions = new LRUCache<string, CachedDecision>({ max: MAX_DECISIONS })

  const surrogateOf = ({ current }: AnsweredPage) =>
    isPurged && current ? surrogateHeaders(current, services.strategy) : undefined

  /** The page for an admitted request; undefined where it could not be rendered. */
  async function pageOf(decision: PageDecision): Promise<AnsweredPage | undefined> {
    const key = pageKey(decision)
    const stored = await store.get(key)
    const source = !stored ? 'rendered' : stored.staleSince === undefined ? 'store' : 'stale'
    count('site_page_answers_total', { source })
    if (!stored) {
      const page = await renderer.render(decision)
      return page && { page, current: undefined }
    }
    if (stored.staleSince === undefined) return stored
    const isServed = Date.now() - stored.staleSince < SERVED_STALE
    const refreshed = refresher.refresh(key, isServed ? 'read' : 'awaited').then(() => true)
    if (isServed) return stored
    const isFresh = await inTime(MAX_WAIT, refreshed, () => false)
    return isFresh ? ((await store.get(key)) ?? stored) : stored
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { request: { path, cookieLocale }, decision }: Route,
    cacheKey: string,
    space: object | undefined,
  ): Promise<boolean> {
    if (decision.kind === 'page' && !decision.fresh) {
      const answered = await pageOf(decision)
      if (!answered) return false
      const { page } = answered
      const { guarded } = decision
      if (space && !guarded) decisions.set(cacheKey, { decision, key: pageKey(decision), snapshot: space })
      const surrogate = surrogateOf(answered)
      sendPage(request, response, page, { path, guarded, cookie: localeCookie(decision, cookieLocale), surrogate })
      return true
    }
    return false
  }

  /** For a later page of a list that was never rendered: renders the first page, which tells how many there are. */
  async function decide(routeRequest: RouteRequest): Promise<RouteDecision> {
    const decision = await decideRoute(routeRequest, services)
    if (decision.kind !== 'page' || decision.listPage === 1 || routeRequest.draft) return decision
    if (await store.get(pageKey(decision))) return decision
    await renderer.render(decision)
    return await decideRoute(routeRequest, services)
  }

  async function route(
    request: IncomingMessage,
    response: ServerResponse,
    routeRequest: RouteRequest,
    cacheKey: string,
  ): Promise<true | Route> {
    foreground.add(response)
    const space = snapshot()
    const unsaved = routeRequest.draft ? await readUnsavedStory(request) : {}
    if (unsaved === 'expired') {
      sendError(request, response, { status: 404, path: routeRequest.path }, statusPages)
      return true
    }
    const { draftPass } = routeRequest
    const pageRequest: PageRequest = draftPass
      ? { ...(await draftTurns.take(response, EDITORS)), ...unsaved, release: draftPass.release }
      : {}
    const hasLeft = () => pageRequest.signal?.aborted === true
    if (hasLeft()) return true
    const decision = await runForPage(pageRequest, () => decide(routeRequest))
    if (hasLeft()) return true
    if (decision.kind === 'status') {
      count('site_page_answers_total', { source: 'status' })
      sendError(request, response, decision, statusPages)
      return true
    }
    const decided = { request: routeRequest, decision, pageRequest }
    const isAnswered =
      isRead(request) && !routeRequest.draft && (await answer(request, response, decided, cacheKey, space))
    return isAnswered || decided
  }

  return (request, response) => {
    const { url = '' } = request
    if (NEEDS_URL_PARSER.test(url)) return undefined
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    if (!isPagePath(path)) return undefined
    const search = end === -1 ? '' : url.slice(end)
    const routeRequest = toRouteRequest({ path, search, header: (name) => headerOf(request, name) })
    const cacheKey = decisionKey(routeRequest, url, services.strategy)
    const isShared = isRead(request) && !routeRequest.draft && routeRequest.referrer === undefined
    const cached = isShared ? decisions.get(cacheKey) : undefined
    if (cached && cached.snapshot === snapshot()) {
      const stored = store.get(cached.key)
      if (stored && !(stored instanceof Promise) && stored.staleSince === undefined) {
        count('site_page_answers_total', { source: 'memory' })
        const cookie = localeCookie(cached.decision, routeRequest.cookieLocale)
        sendPage(request, response, stored.page, { path, guarded: false, cookie, surrogate: surrogateOf(stored) })
        return true
      }
    }
    return route(request, response, routeRequest, cacheKey)
  }
}

/** Cache key of a decision about a public page: the address, and where the language depends on more, those signals. */
const decisionKey = (
  { path, fetchSite, cookieLocale, acceptLanguage }: RouteRequest,
  url: string,
  strategy: LocaleStrategy,
): string => (path === '/' || strategy === 'no-prefix' ? `${url} ${fetchSite} ${cookieLocale} ${acceptLanguage}` : url)

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

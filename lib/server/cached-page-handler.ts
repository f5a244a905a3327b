import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { LocaleStrategy } from '#lib/domain/locale.ts'
import { inTime } from '#lib/domain/in-time.ts'
import { decideEntry } from '#lib/routing/decide-route.ts'
import { localeCookie } from '#lib/routing/locale-cookie.ts'
import { isPagePath } from '#lib/routing/page-paths.ts'
import { toEntryRequest } from '#lib/routing/route-request.ts'
import type { EntryDecision, EntryRequest, EntryServices } from '#lib/routing/step.ts'
import { pageKey } from '#lib/page-cache/address.ts'
import type { FinishedPage } from '#lib/page-cache/finished-page.ts'
import type { PageStore } from '#lib/page-cache/page-store.ts'
import type { Refresher } from '#lib/page-cache/refresher.ts'
import type { PageRenderer } from '#lib/page-cache/renderer.ts'
import type { NotFoundPages } from '#lib/page-cache/not-found-pages.ts'
import { sendNotFound, sendPage } from './send-page.ts'

export interface FrontSettings {
  readonly store: PageStore
  readonly renderer: Pick<PageRenderer, 'render'>
  readonly refresher: Pick<Refresher, 'refresh'>
  readonly notFoundPages: Pick<NotFoundPages, 'fill'>
  readonly services: EntryServices
  /** What is known of the space, as one object: another one may decide otherwise. */
  readonly snapshot: () => object | undefined
}

/** Answers a request, or says false and leaves it untouched for Next. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

type PageDecision = EntryDecision & { readonly kind: 'page' }

/** A decision that holds for everyone who asks the same, for as long as nothing else is known of the space. */
interface Remembered {
  readonly decision: PageDecision
  readonly key: string
  readonly snapshot: object | undefined
}

/** Questions whose decision is remembered. */
const REMEMBERED = 2_000

/**
 * Milliseconds for which a page that is out of date is served while it is rendered anew; from then on a visitor waits
 * for that.
 */
const SERVED_STALE = 500

/** Milliseconds that a visitor waits for a page that could be had at once, a little older. */
const PATIENCE = 700

/** What a browser's URL parser would change: Next is left to read such an address. */
const READ_OTHERWISE = /[#^]/

/**
 * Answers requests for pages straight from the store. What a request gets is decided by the very steps that the
 * middleware takes, so all that is decided otherwise than as a stored page or as a missing one goes on to Next, as do
 * drafts and addresses that ask something.
 */
export function createFront({ store, renderer, refresher, notFoundPages, services, snapshot }: FrontSettings): Front {
  const remembered = new LRUCache<string, Remembered>({ max: REMEMBERED })

  /** A page for a request that is allowed to have it. */
  async function pageOf(decision: PageDecision): Promise<FinishedPage | undefined> {
    const key = pageKey(decision)
    const stored = await store.get(key)
    if (!stored) return await renderer.render(decision)
    if (stored.staleSince === undefined) return stored.page
    const refreshed = refresher.refresh(key)
    if (Date.now() - stored.staleSince < SERVED_STALE) return stored.page
    return (await inTime(
      PATIENCE,
      refreshed.then(() => true),
      () => false,
    ))
      ? ((await store.get(key))?.page ?? stored.page)
      : stored.page
  }

  /** What cannot be decided the middleware tries once more: it has the page for a fault, and the log. */
  const decide = (entry: EntryRequest) => decideEntry(entry, services).catch(() => undefined)

  async function decideAndAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    entry: EntryRequest,
    question: string,
  ): Promise<boolean> {
    const now = snapshot()
    const decision = await decide(entry)
    if (decision?.kind === 'page' && !decision.fresh) {
      const page = await pageOf(decision)
      if (!page) return false
      if (now && !decision.guarded) remembered.set(question, { decision, key: pageKey(decision), snapshot: now })
      sendPage(request, response, page, {
        path: entry.path,
        guarded: decision.guarded,
        cookie: localeCookie(decision, entry.cookieLocale),
      })
      return true
    }
    const missing =
      decision?.kind === 'status' && decision.status === 404
        ? notFoundPages.fill(decision.locale, decision.path)
        : undefined
    if (missing) sendNotFound(request, response, missing)
    return missing !== undefined
  }

  return (request, response) => {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || READ_OTHERWISE.test(url)) return false
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    if (!isPagePath(path)) return false
    const entry = toEntryRequest({
      path,
      search: end === -1 ? '' : url.slice(end),
      header: (name) => headerOf(request, name),
    })
    if (entry.draft) return false
    const question = questionOf(entry, url, services.strategy)
    const known = remembered.get(question)
    if (known && known.snapshot === snapshot()) {
      const stored = store.get(known.key)
      if (stored && !(stored instanceof Promise) && stored.staleSince === undefined) {
        sendPage(request, response, stored.page, {
          path,
          guarded: false,
          cookie: localeCookie(known.decision, entry.cookieLocale),
        })
        return true
      }
    }
    return decideAndAnswer(request, response, entry, question)
  }
}

/**
 * All that a decision about a page for everyone depends on: at `/`, and at any address without prefixes, that is more
 * than the address.
 */
const questionOf = (
  { path, fetchSite, cookieLocale, acceptLanguage }: EntryRequest,
  url: string,
  strategy: LocaleStrategy,
): string => (path === '/' || strategy === 'no-prefix' ? `${url} ${fetchSite} ${cookieLocale} ${acceptLanguage}` : url)

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { count } from '@barriere/shared/observability/metrics.ts'
import type { PageRenderer } from '#lib/page-cache/renderer.ts'
import { freshPath } from '#lib/routing/addresses.ts'
import { localeCookie } from '#lib/routing/response-headers.ts'
import { type Route, runWithRoute } from '#lib/routing/route.ts'
import { isRead, sendPage } from './send-page.ts'

/** Answers the request where it is for a fresh page; resolves to whether it did. */
export type FreshPageHandler = (request: IncomingMessage, response: ServerResponse, route: Route) => Promise<boolean>

/**
 * Answers pages that are rendered for one request, such as searches and later pages of lists: finished like those of
 * the page cache, with the style and the scripts that they need, and never stored. Drafts and failed renderings are
 * left to Next.
 */
export const createFreshPageHandler =
  ({ renderer }: { readonly renderer: Pick<PageRenderer, 'renderOnce'> }): FreshPageHandler =>
  async (request, response, route) => {
    const { decision, request: asked } = route
    if (decision.kind !== 'page' || !decision.fresh || asked.draft || !isRead(request)) return false
    const page = await runWithRoute(route, () => renderer.renderOnce(freshPath(decision, asked.search)))
    if (!page) return false
    count('site_page_answers_total', { source: 'fresh' })
    const cookie = localeCookie(decision, asked.cookieLocale)
    sendPage(request, response, page, { path: asked.path, guarded: decision.guarded, fresh: true, cookie })
    return true
  }

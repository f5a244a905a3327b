// The HTTP server (lib/server) routes an address before Next sees the request: page, redirect, guard or status. This
// file turns that decision into a response. It decides itself only if Next runs without that server: `next dev`,
// another host. A visitor's request never renders a stored page: the page cache requests it from Next in this process,
// without cookies, and stores the result. Such a request passes through here unchanged.

import { type NextRequest, NextResponse } from 'next/server'
import { withoutNamedLocale, listPagePrefix } from '#lib/routing/addresses.ts'
import { decideRoute } from '#lib/routing/decide-route.ts'
import {
  localeCookie,
  GUARDED_HEADER,
  PAGE_CACHE_CONTROL,
  UNSTORED_CACHE_CONTROL,
  pagePolicy,
  RETRY_AFTER,
  STATUS_PAGE_HEADER,
  STATUS_PATH_HEADER,
} from '#lib/routing/response-headers.ts'
import { toRouteRequest, type Route, currentRoute } from '#lib/routing/route.ts'
import { routeServices } from '#lib/page-cache/route-services.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { currentRendering } from '#lib/process/rendering.ts'

export const config = {
  // Every path that could be a page. Files with their own address are served without routing.
  matcher:
    '/((?!api/|_next/|media/|partners/|payment/|\\.well-known/|robots\\.txt$|sitemap\\.xml$|icon\\.svg$|favicon\\.ico$|apple-icon\\.png$|synxis-redirect$|logout$|(?:card|offline|captcha)-worker\\.js$|card/|feeds/|share/|manifests/).*)',
  runtime: 'nodejs',
}

/**
 * Answers a page request by its route: the HTTP server's decision, or its own decision if Next runs without that server
 * (`next dev`, `PAGE_FRONT=off`, another host).
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  // In-process rendering for the page cache: the address is already routed.
  if (currentRendering()) return NextResponse.next()
  try {
    const route = currentRoute() ?? (await decide(request))
    const response = answer(request, route)
    const cookie = localeCookie(route.decision, route.request.cookieLocale)
    if (cookie) response.headers.append('set-cookie', cookie)
    return response
  } catch (error) {
    // In the Node runtime, Next does not pass errors of the middleware to the instrumentation.
    log.error({ event: 'request.failed', operation: 'middleware', err: error }, 'request failed')
    throw error
  }
}

async function decide({ nextUrl, headers }: NextRequest): Promise<Route> {
  const { pathname: path, search } = nextUrl
  const request = toRouteRequest({ path, search, header: (name) => headers.get(name) ?? undefined })
  return { request, decision: await decideRoute(request, routeServices) }
}

function answer(request: NextRequest, { decision, request: { draft } }: Route): NextResponse {
  switch (decision.kind) {
    case 'redirect':
      // Next requires an absolute URL but sends only its path, so the visitor stays on the same host.
      return NextResponse.redirect(new URL(decision.location, request.nextUrl), {
        status: decision.status,
        headers: { 'cache-control': 'no-store', 'vary': 'Accept-Language, Cookie' },
      })
    case 'page': {
      const inside = withoutNamedLocale(request.nextUrl.pathname)
      const { fresh, guarded } = decision
      const target = internalUrl(
        request,
        `/${decision.locale}${fresh ? listPagePrefix(decision.listPage) : ''}${inside}`,
      )
      const response = renderFresh(request, target, 200, draft ? env.content.editorOrigin : undefined)
      if (guarded) response.headers.set(GUARDED_HEADER, '1')
      // Cache policy: a page that is the same for everyone may be cached like a stored page.
      else if (!fresh && !draft) response.headers.set('cache-control', PAGE_CACHE_CONTROL)
      return response
    }
    case 'library':
      return renderFresh(
        request,
        internalUrl(request, `/${decision.locale}/library/${decision.inside}`),
        200,
        env.content.editorOrigin,
      )
    case 'status': {
      const target = internalUrl(request, `/${decision.locale}/site-status/${decision.status}`)
      const response = renderFresh(request, target, decision.status, undefined, decision.path)
      response.headers.set(STATUS_PAGE_HEADER, decision.locale)
      if (decision.status === 503) response.headers.set('retry-after', RETRY_AFTER)
      return response
    }
  }
}

function internalUrl(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = path.replace(/(.)\/$/, '$1')
  return url
}

/** Renders a page for this request only. In production a nonce allows its scripts, and by default nothing caches it. */
function renderFresh(
  request: NextRequest,
  target: URL,
  status: number,
  editor: string | undefined,
  path?: string,
): NextResponse {
  const headers = new Headers(request.headers)
  if (path !== undefined) headers.set(STATUS_PATH_HEADER, encodeURI(path))
  if (!env.production) return NextResponse.rewrite(target, { status, request: { headers } })
  const policy = pagePolicy({
    scripts: [`'nonce-${crypto.randomUUID()}'`],
    ...(editor === undefined ? {} : { editor }),
  })
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(target, { status, request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', UNSTORED_CACHE_CONTROL)
  return response
}

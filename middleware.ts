import { type NextRequest, NextResponse } from 'next/server'
import { DEFAULT_LOCALE } from '#lib/domain/locale.ts'
import { namedLocale, withoutNamedLocale } from '#lib/routing/canonical.ts'
import { decideEntry } from '#lib/routing/decide-route.ts'
import { localeCookie } from '#lib/routing/locale-cookie.ts'
import { toEntryRequest } from '#lib/routing/route-request.ts'
import { entryServices } from '#lib/page-cache/route-services.ts'
import type { EntryDecision, EntryRequest } from '#lib/routing/step.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { GUARDED_HEADER } from '#lib/routing/headers/guarded.ts'
import { listPagePrefix } from '#lib/routing/list-page.ts'
import { currentRendering } from '#lib/process/rendering.ts'
import { PAGE_CACHE_CONTROL, UNSTORED_CACHE_CONTROL } from '#lib/routing/headers/page-headers.ts'
import { pagePolicy } from '#lib/routing/headers/security-headers.ts'
import { STATUS_PATH_HEADER } from '#lib/routing/headers/status-path.ts'

export const config = {
  // Everything that could be a page. Files with an address of their own are served without asking.
  matcher:
    '/((?!api/|_next/|media/|robots\\.txt$|sitemap\\.xml$|icon\\.svg$|favicon\\.ico$|apple-icon\\.png$|synxis-redirect$|logout$|card-worker\\.js$|card/).*)',
  runtime: 'nodejs',
}

/** Seconds after which a visitor may try again while the content service is away. */
const RETRY_AFTER = '10'

/** Decides what a request gets that the front has left to Next, by the same steps. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  // The site itself asks for a page that it is about to store: that was decided before.
  if (currentRendering()) return NextResponse.next()
  const { pathname, search } = request.nextUrl
  const entry = toEntryRequest({ path: pathname, search, header: (name) => request.headers.get(name) ?? undefined })
  const decision = await decide(entry)
  const response = answer(request, decision, entry.draft)
  const cookie = localeCookie(decision, entry.cookieLocale)
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}

async function decide(entry: EntryRequest): Promise<EntryDecision> {
  try {
    return await decideEntry(entry, entryServices)
  } catch (error) {
    log.error({ event: 'entry.failed', path: entry.path, err: error }, 'request could not be decided')
    return { kind: 'status', status: 500, locale: namedLocale(entry.path) ?? DEFAULT_LOCALE, path: entry.path }
  }
}

function answer(request: NextRequest, decision: EntryDecision, draft: boolean): NextResponse {
  switch (decision.kind) {
    case 'redirect':
      // Next wants the whole address and sends its path alone: the host stays whatever name the visitor used.
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
      const response = renderFresh(request, target, 200, draft ? env.content.editorOrigin : "'none'")
      if (guarded && !draft) response.headers.set(GUARDED_HEADER, '1')
      // What anyone would get, any cache may keep as it may keep a stored page.
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
      const response = renderFresh(request, target, decision.status, "'none'", decision.path)
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

/** A page rendered for this one request: its scripts are allowed by a nonce, and nobody keeps it. */
function renderFresh(request: NextRequest, target: URL, status: number, framedBy: string, path?: string): NextResponse {
  const headers = new Headers(request.headers)
  if (path !== undefined) headers.set(STATUS_PATH_HEADER, encodeURI(path))
  if (!env.production) return NextResponse.rewrite(target, { status, request: { headers } })
  const policy = pagePolicy({ scripts: [`'nonce-${crypto.randomUUID()}'`], framedBy })
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(target, { status, request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', UNSTORED_CACHE_CONTROL)
  return response
}

import { type NextRequest, NextResponse } from 'next/server'
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE, type Locale } from '#lib/domain/locale.ts'
import { DRAFT_COOKIE, isDraftCookie } from '#lib/http/draft-cookie.ts'
import { decideEntry } from '#lib/http/entry/entry.ts'
import { entryServices } from '#lib/http/entry/services.ts'
import type { EntryDecision } from '#lib/http/entry/step.ts'
import { env } from '#lib/http/env.ts'
import { log } from '#lib/http/log.ts'
import { GUARDED_HEADER } from '#lib/http/guarded.ts'
import { pagePolicy } from '#lib/http/security-headers.ts'
import { sessionCookieOf } from '#lib/http/session/cookies.ts'
import { STATUS_PATH_HEADER } from '#lib/http/status-path.ts'

export const config = {
  // Everything that could be a page. Files with an address of their own are served without asking.
  matcher: '/((?!api/|_next/|media/|robots\\.txt$|sitemap\\.xml$|icon\\.svg$|favicon\\.ico$|apple-icon\\.png$|synxis-redirect$|logout$|card-worker\\.js$|card/).*)',
  runtime: 'nodejs',
}

/** Seconds after which a visitor may try again while the content service is away. */
const RETRY_AFTER = '10'

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const draft = isDraftCookie(request.cookies.get(DRAFT_COOKIE)?.value)
  const cookieLocale = request.cookies.get(LOCALE_COOKIE)?.value
  const decision = await decide(request, { path: pathname, search, draft, cookieLocale })
  const response = answer(request, decision, draft)
  const locale = decision.kind === 'page' ? decision.locale : decision.kind === 'redirect' ? decision.locale : undefined
  if (locale && locale !== cookieLocale) rememberLocale(response, locale)
  return response
}

type Known = { path: string; search: string; draft: boolean; cookieLocale: string | undefined }

async function decide(request: NextRequest, known: Known): Promise<EntryDecision> {
  try {
    return await decideEntry({
      ...known,
      acceptLanguage: request.headers.get('accept-language') ?? undefined,
      fetchSite: request.headers.get('sec-fetch-site') ?? undefined,
      sessionCookie: sessionCookieOf(request),
    }, entryServices)
  } catch (error) {
    log.error({ event: 'entry.failed', path: known.path, err: error }, 'request could not be decided')
    return { kind: 'status', status: 500, locale: known.path.startsWith('/en') ? 'en' : 'fr', path: known.path }
  }
}

function answer(request: NextRequest, decision: EntryDecision, draft: boolean): NextResponse {
  switch (decision.kind) {
    case 'redirect':
      // Next wants the whole address and sends its path alone: the host stays whatever name the visitor used.
      return NextResponse.redirect(new URL(decision.location, request.nextUrl), {
        status: decision.status, headers: { 'cache-control': 'no-store', 'vary': 'Accept-Language, Cookie' },
      })
    case 'page': {
      const inside = request.nextUrl.pathname.replace(/^\/en(?=\/|$)/, '')
      const { fresh } = decision
      const target = internalUrl(request, `/${decision.locale}${fresh ? `/list-page/${decision.listPage}` : ''}${inside}`)
      if (fresh && !draft) return rewriteFresh(request, target, 200, "'none'")
      if (draft) return rewriteFresh(request, target, 200, env.content.editorOrigin)
      return NextResponse.rewrite(target, decision.guarded ? { headers: { [GUARDED_HEADER]: '1' } } : {})
    }
    case 'library':
      return rewriteFresh(request, internalUrl(request, `/${decision.locale}/library/${decision.inside}`), 200, env.content.editorOrigin)
    case 'status': {
      const target = internalUrl(request, `/${decision.locale}/site-status/${decision.status}`)
      const response = rewriteFresh(request, target, decision.status, "'none'", decision.path)
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
function rewriteFresh(request: NextRequest, target: URL, status: number, framedBy: string, path?: string): NextResponse {
  const headers = new Headers(request.headers)
  if (path !== undefined) headers.set(STATUS_PATH_HEADER, encodeURI(path))
  if (!env.production) return NextResponse.rewrite(target, { status, request: { headers } })
  const policy = pagePolicy({ scripts: [`'nonce-${crypto.randomUUID()}'`], framedBy })
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(target, { status, request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

function rememberLocale(response: NextResponse, locale: Locale): void {
  response.cookies.set(LOCALE_COOKIE, locale, {
    maxAge: LOCALE_COOKIE_MAX_AGE, path: '/', sameSite: 'lax', secure: env.siteOrigin.startsWith('https://'),
  })
}

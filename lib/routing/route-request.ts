import { parseCookie } from 'cookie'
import { LOCALE_COOKIE } from '#lib/domain/locale.ts'
import { DRAFT_COOKIE, isDraftCookie } from '#lib/next/draft-cookie.ts'
import { sessionCookieOf } from '#lib/gateways/sessions/session-cookies.ts'
import type { RouteRequest } from './step.ts'

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
  return {
    path,
    search,
    draft: isDraftCookie(cookies[DRAFT_COOKIE]),
    cookieLocale: cookies[LOCALE_COOKIE],
    acceptLanguage: header('accept-language'),
    fetchSite: header('sec-fetch-site'),
    sessionCookie: sessionCookieOf((name) => cookies[name]),
  }
}

import type { LocaleStrategy } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'

/**
 * `Cache-Control` of pages: revalidate every time, mostly to a 304, since only the site knows when a page is stale.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** For a page with a personal cookie: no shared caches. */
export const PRIVATE_CACHE_CONTROL = 'private, no-cache'

/** For personal pages and pages behind access control. */
export const UNSTORED_CACHE_CONTROL = 'private, no-store'

/** Internal response header: the page is behind access control. The HTTP server replaces it with `no-store`. */
export const GUARDED_HEADER = 'x-guarded'

/** Internal request header: the path that failed, percent-encoded, from the middleware to the status page. */
export const STATUS_PATH_HEADER = 'x-site-status-path'

/**
 * `Vary` of a page at a path. With prefixes only `/` negotiates the language (for visitors from other sites); without
 * prefixes any address may.
 */
export function pageVary(path: string, strategy: LocaleStrategy = env.localeStrategy): string {
  if (strategy === 'no-prefix') return 'Accept-Encoding, Accept-Language, Cookie'
  return path === '/' ? 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site' : 'Accept-Encoding'
}

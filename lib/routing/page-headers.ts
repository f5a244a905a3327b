import type { LocaleStrategy } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'

/**
 * For pages: browsers and shared caches ask each time, and mostly hear that nothing changed. Only the site knows when a
 * page is stale.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** For a page that comes with a visitor's own cookie: their browser alone may keep it. */
export const PRIVATE_CACHE_CONTROL = 'private, no-cache'

/** For what is rendered for one visitor, and for pages that are not for everyone. */
export const UNSTORED_CACHE_CONTROL = 'private, no-store'

/** Internal response header: the page is not for everyone. The HTTP server removes it and forbids caching. */
export const GUARDED_HEADER = 'x-guarded'

/** Internal request header: the path that failed, percent-encoded, from the middleware to the status page. */
export const STATUS_PATH_HEADER = 'x-site-status-path'

/**
 * `Vary` of a page at a path. With prefixes it is at `/` alone that who comes from elsewhere may be led to another
 * language; without, any address may be one of several languages.
 */
export function pageVary(path: string, strategy: LocaleStrategy = env.localeStrategy): string {
  if (strategy === 'no-prefix') return 'Accept-Encoding, Accept-Language, Cookie'
  return path === '/' ? 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site' : 'Accept-Encoding'
}

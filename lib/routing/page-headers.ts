/**
 * For pages: browsers and shared caches ask each time, and mostly hear that nothing changed. Only the site knows when a
 * page is stale.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** For a page that comes with a visitor's own cookie: their browser alone may keep it. */
export const PRIVATE_CACHE_CONTROL = 'private, no-cache'

/** For what is rendered for one visitor, and for pages that are not for everyone. */
export const UNSTORED_CACHE_CONTROL = 'private, no-store'

/** `Vary` of a page at a path: at `/` alone, who comes from elsewhere may be led to another language. */
export const pageVary = (path: string): string =>
  path === '/' ? 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site' : 'Accept-Encoding'

/** Internal response header: the page is not for everyone. The HTTP server removes it and forbids caching. */
export const GUARDED_HEADER = 'x-guarded'

/** Internal request header: the path that failed, percent-encoded, from the middleware to the status page. */
export const STATUS_PATH_HEADER = 'x-site-status-path'

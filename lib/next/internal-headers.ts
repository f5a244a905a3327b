/** Request headers between Next's own parts, and of its client for parts of a page. */
const INTERNAL_HEADER =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-prerender-|x-next-|next-|x-matched-path$|x-now-route-matches$|rsc$)/

/**
 * Spoofing: whether a header of that (lower-case) name is Next's own. A client that sends one poses as a part of Next.
 */
export const isNextHeader = (name: string): boolean => INTERNAL_HEADER.test(name)

/** Request header that calls a server action, of which the site has none. */
export const ACTION_HEADER = 'next-action'

/** Response header with the internal address of the middleware's rewrite, which clients must not see. */
export const REWRITE_HEADER = 'x-middleware-rewrite'

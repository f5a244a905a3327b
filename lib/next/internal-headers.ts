/** Request headers by which Next's own parts talk to each other, and by which its client asks for parts of a page. */
const INTERNAL_HEADER =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-prerender-|x-next-|next-|x-matched-path$|x-now-route-matches$|rsc$)/

/**
 * Whether a header of that (lower-case) name is Next's own: from outside it is an attempt to pass for one of its parts.
 */
export const isNextHeader = (name: string): boolean => INTERNAL_HEADER.test(name)

/** Request header that calls a server action, of which the site has none. */
export const ACTION_HEADER = 'next-action'

/** Response header by which the middleware says where an address lies inside: nobody else's business. */
export const REWRITE_HEADER = 'x-middleware-rewrite'

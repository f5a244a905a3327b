import { isDecodable } from '#lib/routing/canonical.ts'

/** Why a request goes no further, and the answer it gets. */
export interface Refusal {
  readonly status: 400 | 404 | 405 | 414 | 417
  readonly reason: string
  readonly allow?: string
}

/** Characters of a request target; the longest address that the site itself makes is a few hundred. */
const LONGEST_TARGET = 4_096

const READS = ['GET', 'HEAD']

/** Control characters, space, backslash and what no browser leaves unencoded in a path. */
const ILLEGAL = /[\u0000-\u0020\u007f-\uffff\\"<>`{}]/

/** Control characters and backslash, percent-encoded. */
const ILLEGAL_ENCODED = /%(?:[01][0-9a-f]|7f|5c)/i

/**
 * `.` and `..`, encoded or not. Browsers resolve them before they ask; here they would lead past a check of the path's
 * beginning.
 */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Judges a request by its first line alone, before anything of the site sees it. Undefined lets it in.
 * `target` is the request target as it came: a path with its query.
 */
export function checkRequest(
  method: string,
  target: string,
  headers: Readonly<Record<string, unknown>>,
  { development = false } = {},
): Refusal | undefined {
  if (target.length > LONGEST_TARGET) return { status: 414, reason: 'address too long' }
  // Absolute and authority forms are for proxies, which this is not.
  if (!target.startsWith('/')) return { status: 400, reason: 'malformed address' }
  const path = target.split('?', 1)[0] as string
  if (ILLEGAL.test(path) || ILLEGAL_ENCODED.test(path) || DOT_SEGMENT.test(path) || !isDecodable(path))
    return { status: 400, reason: 'malformed address' }
  // Next's own files are all below `/_next/static/`; the rest of `/_next/` are services that this site does not use.
  if (!development && path.startsWith('/_next/') && !path.startsWith('/_next/static/'))
    return { status: 404, reason: 'no such file' }
  // Next would take off the ending and answer with the page's parts for its own client, which this site does not use.
  if (path.endsWith('.rsc')) return { status: 404, reason: 'no such file' }
  if (path.startsWith('/api/')) return undefined
  if (!READS.includes(method)) return { status: 405, reason: 'method not allowed', allow: READS.join(', ') }
  // There are no server actions: this header is a probe for some.
  if (headers['next-action'] !== undefined) return { status: 400, reason: 'no such action' }
  return undefined
}

/**
 * Headers by which Next's own parts talk to each other, and by which its client asks for parts of a page; from outside
 * they are attempts to pass for one of them.
 */
const INTERNAL_HEADER =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-prerender-|x-next-|next-|x-matched-path$|x-now-route-matches$|x-site-status-path$|x-forwarded-host$|x-client-address$|rsc$)/

export const isInternalHeader = (name: string): boolean => INTERNAL_HEADER.test(name)

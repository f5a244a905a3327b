import { DATA_ENDING, INTERNAL_PATH, STATIC_PATH } from '#lib/next/build-files.ts'
import { ACTION_HEADER, isNextHeader } from '#lib/next/internal-headers.ts'
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
  // Next's own files are all static; the rest of what it serves beside pages the site does not use.
  if (!development && path.startsWith(INTERNAL_PATH) && !path.startsWith(`${STATIC_PATH}/`))
    return { status: 404, reason: 'no such file' }
  // Next would take off the ending and answer with the page's parts for its own client, which this site does not use.
  if (path.endsWith(DATA_ENDING)) return { status: 404, reason: 'no such file' }
  if (path.startsWith('/api/')) return undefined
  if (!READS.includes(method)) return { status: 405, reason: 'method not allowed', allow: READS.join(', ') }
  // There are no server actions: this header is a probe for some.
  if (headers[ACTION_HEADER] !== undefined) return { status: 400, reason: 'no such action' }
  return undefined
}

/** Headers that the site's own parts, or a proxy before them, tell each other by. */
const OWN_HEADER = /^(?:x-site-status-path|x-forwarded-host|x-client-address)$/

/** Whether a header of that (lower-case) name is for internal use: from outside it is an attempt to pass for a part. */
export const isInternalHeader = (name: string): boolean => isNextHeader(name) || OWN_HEADER.test(name)

import { DATA_ENDING, INTERNAL_PATH, STATIC_PATH } from '#lib/next/build-files.ts'
import { ACTION_HEADER, isNextHeader } from '#lib/next/internal-headers.ts'
import { isDecodable } from '#lib/routing/addresses.ts'

/** Reason and answer of a rejected request. */
export interface Refusal {
  readonly status: 400 | 404 | 405 | 414 | 417 | 429 | 503
  readonly reason: string
  /** Set by admission control; every other refusal is of a request that no browser sends. */
  readonly cause?: 'rate-limit' | 'overload'
  readonly allow?: string
  /** Seconds. */
  readonly retryAfter?: number
}

/** Characters of a request target; the longest address that the site itself makes is a few hundred. */
const LONGEST_TARGET = 4_096

const READS = ['GET', 'HEAD']

/** Path of the forms of the payment provider's stand-in. */
const PAYMENT_PATH = '/payment/'
const FORMS = [...READS, 'POST']

/** Methods of API calls. `TRACE` and the like are for proxies, and no `Request` can carry them. */
const CALLS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Control characters, space, backslash, and characters that browsers always encode in a path. */
const ILLEGAL = /[\u0000-\u0020\u007f-\uffff\\"<>`{}]/

/** Control characters and backslash, percent-encoded. */
const ILLEGAL_ENCODED = /%(?:[01][0-9a-f]|7f|5c)/i

/**
 * Path traversal: `.` and `..`, encoded or not. Browsers resolve them before sending; here they would bypass checks of
 * a path's prefix.
 */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Request filter: validates the request line, before any other code sees it. Undefined accepts the request.
 * `target` is the request target as it came: a path with its query.
 */
export function checkRequest(
  method: string,
  target: string,
  headers: Readonly<Record<string, unknown>>,
  { development = false } = {},
): Refusal | undefined {
  if (target.length > LONGEST_TARGET) return { status: 414, reason: 'address too long' }
  // Absolute and authority form are for forward proxies.
  if (!target.startsWith('/')) return { status: 400, reason: 'malformed address' }
  const path = target.split('?', 1)[0] as string
  if (ILLEGAL.test(path) || ILLEGAL_ENCODED.test(path) || DOT_SEGMENT.test(path) || !isDecodable(path))
    return { status: 400, reason: 'malformed address' }
  // Attack surface: of Next's own addresses the site uses static files only.
  if (!development && path.startsWith(INTERNAL_PATH) && !path.startsWith(`${STATIC_PATH}/`))
    return { status: 404, reason: 'no such file' }
  // Next would answer with the RSC payload for its client router, which the site does not use.
  if (path.endsWith(DATA_ENDING)) return { status: 404, reason: 'no such file' }
  const isApi = path.startsWith('/api/')
  const methods = isApi ? CALLS : path.startsWith(PAYMENT_PATH) ? FORMS : READS
  if (!methods.includes(method)) return { status: 405, reason: 'method not allowed', allow: methods.join(', ') }
  if (isApi) return undefined
  // The site has no server actions: this header is a probe.
  if (headers[ACTION_HEADER] !== undefined) return { status: 400, reason: 'no such action' }
  return undefined
}

/** Internal headers, between the site's layers or from its proxy. */
const OWN_HEADER = /^(?:x-site-status-path|x-site-status-request|x-forwarded-host|x-client-address)$/

/** Header spoofing: whether a (lower-case) header name is internal; from outside it must be removed. */
export const isInternalHeader = (name: string): boolean => isNextHeader(name) || OWN_HEADER.test(name)

import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { ENCODINGS, type Encoding, type FinishedPage } from '#lib/page-cache/finished-page.ts'
import { requestIdHeader } from '@barriere/shared/observability/request-context.ts'
import {
  PAGE_CACHE_CONTROL,
  PRIVATE_CACHE_CONTROL,
  UNSTORED_CACHE_CONTROL,
  pageVary,
  SECURITY_HEADERS,
} from '#lib/routing/response-headers.ts'

/** Circumstances of an answer, besides the page itself. */
export interface Circumstances {
  /** As it came. */
  readonly path: string
  /** Behind access control: the answer is `private, no-store`. */
  readonly guarded: boolean
  /** Rendered for this request: nothing stores the answer. */
  readonly fresh?: boolean | undefined
  /** `Set-Cookie` for this visitor. */
  readonly cookie: string | undefined
  /** Headers that let shared caches keep the page until a purge. */
  readonly surrogate?: readonly string[] | undefined
}

/** Whether a request may be answered by a page. */
export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

const HTML = ['content-type', 'text/html; charset=utf-8']

const SECURITY = Object.entries(SECURITY_HEADERS).flat()

/** Token leakage: an address of a guarded section may hold the token of a mailed link. */
const SECURITY_OF_GUARDED = Object.entries({ ...SECURITY_HEADERS, 'referrer-policy': 'no-referrer' }).flat()

interface MadeHeaders {
  readonly headers: string[]
  readonly surrogate: Circumstances['surrogate']
}

/** Memoized headers by page and circumstances. Hot path: thousands of answers a second. */
const made = new WeakMap<FinishedPage, Map<string, MadeHeaders>>()

function headersOf(
  page: FinishedPage,
  { path, guarded, fresh: isFresh = false, cookie, surrogate }: Circumstances,
  encoding: Encoding | undefined,
): string[] {
  const vary = pageVary(path)
  const name = `${encoding} ${guarded} ${isFresh} ${vary} ${cookie}`
  const ofPage = made.get(page) ?? new Map<string, MadeHeaders>()
  const known = ofPage.get(name)
  if (known && known.surrogate === surrogate) return known.headers
  const headers = [
    ...(guarded ? SECURITY_OF_GUARDED : SECURITY),
    'content-security-policy',
    page.policy,
    'vary',
    vary,
    // A language cookie is personal: no shared cache may store it.
    'cache-control',
    guarded || isFresh ? UNSTORED_CACHE_CONTROL : cookie ? PRIVATE_CACHE_CONTROL : PAGE_CACHE_CONTROL,
    ...(cookie ? ['set-cookie', cookie] : []),
    ...(guarded || isFresh || cookie ? [] : (surrogate ?? [])),
    ...(guarded || isFresh ? [] : ['etag', page.etag]),
    ...(encoding ? [...HTML, 'content-length', String(page.bodies[encoding].length)] : []),
    ...(encoding && encoding !== 'identity' ? ['content-encoding', encoding] : []),
  ]
  made.set(page, ofPage.set(name, { headers, surrogate }))
  return headers
}

/** Sends a stored page, or 304 where the browser's copy is current. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  circumstances: Circumstances,
): void {
  const { headers, method } = request
  const isUnstored = circumstances.guarded || circumstances.fresh === true
  if (!isUnstored && headers['if-none-match'] !== undefined && fresh(headers, { etag: page.etag })) {
    response.writeHead(304, [...headersOf(page, circumstances, undefined), ...requestIdHeader()]).end()
    return
  }
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
  response
    .writeHead(200, [...headersOf(page, circumstances, encoding), ...requestIdHeader()])
    .end(method === 'HEAD' ? undefined : page.bodies[encoding])
}

/** Missing in the package's types: the server's preference among equally acceptable encodings. */
interface Encodings {
  encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined
}

/** Size of the memo: browsers send a handful of values; others are computed each time. */
const answers = new WeakMap<readonly Encoding[], LRUCache<string, Encoding>>()

/**
 * Content negotiation: the preferred encoding among those `offered`, by `Accept-Encoding` (RFC 9110 §12.5.3); identity
 * where none is acceptable.
 */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[] = ENCODINGS): Encoding {
  if (!accepted) return 'identity'
  const known = answers.get(offered) ?? new LRUCache<string, Encoding>({ max: 100 })
  answers.set(offered, known)
  const answer = known.get(accepted) ?? negotiate(accepted, offered)
  known.set(accepted, answer)
  return answer
}

function negotiate(accepted: string, offered: readonly Encoding[]): Encoding {
  const negotiator: Encodings = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const liked = negotiator.encoding(offered, { preferred: offered })
  return offered.find((encoding) => encoding === liked) ?? 'identity'
}

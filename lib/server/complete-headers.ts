import type { ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, currentRequest } from '@barriere/shared/observability/request-context.ts'
import { STATIC_PATH } from '#lib/next/build-files.ts'
import { REWRITE_HEADER } from '#lib/next/internal-headers.ts'
import {
  GUARDED_HEADER,
  PRIVATE_CACHE_CONTROL,
  STATUS_PAGE_HEADER,
  UNSTORED_CACHE_CONTROL,
  pageVary,
  BARE_POLICY,
  SECURITY_HEADERS,
} from '#lib/routing/response-headers.ts'

const ALL = Object.entries(SECURITY_HEADERS)

/** Headers that browsers read of a document alone (MDN); the thirty files of a page do without their weight. */
const OF_DOCUMENTS: readonly string[] = ['permissions-policy', 'cross-origin-opener-policy', 'reporting-endpoints']

const OF_FILES = ALL.filter(([name]) => !OF_DOCUMENTS.includes(name))

/**
 * Secure defaults: completes the headers of every answer just before they are sent; a missing header gets the strictest
 * value. `development` omits the content security policy, which the development server's own scripts would violate.
 */
export function completeHeaders(
  response: ServerResponse,
  path: string,
  { development }: { development: boolean },
): void {
  const isBuilt = path.startsWith(`${STATIC_PATH}/`)
  const requestId = currentRequest()?.id
  // No request id on static files: a page loads thirty, the same for everyone, and each header costs bytes.
  if (requestId !== undefined && !isBuilt) response.setHeader(REQUEST_ID_HEADER, requestId)
  const send = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse
  response.writeHead = (...parameters: unknown[]) => {
    // Token leakage: an address of the section may hold the token of a mailed link.
    if (response.hasHeader(GUARDED_HEADER)) response.setHeader('referrer-policy', 'no-referrer')
    for (const [name, value] of isBuilt ? OF_FILES : ALL) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    if (!development && !response.hasHeader('content-security-policy'))
      response.setHeader('content-security-policy', BARE_POLICY)
    // Cache poisoning: a language or draft cookie is personal; no shared cache may store it.
    const cacheControl = String(response.getHeader('cache-control'))
    if (response.hasHeader(GUARDED_HEADER)) {
      response.removeHeader(GUARDED_HEADER)
      response.setHeader('cache-control', UNSTORED_CACHE_CONTROL)
    } else if (response.hasHeader('set-cookie') && !cacheControl.includes('no-store'))
      response.setHeader('cache-control', PRIVATE_CACHE_CONTROL)
    response.removeHeader(REWRITE_HEADER)
    response.removeHeader(STATUS_PAGE_HEADER)
    // Next varies by headers of its client router, whose requests never arrive here.
    if (String(response.getHeader('content-type')).startsWith('text/html')) response.setHeader('vary', pageVary(path))
    return send(...parameters)
  }
}

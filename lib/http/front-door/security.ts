import type { ServerResponse } from 'node:http'
import { GUARDED_HEADER } from '../guarded.ts'
import { BARE_POLICY, SECURITY_HEADERS } from '../security-headers.ts'

/** For pages: browsers ask each time, and mostly hear that nothing changed. Only the site knows when a page is stale. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/**
 * Completes the headers of an answer at the moment that they are sent, whoever made it: what is not said gets
 * the strictest value. `development` leaves the policy out, which the development server's own scripts would break.
 */
export function completeHeaders(response: ServerResponse, { development }: { development: boolean }): void {
  const send = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse
  response.writeHead = (...parameters: unknown[]) => {
    // An address of the section may hold the secret of a mailed link.
    if (response.hasHeader(GUARDED_HEADER)) response.setHeader('referrer-policy', 'no-referrer')
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    if (!development && !response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', BARE_POLICY)
    // A language or draft cookie is one visitor's own: no shared cache may hand it to the next.
    const cacheControl = String(response.getHeader('cache-control'))
    if (response.hasHeader(GUARDED_HEADER)) {
      response.removeHeader(GUARDED_HEADER)
      response.setHeader('cache-control', 'private, no-store')
    } else if (response.hasHeader('set-cookie') && !cacheControl.includes('no-store')) response.setHeader('cache-control', 'private, no-cache')
    // Next tells shared caches to keep a page for a year, but cannot tell them when it changes.
    else if (cacheControl.startsWith('s-maxage')) response.setHeader('cache-control', PAGE_CACHE_CONTROL)
    return send(...parameters)
  }
}

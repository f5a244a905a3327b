import type { ServerResponse } from 'node:http'
import { REWRITE_HEADER } from '#lib/next/internal-headers.ts'
import { GUARDED_HEADER } from '#lib/routing/page-headers.ts'
import { PRIVATE_CACHE_CONTROL, UNSTORED_CACHE_CONTROL, pageVary } from '#lib/routing/page-headers.ts'
import { BARE_POLICY, SECURITY_HEADERS } from '#lib/routing/security-headers.ts'

/**
 * Completes the headers of the answer at a path at the moment that they are sent, whoever made it: what is not said
 * gets the strictest value. `development` leaves the policy out, which the development server's own scripts would
 * break.
 */
export function completeHeaders(
  response: ServerResponse,
  path: string,
  { development }: { development: boolean },
): void {
  const send = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse
  response.writeHead = (...parameters: unknown[]) => {
    // An address of the section may hold the secret of a mailed link.
    if (response.hasHeader(GUARDED_HEADER)) response.setHeader('referrer-policy', 'no-referrer')
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    if (!development && !response.hasHeader('content-security-policy'))
      response.setHeader('content-security-policy', BARE_POLICY)
    // A language or draft cookie is one visitor's own: no shared cache may hand it to the next.
    const cacheControl = String(response.getHeader('cache-control'))
    if (response.hasHeader(GUARDED_HEADER)) {
      response.removeHeader(GUARDED_HEADER)
      response.setHeader('cache-control', UNSTORED_CACHE_CONTROL)
    } else if (response.hasHeader('set-cookie') && !cacheControl.includes('no-store'))
      response.setHeader('cache-control', PRIVATE_CACHE_CONTROL)
    response.removeHeader(REWRITE_HEADER)
    // Next names headers of its own client's requests, which never reach it here.
    if (String(response.getHeader('content-type')).startsWith('text/html')) response.setHeader('vary', pageVary(path))
    return send(...parameters)
  }
}

import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'

export const dynamic = 'force-dynamic'

/** Milliseconds for which the file is valid; RFC 9116 recommends less than a year. */
const VALID = 180 * 24 * 60 * 60 * 1000

/** Where to report a vulnerability (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: ${env.securityContact}`,
    `Expires: ${new Date(Date.now() + VALID).toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

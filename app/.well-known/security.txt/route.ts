import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'

export const dynamic = 'force-dynamic'

const DAY = 24 * 60 * 60 * 1000

/** Days for which the file is valid; RFC 9116 recommends less than a year. */
const VALID = 180

/** Where to report a vulnerability (RFC 9116). */
export function GET(): Response {
  // Rounded to the day, so that every process writes the same text.
  const expires = new Date((Math.floor(Date.now() / DAY) + VALID) * DAY)
  const lines = [
    `Contact: ${env.securityContact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

import { createHmac } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import { systemClock } from '#lib/domain/clock.ts'
import { isLocal } from '#lib/domain/deployment.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { env } from '#lib/process/env.ts'

/** Cookie of an editor who sees drafts: when it ends, in seconds since the epoch, and a signature. */
export const DRAFT_COOKIE = 'draft'

/** Lifetime in seconds: a working day. */
const LIFETIME = 10 * 60 * 60

/** What the signature is made with: another preview token or a raised epoch revokes every cookie. */
export interface DraftKey {
  readonly previewToken: string
  readonly draftEpoch: number
}

/** Value of the cookie from `now` (milliseconds since the epoch) on. */
export function signDraftCookie(now: number, key: DraftKey = env.content): string {
  const expires = Math.floor(now / 1000) + LIFETIME
  return `${expires}.${signatureOf(expires, key)}`
}

/** Whether a cookie's value was signed with this key and has not expired. */
export function isDraftCookie(
  value: string | undefined,
  now: number = systemClock.now(),
  key: DraftKey = env.content,
): boolean {
  const [, expires, signature] = /^([1-9]\d{0,11})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (expires === undefined || signature === undefined || Number(expires) * 1000 <= now) return false
  return sameSecret(signature, signatureOf(Number(expires), key))
}

const signatureOf = (expires: number, { previewToken, draftEpoch }: DraftKey): string =>
  createHmac('sha256', previewToken).update(`draft ${draftEpoch} ${expires}`).digest('base64url')

/**
 * `Set-Cookie` that shows drafts (`value`), or ends them (none). The editor shows the page in a frame of another site:
 * partitioned (CHIPS), the cookie gets there also where third-party cookies are blocked. That needs `Secure`, which
 * browsers accept from this machine without https; anywhere else without https drafts open outside of the frame only.
 * @param host of the request.
 */
export function draftSetCookie(value: string | undefined, host: string): string {
  const framed = env.siteOrigin.startsWith('https://') || isLocal(`http://${host}`)
  return stringifySetCookie({
    name: DRAFT_COOKIE,
    value: value ?? '',
    maxAge: value === undefined ? 0 : LIFETIME,
    path: '/',
    httpOnly: true,
    ...(framed ? { secure: true, sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  })
}

import { stringifySetCookie } from 'cookie'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { isLocal } from '@barriere/shared/process/deployment.ts'
import { env } from '#lib/process/env.ts'
import { type DraftKey, type DraftPass, parseDraftPass, signDraftPass } from './draft-pass.ts'

/** Cookie of a browser that sees drafts: a draft pass for the whole site. */
export const DRAFT_COOKIE = 'draft'

/** Lifetime in seconds: a working day. */
const LIFETIME = 10 * 60 * 60

/** Scope instead of a page's path, which begins with a slash. */
const WHOLE_SITE = '*'

/**
 * Value of the cookie from `now` (milliseconds since the epoch) on.
 * @param pass by default an editor's, for a working day
 */
export const signDraftCookie = (now: number, pass: Partial<DraftPass> = {}, key: DraftKey = env.content): string =>
  signDraftPass(WHOLE_SITE, { expires: Math.floor(now / 1000) + LIFETIME, by: '', ...pass }, key)

/** The pass in a cookie's value; undefined where it was not signed with this key, or has expired. */
export const readDraftCookie = (
  value: string | undefined,
  now: number = systemClock.now(),
  key: DraftKey = env.content,
): DraftPass | undefined => parseDraftPass(WHOLE_SITE, value ?? '', now, key)

/**
 * `Set-Cookie` that shows drafts (`value`), or ends them (none). The editor shows the page in a frame of another site:
 * partitioned (CHIPS), the cookie gets there also where third-party cookies are blocked. That needs `Secure`, which
 * browsers accept from this machine without https; anywhere else without https drafts open outside of the frame only.
 * @param host of the request.
 * @param lifetime in seconds
 */
export function draftSetCookie(value: string | undefined, host: string, lifetime: number = LIFETIME): string {
  const framed = env.siteOrigin.startsWith('https://') || isLocal(`http://${host}`)
  return stringifySetCookie({
    name: DRAFT_COOKIE,
    value: value ?? '',
    maxAge: value === undefined ? 0 : lifetime,
    path: '/',
    httpOnly: true,
    ...(framed ? { secure: true, sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  })
}

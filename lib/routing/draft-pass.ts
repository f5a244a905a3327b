import { createHmac } from 'node:crypto'
import { systemClock } from '#lib/domain/clock.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { env } from '#lib/process/env.ts'
import type { DraftKey } from './draft-cookie.ts'

/** Query parameter of a draft pass. */
export const DRAFT_PASS = '_draft'

/** Who sees one page's draft without a draft cookie, and until when. */
export interface DraftPass {
  /** Seconds since the epoch. */
  readonly expires: number
  /** Who has shared the draft; '' for an editor's own frame, where the browser blocks cookies. */
  readonly by: string
}

/**
 * Value of the parameter for the page at a path: a signed, cookie-free way to its draft, and to no other's. Another
 * preview token or a raised epoch revokes it, as it does the cookie.
 */
export const signDraftPass = (path: string, pass: DraftPass, key: DraftKey = env.content): string =>
  [pass.expires, Buffer.from(pass.by).toString('base64url'), signatureOf(path, pass, key)].join('.')

/** The pass in the query of a request for a path; undefined where it has none that is signed, for this path, and on. */
export function readDraftPass(
  path: string,
  query: URLSearchParams,
  now: number = systemClock.now(),
  key: DraftKey = env.content,
): DraftPass | undefined {
  const [, expires, by = '', signature] =
    /^([1-9]\d{0,11})\.([\w-]*)\.([\w-]{43})$/.exec(query.get(DRAFT_PASS) ?? '') ?? []
  if (signature === undefined || Number(expires) * 1000 <= now) return undefined
  const pass = { expires: Number(expires), by: Buffer.from(by, 'base64url').toString() }
  return sameSecret(signature, signatureOf(path, pass, key)) ? pass : undefined
}

/** JSON keeps the parts apart: neither a name nor a path can be moved into another one. */
const signatureOf = (path: string, { expires, by }: DraftPass, { previewToken, draftEpoch }: DraftKey): string =>
  createHmac('sha256', previewToken)
    .update(JSON.stringify(['draft pass', draftEpoch, expires, by, path]))
    .digest('base64url')

import { createHmac } from 'node:crypto'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { type SecretPair, isSignedBy } from '@barriere/shared/secrets/secret-pair.ts'
import { env } from '#lib/process/env.ts'

/** Query parameter of a draft pass. */
export const DRAFT_PASS = '_draft'

/** What passes and cookies are signed with: a preview token that is gone or a raised epoch revokes all of them. */
export interface DraftKey {
  readonly previewTokens: SecretPair
  readonly draftEpoch: number
}

/** Who sees drafts, of what, and until when. */
export interface DraftPass {
  /** Seconds since the epoch. */
  readonly expires: number
  /** Who has shared the draft; '' for an editor. */
  readonly by: string
  /** Id of the release that is shown in the place of drafts: the site as it will be. */
  readonly release?: number | undefined
}

/**
 * Value of the parameter for the page at a path: a signed, cookie-free way to its draft, and to no other's. A
 * preview token that is gone or a raised epoch revokes it, as it does the cookie.
 */
export const signDraftPass = (path: string, pass: DraftPass, key: DraftKey = env.content): string =>
  [pass.expires, Buffer.from(pass.by).toString('base64url'), pass.release ?? '', signatureOf(path, pass, key)].join('.')

/** The pass in the query of a request for a path; undefined where it has none that is signed, for this path, and on. */
export const readDraftPass = (
  path: string,
  query: URLSearchParams,
  now: number = systemClock.now(),
  key: DraftKey = env.content,
): DraftPass | undefined => parseDraftPass(path, query.get(DRAFT_PASS) ?? '', now, key)

/** The same of a value, for a path or another name of what it opens. */
export function parseDraftPass(scope: string, value: string, now: number, key: DraftKey): DraftPass | undefined {
  const [, expires, by = '', release = '', signature] =
    /^([1-9]\d{0,11})\.([\w-]*)\.([1-9]\d{0,14}|)\.([\w-]{43})$/.exec(value) ?? []
  if (signature === undefined || Number(expires) * 1000 <= now) return undefined
  const pass = {
    expires: Number(expires),
    by: Buffer.from(by, 'base64url').toString(),
    ...(release === '' ? {} : { release: Number(release) }),
  }
  return isSignedBy(signature, key.previewTokens, (token) => signatureOf(scope, pass, key, token)) ? pass : undefined
}

/** Parameter of the visual editor: the release that its frame shows, `0` or `undefined` for none. */
const RELEASE = '_storyblok_release'

/** What the visual editor's parameters say of a release; undefined where they say nothing. */
export function releaseAsked(query: URLSearchParams): Pick<DraftPass, 'release'> | undefined {
  const value = query.get(RELEASE)
  if (value === null) return undefined
  return { release: /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined }
}

/** JSON keeps the parts apart: neither a name nor a path can be moved into another one. */
const signatureOf = (
  scope: string,
  { expires, by, release = 0 }: DraftPass,
  key: DraftKey,
  token: string = key.previewTokens[0],
): string =>
  createHmac('sha256', token)
    .update(JSON.stringify(['draft pass', key.draftEpoch, expires, by, release, scope]))
    .digest('base64url')

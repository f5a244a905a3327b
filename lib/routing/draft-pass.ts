import { createHmac } from 'node:crypto'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { type SecretPair, isSignedBy } from '@barriere/shared/secrets/secret-pair.ts'
import { env } from '#lib/process/env.ts'

/** Query parameter of a draft pass. */
export const DRAFT_PASS = '_draft'

/** Signing key of passes and cookies: a removed preview token or a raised epoch revokes all of them. */
export interface DraftKey {
  readonly previewTokens: SecretPair
  readonly draftEpoch: number
}

/** Permission to see drafts. */
export interface DraftPass {
  /** Seconds since the epoch. */
  readonly expires: number
  /** Name of the person who shared the draft; '' for an editor. */
  readonly by: string
  /** Id of the release that is shown instead of drafts: a preview of the site. */
  readonly release?: number | undefined
}

/**
 * Capability URL: value of the parameter for the page at a path, signed and cookie-free. It opens this page's draft
 * alone. A removed preview token or a raised epoch revokes it, as it does the cookie.
 */
export const signDraftPass = (path: string, pass: DraftPass, key: DraftKey = env.content): string =>
  [pass.expires, Buffer.from(pass.by).toString('base64url'), pass.release ?? '', signatureOf(path, pass, key)].join('.')

/** The pass in the query of a request for a path; undefined unless it is signed, for this path, and not expired. */
export const readDraftPass = (
  path: string,
  query: URLSearchParams,
  now: number = systemClock.now(),
  key: DraftKey = env.content,
): DraftPass | undefined => parseDraftPass(path, query.get(DRAFT_PASS) ?? '', now, key)

/** The pass in a value, for a path or another scope. */
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

/** The release in the visual editor's parameters; undefined where they name none. */
export function releaseAsked(query: URLSearchParams): Pick<DraftPass, 'release'> | undefined {
  const value = query.get(RELEASE)
  if (value === null) return undefined
  return { release: /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined }
}

/** Signature ambiguity: JSON separates the parts, so that none can run into another. */
const signatureOf = (
  scope: string,
  { expires, by, release = 0 }: DraftPass,
  key: DraftKey,
  token: string = key.previewTokens[0],
): string =>
  createHmac('sha256', token)
    .update(JSON.stringify(['draft pass', key.draftEpoch, expires, by, release, scope]))
    .digest('base64url')

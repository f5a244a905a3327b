import { createHash, createHmac } from 'node:crypto'
import { type SecretPair, isSignedBy } from './secret-pair.ts'

/**
 * Signature of the visual editor: hexadecimal SHA-1 of `space id:preview token:timestamp` (seconds since the epoch).
 */
export const previewSignature = (spaceId: string, previewToken: string, timestamp: string): string =>
  createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')

/** A link to a draft, from an editor to a person without an account. */
interface PreviewLink {
  /** Full slug of the story, in the default language. */
  readonly slug: string
  /** Language of the content: a code, or `default`. */
  readonly language: string
  /** Name of the person who made it, shown on the page. */
  readonly by: string
  /** Seconds since the epoch. */
  readonly expires: number
  /** Id of a release: the link shows the site as it will be with the release. */
  readonly release?: number | undefined
}

/** Signing key of a link: removing a preview token or raising the epoch revokes all links. */
interface LinkKey {
  readonly previewTokens: SecretPair
  readonly draftEpoch: number
}

/** Query of `/api/preview` for a link to a draft. */
export const previewLinkQuery = (link: PreviewLink, key: LinkKey): URLSearchParams =>
  new URLSearchParams({
    slug: link.slug,
    language: link.language,
    by: link.by,
    expires: String(link.expires),
    ...(link.release === undefined ? {} : { release: String(link.release) }),
    signature: signatureOf(link, key.draftEpoch, key.previewTokens[0]),
  })

/** @param now in milliseconds since the epoch. Undefined for a link that is not signed, or has expired. */
export function readPreviewLink(query: URLSearchParams, now: number, key: LinkKey): PreviewLink | undefined {
  const expires = query.get('expires') ?? ''
  if (!/^[1-9]\d{0,11}$/.test(expires) || Number(expires) * 1000 <= now) return undefined
  const release = query.get('release')
  if (release !== null && !/^[1-9]\d{0,14}$/.test(release)) return undefined
  const link = {
    slug: query.get('slug') ?? '',
    language: query.get('language') ?? '',
    by: query.get('by') ?? '',
    expires: Number(expires),
    ...(release === null ? {} : { release: Number(release) }),
  }
  const isSigned = isSignedBy(query.get('signature') ?? '', key.previewTokens, (token) =>
    signatureOf(link, key.draftEpoch, token),
  )
  return isSigned ? link : undefined
}

const signatureOf = (link: PreviewLink, draftEpoch: number, previewToken: string): string =>
  createHmac('sha256', previewToken)
    .update(JSON.stringify(['preview link', draftEpoch, link.slug, link.language, link.by, link.expires, link.release]))
    .digest('base64url')

import { previewSignature } from '@barriere/shared/secrets/preview-link.ts'
import { type SecretPair, isSignedBy } from '@barriere/shared/secrets/secret-pair.ts'

/** Lifetime of the visual editor's signature in seconds. */
const LIFETIME = 60 * 60

/** Tolerated clock skew in seconds. */
const SKEW = 60

interface Expected {
  readonly spaceId: string
  readonly previewTokens: SecretPair
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Verifies the visual editor's signature: `_storyblok_tk[token]` is the hexadecimal SHA-1 of
 * `space id:preview token:timestamp` (constant-time comparison), and the timestamp (seconds) is at most an hour old.
 */
export function isSignedPreview(query: URLSearchParams, { spaceId, previewTokens, now }: Expected): boolean {
  const space = query.get('_storyblok_tk[space_id]') ?? ''
  const timestamp = query.get('_storyblok_tk[timestamp]') ?? ''
  if (space !== spaceId || !/^\d{1,12}$/.test(timestamp)) return false
  const age = Math.floor(now / 1000) - Number(timestamp)
  if (age >= LIFETIME || age < -SKEW) return false
  // Compared as text: decoding hexadecimal would ignore trailing characters.
  return isSignedBy(query.get('_storyblok_tk[token]') ?? '', previewTokens, (token) =>
    previewSignature(spaceId, token, timestamp),
  )
}

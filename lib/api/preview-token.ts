import { createHash } from 'node:crypto'
import { sameSecret } from '#lib/domain/same-secret.ts'

/** Seconds for which the visual editor's signature is good. */
const LIFETIME = 60 * 60

/** Seconds by which the editor's clock may be ahead of ours. */
const SKEW = 60

interface Expected {
  readonly spaceId: string
  readonly previewToken: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Whether a query carries the visual editor's signature: `_storyblok_tk[token]` is the hex SHA-1 of
 * `space id:preview token:timestamp`, compared in constant time, and the timestamp (seconds) is of the last hour.
 */
export function isSignedPreview(query: URLSearchParams, { spaceId, previewToken, now }: Expected): boolean {
  const space = query.get('_storyblok_tk[space_id]') ?? ''
  const timestamp = query.get('_storyblok_tk[timestamp]') ?? ''
  if (space !== spaceId || !/^\d{1,12}$/.test(timestamp)) return false
  const age = Math.floor(now / 1000) - Number(timestamp)
  if (age >= LIFETIME || age < -SKEW) return false
  // As text: decoding hex would overlook whatever follows it.
  const expected = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')
  return sameSecret(query.get('_storyblok_tk[token]') ?? '', expected)
}

import { MAX_REQUESTED_SIDE, NO_OPERATIONS, type ImageOperations, type RequestedSize } from './operations.ts'
import { parseFilters, parseRect } from './parse-filters.ts'

/** An image-service path taken apart. */
export interface ImagePath {
  /** Decoded path of the original, `/f/<space>/[<W>x<H>/]<hash>/<name>`. */
  readonly assetPath: string
  /** Operations after `/m/`, still encoded; null for a request of the original itself. */
  readonly operations: string | null
}

export interface ParsedOperations {
  readonly operations: ImageOperations
  /** One sentence for each part that was ignored or clamped; empty for a well-formed URL. */
  readonly problems: readonly string[]
}

const SIZE = /^(-?)(\d+)x(-?)(\d+)$/

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed percent-encoding.
    return null
  }
}

/**
 * Splits a request path into the asset and the operations. A trailing slash is tolerated everywhere.
 * @returns null when the path is not of the form `/f/<space>/…/<name>`.
 */
export const splitImagePath = (path: string): ImagePath | null => {
  const [withoutQuery = ''] = path.split('?', 1)
  const segments = withoutQuery.split('/').filter((segment) => segment !== '')
  // f, space, hash, name: the marker cannot stand earlier than fifth.
  const marker = segments.indexOf('m', 4)
  const assetSegments = (marker === -1 ? segments : segments.slice(0, marker)).map(decode)
  if (assetSegments[0] !== 'f' || assetSegments.length < 4 || assetSegments.includes(null)) return null
  return {
    assetPath: `/${assetSegments.join('/')}`,
    operations: marker === -1 ? null : segments.slice(marker + 1).join('/'),
  }
}

const parseSize = (text: string): RequestedSize | null => {
  const found = SIZE.exec(text)
  if (found === null) return null
  return {
    width: Math.min(MAX_REQUESTED_SIDE, Number(found[2])),
    height: Math.min(MAX_REQUESTED_SIDE, Number(found[4])),
    mirrored: found[1] === '-',
    upsideDown: found[3] === '-',
  }
}

/** The grammar's order; a part may be absent, but never stand before an earlier one. */
const RANKS = { 'crop': 1, 'fit-in': 2, 'size': 3, 'smart': 4, 'filters': 5 } as const

interface Part {
  readonly rank: number
  readonly changes: Partial<ImageOperations>
  readonly problems?: readonly string[]
}

const parsePart = (segment: string): Part | null => {
  if (segment === 'fit-in') return { rank: RANKS['fit-in'], changes: { fitIn: true } }
  if (segment === 'smart') return { rank: RANKS.smart, changes: { smart: true } }
  if (segment.startsWith('filters:')) {
    const { changes, steps, problems } = parseFilters(segment.slice('filters:'.length))
    return { rank: RANKS.filters, changes: { ...changes, steps }, problems }
  }
  const crop = parseRect(segment)
  if (crop !== null) {
    const empty = crop.right === crop.left || crop.bottom === crop.top
    return empty
      ? { rank: RANKS.crop, changes: {}, problems: [`crop: ${segment} is empty`] }
      : { rank: RANKS.crop, changes: { crop } }
  }
  const size = parseSize(segment)
  return size === null ? null : { rank: RANKS.size, changes: { size } }
}

/**
 * Reads the operations of an image-service URL: `[crop/][fit-in/][size/][smart/][filters:name(args):…]`. Pure and
 * total: it never throws. Unreadable parts are omitted and named in `problems`; a strict service refuses such a URL, a
 * lenient one renders the rest.
 */
export const parseOperations = (text: string): ParsedOperations => {
  let operations = NO_OPERATIONS
  const problems: string[] = []
  let lastRank = 0
  for (const encoded of text.split('/')) {
    if (encoded === '') continue
    const segment = decode(encoded)?.trim()
    const part = segment === undefined ? null : parsePart(segment)
    if (part === null) {
      problems.push(`cannot read: ${encoded.slice(0, 80)}`)
      continue
    }
    if (part.rank <= lastRank) problems.push(`out of order: ${encoded.slice(0, 80)}`)
    lastRank = Math.max(lastRank, part.rank)
    operations = { ...operations, ...part.changes }
    problems.push(...(part.problems ?? []))
  }
  return { operations, problems }
}

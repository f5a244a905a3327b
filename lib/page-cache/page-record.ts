import { z } from 'zod'
import { mapLocales } from '@barriere/shared/domain/locale.ts'
import type { PageFrame } from './frame-parts.ts'
import { type Encoding, ENCODINGS, type FinishedPage } from './finished-page.ts'

/** Metadata of a cached page, readable without its bodies. */
export interface PageRecord {
  /** Cache key: locale, then path, such as `/fr/hotels`. */
  readonly key: string
  /** Cache tags: the page's dependencies, without those of its frame. */
  readonly tags: readonly string[]
  /** Its headers and footer, with cache tags of their own; undefined where they are part of the page. */
  readonly frame?: PageFrame | undefined
  /** Version of the space when the rendering began. */
  readonly version: number
  /** When the rendering began, in milliseconds since the epoch. */
  readonly renderedAt: number
}

/** A page as it is serialized: length-prefixed JSON header, then the bodies. */
export interface SavedPage {
  readonly record: PageRecord
  readonly page: FinishedPage
}

const bytes = z.int().nonnegative()

const tags = z.array(z.string())

const frame = z.object({
  place: z.object({ path: z.string(), homePath: z.string(), alternates: z.object(mapLocales(() => z.string())) }),
  parts: z.array(
    z.object({ key: z.string(), tags, subtrees: z.array(z.object({ tag: z.string(), name: z.string() })) }),
  ),
})

const header = z.object({
  record: z.object({ key: z.string(), tags, frame: frame.optional(), version: z.number(), renderedAt: z.number() }),
  policy: z.string(),
  etag: z.string(),
  recompressed: z.boolean(),
  lengths: z.object({ br: bytes, gzip: bytes, identity: bytes }),
})

/** Bytes of the length prefix. */
const PREFIX = 4

export function encodePage({ record, page }: SavedPage): Buffer {
  const { policy, etag, recompressed, bodies } = page
  const lengths = Object.fromEntries(ENCODINGS.map((encoding) => [encoding, bodies[encoding].length]))
  const head = Buffer.from(JSON.stringify({ record, policy, etag, recompressed, lengths }))
  const prefix = Buffer.alloc(PREFIX)
  prefix.writeUInt32LE(head.length)
  return Buffer.concat([prefix, head, ...ENCODINGS.map((encoding) => bodies[encoding])])
}

/** Bytes of prefix and header, from the first four bytes. */
export const headLength = (bytes: Buffer): number => PREFIX + bytes.readUInt32LE(0)

/** Parses the header; `start` and `size` say where the bodies begin and end. */
function readHead(bytes: Buffer) {
  const start = headLength(bytes)
  const head = header.parse(JSON.parse(bytes.subarray(PREFIX, start).toString()))
  return { ...head, start, size: start + ENCODINGS.reduce((sum, encoding) => sum + head.lengths[encoding], 0) }
}

/** Metadata and total bytes, from the beginning of the bytes. @throws where they are no saved page. */
export function decodeHead(bytes: Buffer): { readonly record: PageRecord; readonly size: number } {
  const { record, size } = readHead(bytes)
  return { record, size }
}

/** @throws where the bytes are no saved page, or a truncated one. */
export function decodePage(bytes: Buffer): SavedPage {
  const { record, lengths, start, size, ...rest } = readHead(bytes)
  if (bytes.length !== size) throw new Error(`A saved page of ${bytes.length} bytes is not whole.`)
  let from = start
  const bodies = Object.fromEntries(
    ENCODINGS.map((encoding) => {
      const body = bytes.subarray(from, from + lengths[encoding])
      from += body.length
      return [encoding, body]
    }),
  ) as Record<Encoding, Buffer>
  return { record, page: { ...rest, bodies } }
}

import { z } from 'zod'
import { type Encoding, ENCODINGS, type FinishedPage } from './finished-page.ts'

/** What is known of a stored page without reading it. */
export interface PageRecord {
  /** Address inside: its language, then its path, such as `/fr/hotels`. */
  readonly key: string
  /** What it was made of. */
  readonly tags: readonly string[]
  /** Version of the space that its rendering began with. */
  readonly version: number
  /** When its rendering began, in milliseconds since the epoch. */
  readonly renderedAt: number
}

/** A stored page as one piece of bytes: what is known of it, then its bodies. */
export interface SavedPage {
  readonly record: PageRecord
  readonly page: FinishedPage
}

const bytes = z.int().nonnegative()

const header = z.object({
  record: z.object({ key: z.string(), tags: z.array(z.string()), version: z.number(), renderedAt: z.number() }),
  policy: z.string(),
  etag: z.string(),
  recompressed: z.boolean(),
  lengths: z.object({ br: bytes, gzip: bytes, identity: bytes }),
})

/** Bytes of the number before the header: the header's length. */
const PREFIX = 4

export function encodePage({ record, page }: SavedPage): Buffer {
  const { policy, etag, recompressed, bodies } = page
  const lengths = Object.fromEntries(ENCODINGS.map((encoding) => [encoding, bodies[encoding].length]))
  const { key, tags, version, renderedAt } = record
  const head = Buffer.from(
    JSON.stringify({ record: { key, tags, version, renderedAt }, policy, etag, recompressed, lengths }),
  )
  const prefix = Buffer.alloc(PREFIX)
  prefix.writeUInt32LE(head.length)
  return Buffer.concat([prefix, head, ...ENCODINGS.map((encoding) => bodies[encoding])])
}

/** Bytes from the start within which a saved page's record ends, told by its first four. */
export const headLength = (bytes: Buffer): number => PREFIX + bytes.readUInt32LE(0)

/** What stands before a saved page's bodies, where they begin, and where they end. */
function readHead(bytes: Buffer) {
  const start = headLength(bytes)
  const head = header.parse(JSON.parse(bytes.subarray(PREFIX, start).toString()))
  return { ...head, start, size: start + ENCODINGS.reduce((sum, encoding) => sum + head.lengths[encoding], 0) }
}

/** What is known of a saved page and how many bytes it has, from its beginning alone. Throws where that is none. */
export function decodeHead(bytes: Buffer): { readonly record: PageRecord; readonly size: number } {
  const { record, size } = readHead(bytes)
  return { record, size }
}

/** Throws where the bytes are no saved page, or not all of one. */
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

import { open, type FileHandle } from 'node:fs/promises'

const SEGMENT = 0x18538067
/** Personal elements of a segment: tags and attached files. */
const PRIVATE: ReadonlySet<number> = new Set([0x1254c367, 0x1941a469])
const VOID = 0xec
const CLUSTER = 0x1f43b675
const MOST_ELEMENTS = 100_000

interface Element {
  readonly id: number
  readonly start: number
  /** Undefined: unknown size, as in a live recording. */
  readonly size: number | undefined
}

/** The element at an offset (EBML, RFC 8794 §4 to 6); undefined where there is none. */
async function elementAt(file: FileHandle, at: number): Promise<Element | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, at)
  const idLength = Math.clz32(buffer[0] ?? 0) - 23
  const sizeLength = Math.clz32(buffer[idLength] ?? 0) - 23
  if (idLength > 4 || sizeLength > 8 || idLength + sizeLength > bytesRead) return undefined
  const id = buffer.readUIntBE(0, idLength)
  const first = (buffer[idLength] ?? 0) & (0xff >> sizeLength)
  let size = BigInt(first)
  for (let next = 1; next < sizeLength; next += 1) size = size * 256n + BigInt(buffer[idLength + next] ?? 0)
  const isUnknown = size === 2n ** BigInt(7 * sizeLength) - 1n
  return { id, start: at + idLength + sizeLength, size: isUnknown ? undefined : Number(size) }
}

/**
 * Strips a WebM's tags and attached files in place: they become void elements of the same length, filled with zeros, so
 * that no offset changes. Trailing data is cut off.
 * @returns whether the elements could be read.
 */
export async function cleanWebm(path: string): Promise<boolean> {
  const file = await open(path, 'r+')
  try {
    const total = (await file.stat()).size
    const header = await elementAt(file, 0)
    if (header?.size === undefined || header.start + header.size > total) return false
    const from = header.start + header.size
    const segment = await elementAt(file, from)
    if (!segment) return from === total
    if (segment.id !== SEGMENT) return false
    const end = segment.size === undefined ? total : segment.start + segment.size
    if (end > total) return false
    let left = MOST_ELEMENTS
    for (let at = segment.start; at < end; left -= 1) {
      const element = await elementAt(file, at)
      if (!element || left === 0) return false
      // A cluster of unknown size lasts until the end of a live recording.
      if (element.size === undefined) return element.id === CLUSTER
      const after = element.start + element.size
      if (after > end) return false
      if (PRIVATE.has(element.id)) await blank(file, at, after)
      at = after
    }
    await file.truncate(end)
    return true
  } finally {
    await file.close()
  }
}

/** Overwrites a span with a void element. Its size takes eight bytes, or one if the span is too short. */
async function blank(file: FileHandle, at: number, end: number): Promise<void> {
  const span = Buffer.alloc(end - at)
  span[0] = VOID
  if (span.length >= 9) {
    span.writeBigUInt64BE(BigInt(span.length - 9), 1)
    span[1] = 0x01
  } else span[1] = 0x80 | (span.length - 2)
  await file.write(span, 0, span.length, at)
}

import { open, type FileHandle } from 'node:fs/promises'

/** Boxes that contain other boxes, with user data among them. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak'])
/** User data: place and device of the recording. */
const PRIVATE: ReadonlySet<string> = new Set(['udta', 'meta'])
/** UUID of the box that holds XMP. */
const XMP = 'be7acfcb97a942e89c71999491e3afac'
/** Allow-list of boxes. Other boxes may hold anything. */
const KNOWN: ReadonlySet<string> = new Set([
  'ftyp',
  'styp',
  'pdin',
  'moov',
  'mdat',
  'moof',
  'mfra',
  'sidx',
  'ssix',
  'prft',
  'emsg',
])
const MOST_BOXES = 10_000
const CHUNK = 64 * 1024

/**
 * Strips a film's metadata in place. Boxes of user data, XMP boxes and unknown boxes become free space of the same
 * size, filled with zeros, so that no offset changes.
 * @returns whether the boxes could be read.
 */
export async function cleanMp4(path: string): Promise<boolean> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const end = await cleanBoxes(file, { start: 0, end: size }, { left: MOST_BOXES, depth: 0 })
    if (end === undefined) return false
    // Trailing bytes, fewer than the header of a box.
    await file.truncate(end)
    return true
  } finally {
    await file.close()
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

/** @returns the end of the last box; undefined if a box is malformed. */
async function cleanBoxes(
  file: FileHandle,
  { start, end }: Span,
  budget: { left: number; readonly depth: number },
): Promise<number | undefined> {
  const head = Buffer.alloc(32)
  let at = start
  while (at + 8 <= end) {
    budget.left -= 1
    const { bytesRead } = await file.read(head, 0, 32, at)
    const size = sizeOf(head, bytesRead, end - at)
    if (size === undefined || budget.left < 0) return undefined
    const type = head.toString('latin1', 4, 8)
    const header = head.readUInt32BE(0) === 1 ? 16 : 8
    const isUnknown = budget.depth === 0 && !KNOWN.has(type)
    if (isUnknown || PRIVATE.has(type) || (type === 'uuid' && head.toString('hex', header, header + 16) === XMP)) {
      await file.write('free', at + 4, 'latin1')
      await zero(file, { start: at + header, end: at + size })
    } else if (CONTAINERS.has(type)) {
      const inner = { left: budget.left, depth: budget.depth + 1 }
      if (inner.depth > 4) return undefined
      if ((await cleanBoxes(file, { start: at + header, end: at + size }, inner)) === undefined) return undefined
      budget.left = inner.left
    }
    at += size
  }
  return at
}

/** Size of a box in bytes; undefined if it is malformed or leaves its container. A size of 0 reaches to the end. */
function sizeOf(head: Buffer, read: number, room: number): number | undefined {
  const short = head.readUInt32BE(0)
  if (short === 0) return room
  const size = short === 1 && read >= 16 ? Number(head.readBigUInt64BE(8)) : short
  return size >= (short === 1 ? 16 : 8) && size <= room ? size : undefined
}

async function zero(file: FileHandle, { start, end }: Span): Promise<void> {
  const zeros = Buffer.alloc(Math.min(CHUNK, Math.max(0, end - start)))
  for (let at = start; at < end; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
}

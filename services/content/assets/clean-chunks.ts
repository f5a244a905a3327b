import { crc32 } from 'node:zlib'
import { orientationExif } from './orientation.ts'

/** Allow-list: chunks that change how a PNG looks. All others are texts, times, EXIF, or unknown. */
const PNG_CHUNKS: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD'],
  ...['pHYs', 'acTL', 'fcTL', 'fdAT'],
])

const pngChunk = (type: string, body: Buffer): Buffer => {
  const chunk = Buffer.alloc(12 + body.length)
  chunk.writeUInt32BE(body.length)
  chunk.write(type, 4, 'latin1')
  body.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + body.length)), 8 + body.length)
  return chunk
}

/**
 * Strips texts, metadata and trailing data from a PNG. Its picture data stay byte for byte.
 * @param orientation is kept where it is not 1. Undefined for a malformed file.
 */
export function cleanPng(data: Buffer, orientation: number): Buffer | undefined {
  const parts = [data.subarray(0, 8)]
  for (let at = 8; at + 12 <= data.length; ) {
    const end = at + 12 + data.readUInt32BE(at)
    const type = data.toString('latin1', at + 4, at + 8)
    if (end > data.length) return undefined
    if (PNG_CHUNKS.has(type)) parts.push(data.subarray(at, end))
    if (type === 'IHDR' && orientation > 1) parts.push(pngChunk('eXIf', orientationExif(orientation)))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
  return undefined
}

const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** Bits of a VP8X chunk that announce metadata. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04] as const

/** Bytes of an ANMF chunk before the chunks of its frame. */
const FRAME_HEAD = 16

const riffChunk = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** The known chunks of a part of a WebP, with those of its frames. Undefined if a chunk leaves the part. */
function webpChunks(data: Buffer, orientation: number): Buffer[] | undefined {
  const parts: Buffer[] = []
  for (let at = 0; at + 8 <= data.length; ) {
    const type = data.toString('latin1', at, at + 4)
    const size = data.readUInt32LE(at + 4)
    if (at + 8 + size > data.length) return undefined
    const body = Buffer.from(data.subarray(at + 8, at + 8 + size))
    if (type === 'VP8X' && body.length > 0) {
      body[0] = ((body[0] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (orientation > 1 ? HAS_EXIF : 0)
      parts.push(riffChunk(type, body))
    } else if (type === 'ANMF') {
      const inner = webpChunks(body.subarray(FRAME_HEAD), 1)
      if (!inner) return undefined
      parts.push(riffChunk(type, Buffer.concat([body.subarray(0, FRAME_HEAD), ...inner])))
    } else if (WEBP_CHUNKS.has(type)) parts.push(riffChunk(type, body))
    at += 8 + size + (size % 2)
  }
  return parts
}

/**
 * Strips metadata, unknown chunks and trailing data from a WebP. Its picture data stay byte for byte.
 * @param orientation is kept where it is not 1. Undefined for a malformed file.
 */
export function cleanWebp(data: Buffer, orientation: number): Buffer | undefined {
  const end = 8 + data.readUInt32LE(4)
  // Some writers omit the last padding byte.
  if (end > data.length + 1) return undefined
  const parts = webpChunks(data.subarray(12, end), orientation)
  if (!parts) return undefined
  const exif = orientation > 1 ? [riffChunk('EXIF', orientationExif(orientation))] : []
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts, ...exif])
  return riffChunk('RIFF', body)
}

/** Identifiers of the GIF extensions that are kept: number of repetitions, colour profile. */
const GIF_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

const [EXTENSION, IMAGE, TRAILER, GRAPHIC_CONTROL, APPLICATION] = [0x21, 0x2c, 0x3b, 0xf9, 0xff] as const

/** Size in bytes of the colour table that a packed field announces. */
const tableSize = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1))

/** End of a chain of sub-blocks, after the empty one. Undefined if the chain leaves the file. */
function endOfBlocks(data: Buffer, from: number): number | undefined {
  for (let at = from; at < data.length; at += 1 + (data[at] ?? 0)) if (data[at] === 0) return at + 1
  return undefined
}

/** Strips comments, texts, metadata and trailing data from a GIF. Undefined for a malformed file. */
export function cleanGif(data: Buffer): Buffer | undefined {
  let at = 13 + tableSize(data[10] ?? 0)
  const parts = [data.subarray(0, at)]
  while (at < data.length) {
    const kind = data[at]
    if (kind === TRAILER) return Buffer.concat([...parts, Buffer.from([TRAILER])])
    const label = data[at + 1]
    const blocks = kind === IMAGE ? at + 11 + tableSize(data[at + 9] ?? 0) : at + 2
    const end = kind === IMAGE || kind === EXTENSION ? endOfBlocks(data, blocks) : undefined
    if (end === undefined) return undefined
    const isKept =
      kind === IMAGE ||
      label === GRAPHIC_CONTROL ||
      (label === APPLICATION && GIF_APPLICATIONS.includes(data.toString('latin1', at + 3, at + 14)))
    if (isKept) parts.push(data.subarray(at, end))
    at = end
  }
  return undefined
}

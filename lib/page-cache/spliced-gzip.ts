import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Magic number, deflate, no flags, no time, no hint, unknown system (RFC 1952 §2.3). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Maximum bytes of one stored block (RFC 1951 §3.2.4). */
export const LONGEST_INSERT = 65_535

/** Template with one placeholder, compressed except for the placeholder. */
export interface Spliced {
  /** @param insert at most `LONGEST_INSERT` bytes. */
  fill(insert: Buffer): { readonly identity: Buffer; readonly gzip: Buffer }
}

/**
 * Compresses both sides of the placeholder once. Each side ends on a byte boundary and refers to nothing outside itself
 * (`Z_FULL_FLUSH`), so the insert can stand between them as a stored block; only the checksum is computed per answer.
 */
export function splice(before: Buffer, after: Buffer): Spliced {
  const level = constants.Z_BEST_COMPRESSION
  const start = deflateRawSync(before, { level, finishFlush: constants.Z_FULL_FLUSH })
  const end = deflateRawSync(after, { level })
  const sumOfStart = crc32(before)
  return {
    fill(insert) {
      const stored = Buffer.alloc(5)
      stored.writeUInt16LE(insert.length, 1)
      stored.writeUInt16LE(~insert.length & 0xffff, 3)
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(crc32(after, crc32(insert, sumOfStart)), 0)
      trailer.writeUInt32LE((before.length + insert.length + after.length) >>> 0, 4)
      return {
        get identity() {
          return Buffer.concat([before, insert, after])
        },
        get gzip() {
          return Buffer.concat([HEADER, start, stored, insert, end, trailer])
        },
      }
    },
  }
}

import { inflateSync } from 'node:zlib'

/** Bytes of WOFF's header and of an entry of its directory; of SFNT's. */
const WOFF = { header: 44, entry: 20 } as const
const SFNT = { header: 12, entry: 16 } as const

/**
 * A font in WOFF 1.0 (W3C) as SFNT (TrueType): its tables inflated. pdfkit reads WOFF too, but inflates the tables
 * again for every document, which takes ten times as long as the document itself.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not in WOFF 1.0.')
  const count = woff.readUInt16BE(12)
  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF.header + index * WOFF.entry
    const [at, stored, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [number, number, number]
    const raw = woff.subarray(at, at + stored)
    const table = stored < length ? inflateSync(raw) : raw
    const own = SFNT.header + index * SFNT.entry
    woff.copy(head, own, entry, entry + 4)
    woff.copy(head, own + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, own + 8)
    head.writeUInt32BE(length, own + 12)
    // Tables begin at multiples of four bytes.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...tables])
}

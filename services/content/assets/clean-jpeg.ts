import { orientationExif } from './orientation.ts'

const [SOI, EOI, SOS, COM, APP0, APP1, APP2, APP14, APP15] = [
  0xd8, 0xd9, 0xda, 0xfe, 0xe0, 0xe1, 0xe2, 0xee, 0xef,
] as const

const ICC = 'ICC_PROFILE\0'

/** Whether an application segment is needed to show the picture: density, colour profile, colour transform. */
const isNeeded = (marker: number, body: Buffer): boolean =>
  (marker === APP0 && body.toString('latin1', 0, 5) === 'JFIF\0') ||
  (marker === APP2 && body.toString('latin1', 0, ICC.length) === ICC) ||
  (marker === APP14 && body.toString('latin1', 0, 5) === 'Adobe')

/** A JFIF segment without its thumbnail, which may show cropped parts. */
const withoutThumbnail = (body: Buffer): Buffer => Buffer.concat([body.subarray(0, 12), Buffer.alloc(2)])

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** End of entropy-coded data: the next marker that is neither stuffing nor a restart. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(0xff, from); at !== -1; at = data.indexOf(0xff, at + 1)) {
    const next = data[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return data.length
}

/**
 * Strips comments, metadata, thumbnails and trailing data from a JPEG. Its scans stay byte for byte.
 * @param orientation is kept where it is not 1. Undefined for a malformed file.
 */
export function cleanJpeg(data: Buffer, orientation: number): Buffer | undefined {
  const parts: Buffer[] = [Buffer.from([0xff, SOI])]
  if (orientation > 1)
    parts.push(segment(APP1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)])))
  for (let at = 2; at + 1 < data.length; ) {
    if (data[at] !== 0xff) return undefined
    const marker = data[at + 1] ?? 0
    // Fill bytes may stand before any marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) return Buffer.concat([...parts, Buffer.from([0xff, EOI])])
    if (at + 4 > data.length) return undefined
    const length = data.readUInt16BE(at + 2)
    let end = at + 2 + length
    if (length < 2 || end > data.length) return undefined
    const body = data.subarray(at + 4, end)
    if (marker === SOS) {
      end = endOfScan(data, end)
      parts.push(data.subarray(at, end))
    } else if (marker === APP0 && isNeeded(marker, body)) parts.push(segment(APP0, withoutThumbnail(body)))
    else if (isNeeded(marker, body) || (marker !== COM && (marker < APP0 || marker > APP15)))
      parts.push(data.subarray(at, end))
    at = end
  }
  return undefined
}

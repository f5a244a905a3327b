/** Allow-list of the boxes that a decoder reads. Other boxes may hold anything. */
const KNOWN: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'moov'])

interface Box {
  readonly type: string
  /** Offsets in the file: of the box, of its content, and of its end. */
  readonly at: number
  readonly start: number
  readonly end: number
}

/** The boxes of a span, up to the first that is malformed. */
function boxesOf(data: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end; ) {
    const short = data.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    if (at + head > end) return boxes
    const size = short === 0 ? end - at : short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short
    if (size < head || size > end - at) return boxes
    boxes.push({ type: data.toString('latin1', at + 4, at + 8), at, start: at + head, end: at + size })
    at += size
  }
  return boxes
}

const inBox = (boxes: readonly Box[], type: string): Box | undefined => boxes.find((box) => box.type === type)

/** Reads numbers of 0 to 8 bytes one after the other. */
const readerAt = (data: Buffer, from: number) => {
  let at = from
  return (bytes: number): number => {
    at += bytes
    if (bytes === 0) return 0
    return bytes === 8 ? Number(data.readBigUInt64BE(at - 8)) : data.readUIntBE(at - bytes, bytes)
  }
}

/** Ids of the metadata items (`Exif`, and `mime` for XMP). Their type is overwritten with an unknown one. */
function hideMetadataItems(data: Buffer, iinf: Box): ReadonlySet<number> {
  const first = iinf.start + 4 + (data[iinf.start] === 0 ? 2 : 4)
  const hidden = new Set<number>()
  for (const infe of boxesOf(data, first, iinf.end)) {
    const isLong = (data[infe.start] ?? 0) >= 3
    const kindAt = infe.start + (isLong ? 10 : 8)
    if (!['Exif', 'mime'].includes(data.toString('latin1', kindAt, kindAt + 4))) continue
    hidden.add(isLong ? data.readUInt32BE(infe.start + 4) : data.readUInt16BE(infe.start + 4))
    data.write('skip', kindAt, 'latin1')
  }
  return hidden
}

/** Fills the bytes of items in the file or in `idat` with zeros. */
function blankItems(data: Buffer, iloc: Box, idat: Box | undefined, ids: ReadonlySet<number>): void {
  const version = data[iloc.start] ?? 0
  const sizes = data.readUInt16BE(iloc.start + 4)
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, sizes & 15]
  const read = readerAt(data, iloc.start + 6)
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize)
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (version > 0) read(indexSize)
      const at = base + read(offsetSize) + (method === 1 ? (idat?.start ?? 0) : 0)
      const length = read(lengthSize)
      if (ids.has(id)) data.fill(0, at, Math.min(at + length, data.length))
    }
  }
}

/**
 * Strips EXIF, XMP and unknown boxes from an AVIF: they become zeros of the same length, so that no offset changes.
 * Trailing data is cut off. The orientation is a property of the picture itself. Undefined for a malformed file.
 */
export function cleanAvif(original: Buffer): Buffer | undefined {
  const data = Buffer.from(original)
  try {
    const boxes = boxesOf(data, 0, data.length)
    const last = boxes.at(-1)
    if (!last) return undefined
    for (const box of boxes)
      if (!KNOWN.has(box.type)) {
        data.write('free', box.at + 4, 'latin1')
        data.fill(0, box.start, box.end)
      }
    const meta = inBox(boxes, 'meta')
    const inner = meta ? boxesOf(data, meta.start + 4, meta.end) : []
    const [iinf, iloc] = [inBox(inner, 'iinf'), inBox(inner, 'iloc')]
    if (iinf && iloc) blankItems(data, iloc, inBox(inner, 'idat'), hideMetadataItems(data, iinf))
    return data.subarray(0, last.end)
  } catch {
    // An offset outside the file: reading beyond its end throws.
    return undefined
  }
}

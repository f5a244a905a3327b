import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { fail, ok, type Result } from '@barriere/shared/domain/result.ts'
import { cleanAvif } from './clean-avif.ts'
import { cleanGif, cleanPng, cleanWebp } from './clean-chunks.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanMp4 } from './clean-mp4.ts'
import { cleanSvg, sizeOfSvg } from './clean-svg.ts'
import { cleanWebm } from './clean-webm.ts'
import { HEAD_BYTES, namedType, sniffType, type FileKind, type FileType } from './kinds.ts'
import type { StoredFile } from './types.ts'

/** Limits of uploads. */
export interface UploadLimits {
  /** Bytes, by kind. */
  readonly bytes: Readonly<Record<FileKind, number>>
  /** Pixels of a picture, with all frames of an animation. */
  readonly pixels: number
}

/** Why a file is refused: unknown type, name of another type, size, pixels, damage. */
export type FileFault = 'type' | 'name' | 'size' | 'pixels' | 'unreadable'

const DECODE_SECONDS = 60

const headOf = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

interface Size {
  readonly width: number
  readonly height: number
  readonly frames?: number
}

/**
 * Checks a received file and cleans it in place. Its bytes decide the type, and its name has to agree. A picture has to
 * decode. A drawing is serialised again. Metadata (EXIF, XMP, IPTC, texts, a film's user data) and trailing data are
 * removed; pixels, colour profile and orientation are kept.
 * @param name whose extension has to agree.
 */
export async function inspectFile(
  path: string,
  name: string,
  limits: UploadLimits,
): Promise<Result<StoredFile, FileFault>> {
  const type = sniffType(await headOf(path))
  if (!type) return fail('type')
  if (namedType(name)?.contentType !== type.contentType) return fail('name')
  if ((await stat(path)).size > limits.bytes[type.kind]) return fail('size')
  const received = await digestOf(path)
  const size = await clean(path, type, limits)
  if (!size.ok) return size
  return ok({
    digest: await digestOf(path),
    received,
    size: (await stat(path)).size,
    contentType: type.contentType,
    width: null,
    height: null,
    ...size.value,
  })
}

async function clean(path: string, type: FileType, limits: UploadLimits): Promise<Result<Size | null, FileFault>> {
  if (type.picture) return cleanPicture(path, type.picture, limits.pixels)
  if (type.contentType === 'image/svg+xml') {
    const drawing = cleanSvg(await readFile(path, 'utf8'))
    if (drawing === undefined) return fail('unreadable')
    await writeFile(path, drawing)
    return ok(sizeOfSvg(drawing))
  }
  if (type.contentType === 'video/mp4' && !(await cleanMp4(path))) return fail('unreadable')
  if (type.contentType === 'video/webm' && !(await cleanWebm(path))) return fail('unreadable')
  if (type.contentType === 'application/pdf') await cutPdf(path)
  return ok(null)
}

/** Cleaners that change no pixel: each keeps the picture's own data byte for byte. */
const CLEANERS = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp, gif: cleanGif, avif: cleanAvif } as const

async function cleanPicture(
  path: string,
  format: NonNullable<FileType['picture']>,
  pixels: number,
): Promise<Result<Size, FileFault>> {
  try {
    // The pixel limit is checked here instead of by the decoder, so that the fault is `pixels`.
    const found = await sharp(path, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (found.format !== format && !(format === 'avif' && found.format === 'heif')) return fail('unreadable')
    const pages = found.pages ?? 1
    if (found.width * found.height * pages > pixels) return fail('pixels')
    const cleaned = CLEANERS[format](await readFile(path), found.orientation ?? 1)
    if (!cleaned) return fail('unreadable')
    // The stored bytes have to decode.
    await sharp(cleaned, { limitInputPixels: pixels, failOn: 'error', animated: pages > 1 })
      .timeout({ seconds: DECODE_SECONDS })
      .resize(32)
      .raw()
      .toBuffer()
    await writeFile(path, cleaned)
    const { width, height } = found.autoOrient
    return ok({ width, height, ...(pages > 1 ? { frames: pages } : {}) })
  } catch {
    // Every decoder error has the same meaning: not a picture that can be shown.
    return fail('unreadable')
  }
}

/** Cuts off trailing data after the last `%%EOF`. The document's own metadata are kept: they are the author's. */
async function cutPdf(path: string): Promise<void> {
  const data = await readFile(path)
  const end = data.lastIndexOf('%%EOF')
  if (end !== -1) await truncate(path, Math.min(data.length, end + '%%EOF'.length))
}

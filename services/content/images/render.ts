import sharp, { type Sharp } from 'sharp'
import { fail, ok, type Result } from '@barriere/shared/domain/result.ts'
import type { ImageFormat, ImageOperations, Rgb } from './operations.ts'
import { planRender, type Dimensions, type RenderPlan } from './plan.ts'
import { applyStep, fromRaw, stepProblem, toRaw } from './render-steps.ts'

// Memory budget: each rendering is made once and kept on disk, so libvips has nothing to cache (by default 50 MB).
sharp.cache(false)

/** Decompression bomb: maximum number of pixels to decode; 60 million take 240 MB of memory. */
export const MAX_SOURCE_PIXELS = 60_000_000

/**
 * Work limit of a rendering: pixels of the result, once for its size and once for each filter. The largest picture may
 * have two filters, one of a thousand pixels a side all of them.
 */
const MAX_PIXEL_STEPS = 48_000_000

/** Time-out of a rendering in seconds. */
const RENDER_SECONDS = 30

/** Decodable formats; others, such as SVG and PDF, are rejected whatever their file extension. */
const READABLE: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'])

/** The quality scale is JPEG's; AVIF reaches the same visual quality with a lower value. */
const AVIF_QUALITY_FACTOR = 0.75

export type RenderError =
  | { readonly code: 'unreadable'; readonly reason: string }
  | { readonly code: 'too-large' }
  | { readonly code: 'busy' }
  | { readonly code: 'bad-operations'; readonly problems: readonly string[] }

export interface RenderedImage {
  readonly data: Buffer
  readonly format: ImageFormat
}

export interface RenderOptions {
  /** The `Accept` header includes WebP; used where the URL names no format. */
  readonly acceptsWebp: boolean
  /** Rejects operations that do not fit the picture instead of clamping them. */
  readonly strict: boolean
  /** Encoding effort of AVIF, 0 to 9. */
  readonly avifEffort: number
  /** Aborted when no request waits for the rendering any more. It then rejects before its next step. */
  readonly abandoned?: AbortSignal
}

interface Source extends Dimensions {
  readonly format: string
  readonly hasAlpha: boolean
}

const open = (input: Buffer): Sharp =>
  sharp(input, { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error' }).timeout({ seconds: RENDER_SECONDS })

/** Every decoder error has the same meaning: the file is not a picture. */
const unreadable = (reason: unknown): Result<never, RenderError> =>
  fail({ code: 'unreadable', reason: reason instanceof Error ? reason.message : String(reason) })

const inspect = async (input: Buffer): Promise<Result<Source, RenderError>> => {
  try {
    // The pixel limit is checked here instead of by the decoder, so that the error is `too-large`.
    const metadata = await sharp(input, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (!READABLE.has(metadata.format)) return unreadable(`format ${metadata.format}`)
    if (metadata.width * metadata.height > MAX_SOURCE_PIXELS) return fail({ code: 'too-large' })
    const { width, height } = metadata.autoOrient
    return ok({ width, height, format: metadata.format, hasAlpha: metadata.hasAlpha })
  } catch (error) {
    return unreadable(error)
  }
}

const needsAlpha = (operations: ImageOperations, source: Source): boolean =>
  source.hasAlpha ||
  operations.fill === 'transparent' ||
  operations.steps.some((step) => step.kind === 'round_corner' && step.transparent)

/** AVIF is never negotiated, only requested; an AVIF source is sent as JPEG, or as PNG where it has transparency. */
const chooseFormat = (operations: ImageOperations, source: Source, acceptsWebp: boolean): ImageFormat => {
  if (operations.format !== null) return operations.format
  if (acceptsWebp) return 'webp'
  if (source.format === 'png' || source.format === 'gif') return 'png'
  return needsAlpha(operations, source) ? 'png' : 'jpeg'
}

const rgb = ([r, g, b]: Rgb): { r: number; g: number; b: number } => ({ r, g, b })

const geometry = (input: Buffer, plan: RenderPlan, operations: ImageOperations): Sharp => {
  const { extract, resize, canvas } = plan
  let image = open(input)
    .autoOrient()
    .extract({
      left: extract.left,
      top: extract.top,
      width: extract.right - extract.left,
      height: extract.bottom - extract.top,
    })
    .resize(
      plan.fit === 'attention'
        ? { ...resize, fit: 'cover', position: sharp.strategy.attention }
        : { ...resize, fit: 'fill' },
    )
  if (plan.mirrored) image = image.flop()
  if (plan.upsideDown) image = image.flip()
  if (canvas === null || operations.fill === null) return image
  const left = Math.floor((canvas.width - resize.width) / 2)
  const top = Math.floor((canvas.height - resize.height) / 2)
  const transparent = operations.fill === 'transparent'
  return (transparent ? image.ensureAlpha() : image).extend({
    left,
    top,
    right: canvas.width - resize.width - left,
    bottom: canvas.height - resize.height - top,
    background: operations.fill === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : rgb(operations.fill),
  })
}

/** Background for formats without transparency: the colour of the corner or the fill, else white. */
const ground = (operations: ImageOperations): Rgb => {
  const corner = operations.steps.find((step) => step.kind === 'round_corner')
  if (corner !== undefined) return corner.colour
  return operations.fill === null || operations.fill === 'transparent' ? [255, 255, 255] : operations.fill
}

const encode = (image: Sharp, format: ImageFormat, operations: ImageOperations, avifEffort: number): Sharp => {
  const quality = Math.max(1, operations.quality)
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 3 })
    case 'jpeg':
      return image.flatten({ background: rgb(ground(operations)) }).jpeg({ quality, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 7 })
    case 'avif':
      return image.avif({ quality: Math.max(1, Math.round(quality * AVIF_QUALITY_FACTOR)), effort: avifEffort })
  }
}

/**
 * Renders a picture: orientation, crop, size, filters in the order of the URL, encoding. Metadata are removed. An
 * animated source gives its first frame.
 * @returns the bytes, or the reason for a failure: not a picture, too many pixels, or (strict) operations that do not
 * fit it.
 */
export const renderImage = async (
  input: Buffer,
  operations: ImageOperations,
  options: RenderOptions,
): Promise<Result<RenderedImage, RenderError>> => {
  const source = await inspect(input)
  if (!source.ok) return source
  const plan = planRender(operations, source.value)
  const problems = [...plan.problems]
  const format = chooseFormat(operations, source.value, options.acceptsWebp)
  const { width, height } = plan.canvas ?? plan.resize
  if (width * height * (1 + operations.steps.length) > MAX_PIXEL_STEPS) return fail({ code: 'too-large' })
  try {
    let image = geometry(input, plan, operations)
    if (operations.steps.length > 0) {
      let raw = await toRaw(image)
      for (const step of operations.steps) {
        const problem = stepProblem(step, raw.width, raw.height)
        if (problem !== null) problems.push(problem)
        if (options.strict && problem !== null) break
        options.abandoned?.throwIfAborted()
        raw = await applyStep(raw, step)
      }
      image = fromRaw(raw)
    }
    if (options.strict && problems.length > 0) return fail({ code: 'bad-operations', problems })
    return ok({ data: await encode(image, format, operations, options.avifEffort).toBuffer(), format })
  } catch (error) {
    if (options.abandoned?.aborted) throw error
    // Damaged data after a valid header is found only while decoding.
    return unreadable(error)
  }
}

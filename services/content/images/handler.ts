import { createHash } from 'node:crypto'
import PQueue from 'p-queue'
import sharp from 'sharp'
import { fail, ok, type Result } from '@barriere/shared/domain/result.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import type { Asset, AssetIndex } from './assets.ts'
import { createDiskCache } from './cache.ts'
import type { ImageFormat, ImageOperations } from './operations.ts'
import { parseOperations, splitImagePath } from './parse.ts'
import { renderImage, type RenderedImage, type RenderError } from './render.ts'
import {
  errorResponse,
  isNotModified,
  notModified,
  originalResponse,
  preflightResponse,
  variantResponse,
} from './respond.ts'

export interface ImageHandlerOptions {
  /** Originals by the paths of their addresses. */
  readonly assets: AssetIndex
  /** Cache of renderings; may be deleted at any time. */
  readonly cacheDir: string
  /** Answers malformed or out-of-range operations with 400 instead of ignoring them. */
  readonly strict: boolean
  /** Encoding effort of AVIF, 0 to 9. */
  readonly avifEffort: number
  readonly log: { info(fields: object, message?: string): void; warn(fields: object, message?: string): void }
  /** Maximum size of `cacheDir`; 512 by default. */
  readonly cacheMebibytes?: number
}

/** Answers a request for `/f/…`; `path` is the request's path, still encoded, from `/f/` on. */
export type ImageHandler = (request: Request, path: string) => Promise<Response>

const MAX_PATH_LENGTH = 2048
/** Maximum size of an original to render, in bytes; larger ones are served unchanged. */
const MAX_SOURCE_BYTES = 50 * 1024 * 1024
const MAX_RENDERS = 2
/** Queue length. Backpressure: beyond it, 503 with Retry-After. */
const MAX_WAITING = 64
/** Part of the cache key: increase it when the same URL must render differently. */
const RENDER_VERSION = 1

const isPicture = (asset: Asset): boolean => asset.contentType.startsWith('image/')

const acceptsWebp = (request: Request): boolean =>
  (request.headers.get('accept') ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => /^image\/webp(?:\s*;|$)/.test(entry) && !/;\s*q=0(?:\.0*)?\s*$/.test(entry))

type Encoding = Pick<ImageHandlerOptions, 'strict' | 'avifEffort'> & { readonly webp: boolean }

const variantKey = (asset: Asset, operations: ImageOperations, { webp, strict, avifEffort }: Encoding): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDER_VERSION, sharp.versions.sharp, asset.digest, operations, webp, strict, avifEffort]))
    .digest('hex')
    .slice(0, 40)

/** Cache file format: one leading byte for the image format, then the image. */
const FORMAT_BYTES: readonly ImageFormat[] = ['webp', 'jpeg', 'png', 'avif']

const pack = (image: RenderedImage): Buffer =>
  Buffer.concat([Buffer.from([FORMAT_BYTES.indexOf(image.format)]), image.data])

const unpack = (packed: Buffer): RenderedImage | null => {
  const format = FORMAT_BYTES[packed[0] ?? -1]
  return format === undefined ? null : { format, data: packed.subarray(1) }
}

const renderErrorResponse = (error: RenderError): Response => {
  switch (error.code) {
    case 'bad-operations':
      return errorResponse(400, error.problems.join('; '))
    case 'too-large':
      return errorResponse(413, 'the picture is too large to be transformed')
    case 'unreadable':
      return errorResponse(415, 'the asset cannot be read as a picture')
    case 'busy':
      return errorResponse(503, 'too many pictures are being drawn', { 'retry-after': '2' })
  }
}

/**
 * The image service: originals, and renderings of them by URL (`/f/<space>/<W>x<H>/<hash>/<name>/m/<operations>`).
 * Renders each image once (single flight, disk cache), with bounded concurrency.
 *
 * Errors are JSON `{ error }`: 400 malformed path, or operations in strict mode; 404 unknown asset; 405 method; 413 too
 * many pixels, steps or bytes; 415 not a picture (lenient mode serves such a file unchanged); 416 range; 503 with
 * Retry-After while too many renderings wait.
 */
export const createImageHandler = (options: ImageHandlerOptions): ImageHandler => {
  const { assets, strict, avifEffort, log } = options
  const cache = createDiskCache(options.cacheDir, options.cacheMebibytes ?? 512)
  const renders = new PQueue({ concurrency: MAX_RENDERS })
  const flights = new SingleFlight<Result<RenderedImage, RenderError>>()

  const store = async (key: string, image: RenderedImage): Promise<void> => {
    try {
      await cache.write(key, pack(image))
    } catch (error) {
      // A full disk costs speed only: the picture is still sent.
      log.warn({ err: error }, 'image cache: cannot write')
    }
  }

  const render = async (
    key: string,
    asset: Asset,
    operations: ImageOperations,
    { webp, abandoned }: { webp: boolean; abandoned: AbortSignal },
  ): Promise<Result<RenderedImage, RenderError>> => {
    const cached = await cache.read(key)
    const known = cached === null ? null : unpack(cached)
    if (known !== null) return ok(known)
    if (asset.size > MAX_SOURCE_BYTES) return fail({ code: 'too-large' })
    if (renders.size >= MAX_WAITING) return fail({ code: 'busy' })
    return renders.add(async () => {
      const started = performance.now()
      abandoned.throwIfAborted()
      const source = await asset.read()
      const result = await renderImage(source, operations, { acceptsWebp: webp, strict, avifEffort, abandoned })
      if (!result.ok) return result
      const ms = Math.round(performance.now() - started)
      log.info({ key, ms, bytes: result.value.data.length, format: result.value.format }, 'image rendered')
      await store(key, result.value)
      return result
    })
  }

  const answerVariant = async (request: Request, asset: Asset, text: string): Promise<Response> => {
    const { operations, problems } = parseOperations(text)
    if (strict && problems.length > 0) return errorResponse(400, problems.join('; '))
    const negotiated = operations.format === null
    const webp = negotiated && acceptsWebp(request)
    const key = variantKey(asset, operations, { webp, strict, avifEffort })
    const etag = `"${key}"`
    if (isNotModified(request, etag)) return notModified(etag, negotiated)
    const rendered = await flights
      .run(key, (abandoned) => render(key, asset, operations, { webp, abandoned }), request.signal)
      .catch((error: unknown) => {
        if (request.signal.aborted) return fail({ code: 'busy' } as const)
        throw error
      })
    if (!rendered.ok) {
      log.warn({ digest: asset.digest, operations: text, error: rendered.error }, 'image not rendered')
      return renderErrorResponse(rendered.error)
    }
    const { data, format } = rendered.value
    return variantResponse(request, { data, contentType: `image/${format}`, etag, negotiated })
  }

  return async (request, path) => {
    if (request.method === 'OPTIONS') return preflightResponse()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(405, 'method not allowed', { allow: 'GET, HEAD, OPTIONS' })
    }
    if (path.length > MAX_PATH_LENGTH) return errorResponse(414, 'the address is too long')
    const target = splitImagePath(path)
    const asset = target === null ? null : await assets.find(target.assetPath)
    if (target === null || asset === null) return errorResponse(404, 'asset not found')
    if (target.operations === null || asset.contentType === 'image/svg+xml') return originalResponse(request, asset)
    if (isPicture(asset)) return answerVariant(request, asset, target.operations)
    return strict ? errorResponse(415, 'the asset is not a picture') : originalResponse(request, asset)
  }
}

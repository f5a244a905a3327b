import type { PictureSource, PictureSources } from '#lib/domain/picture.ts'
import { imageUrl, mediaUrl } from './media.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'

interface Cut {
  /** Offered widths in pixels, ascending. Those wider than the original are left out: pictures are never upscaled. */
  readonly widths: readonly number[]
  /** Width ÷ height to crop to, around the focal point; the original's own when absent. */
  readonly ratio?: number
}

interface PictureOptions extends Cut {
  /** Another picture, or another crop of the same, below 48rem. */
  readonly mobile?: Cut & { readonly asset?: Asset | undefined }
}

/** Compression quality that keeps flat colours clean, measured on the illustrations, not on photographs. */
const QUALITY = { avif: 50, negotiated: 76 } as const

const PHONE = '(max-width: 48rem)'

/** Assumed size where the service gives none: that of most pictures of the space. */
const ASSUMED = { width: 1600, height: 1067 } as const

/**
 * Responsive image from an asset: AVIF in several widths, and for browsers without it one address for which the image
 * service negotiates WebP or JPEG. Vector drawings are passed through.
 */
export function pictureOf(asset: Asset, { widths, ratio, mobile }: PictureOptions): PictureSources {
  const main = cut(asset, { widths, ...(ratio ? { ratio } : {}) })
  const position = focusPosition(asset)
  const base = { width: main.width, height: main.height, ...(position ? { position } : {}) }
  if (isVector(asset)) return { ...base, src: mediaUrl(asset.src), sources: [] }
  const phone = mobile && cut(mobile.asset ?? asset, mobile)
  return {
    ...base,
    src: fallback(main),
    sources: [
      ...(phone
        ? [offer(phone), { srcSet: fallback(phone) }].map((source) => ({
            ...source,
            media: PHONE,
            width: phone.width,
            height: phone.height,
          }))
        : []),
      offer(main),
    ],
  }
}

interface Cutting {
  readonly asset: Asset
  readonly ratio: number | undefined
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

function cut(asset: Asset, { widths, ratio }: Cut): Cutting {
  const size = sizeOf(asset)
  const widest = Math.round(ratio ? Math.min(size.width, size.height * ratio) : size.width)
  const possible = widths.filter((width) => width < widest)
  const all = possible.length < widths.length ? [...possible, widest] : possible
  const width = all[all.length - 1] ?? widest
  return { asset, ratio, width, height: Math.round(width / (ratio ?? size.width / size.height)), widths: all }
}

const sizeOf = ({ width, height }: Asset): { width: number; height: number } =>
  width !== undefined && height !== undefined && width > 0 && height > 0 ? { width, height } : ASSUMED

const isVector = (asset: Asset): boolean => /\.svg$/i.test(asset.src)

const offer = (cutting: Cutting): PictureSource => ({
  type: 'image/avif',
  srcSet: cutting.widths.map((width) => `${address(cutting, width, 'avif')} ${width}w`).join(', '),
})

/** Browsers without AVIF get one size: the largest up to 1200 pixels. */
const fallback = (cutting: Cutting): string =>
  address(cutting, cutting.widths.filter((width) => width <= 1200).at(-1) ?? cutting.widths[0] ?? 0)

const address = ({ asset, ratio }: Cutting, width: number, format?: 'avif'): string =>
  imageUrl(asset, {
    width,
    height: ratio ? Math.round(width / ratio) : 0,
    quality: QUALITY[format ?? 'negotiated'],
    ...(format ? { format } : {}),
  })

const FOCUS = /^(\d+)x(\d+):(\d+)x(\d+)$/

/** `x1xy1:x2xy2` in pixels of the original → the rectangle's middle in percent; undefined without a focal point. */
export function focusPosition(asset: Asset): string | undefined {
  const match = FOCUS.exec(asset.focus)
  if (!match || !asset.width || !asset.height) return undefined
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = match.slice(1).map(Number)
  return `${percent((x1 + x2) / 2, asset.width)} ${percent((y1 + y2) / 2, asset.height)}`
}

const percent = (part: number, whole: number): string => `${Math.min(100, Math.round((part / whole) * 1000) / 10)}%`

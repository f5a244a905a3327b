import { MAX_REQUESTED_SIDE, type ImageOperations, type Rect, type RequestedSize } from './operations.ts'

/** Pixels, after the orientation of the source has been applied. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** The geometry of one rendering, in whole pixels, before the filters. */
export interface RenderPlan {
  /** Part of the source that is read. */
  readonly extract: Rect
  readonly resize: Dimensions
  /** `attention`: the encoder chooses which part of `extract` covers `resize`; `fill`: `extract` has its proportion. */
  readonly fit: 'fill' | 'attention'
  /** The picture is laid on a canvas of this size, centred; null when it is the canvas. */
  readonly canvas: Dimensions | null
  readonly mirrored: boolean
  readonly upsideDown: boolean
  readonly problems: readonly string[]
}

/** WebP's own limit; JPEG and PNG allow more, AVIF as well. */
const MAX_OUTPUT_SIDE = 16_383

const intersect = (rect: Rect, bounds: Rect): Rect | null => {
  const cut = {
    left: Math.max(rect.left, bounds.left),
    top: Math.max(rect.top, bounds.top),
    right: Math.min(rect.right, bounds.right),
    bottom: Math.min(rect.bottom, bounds.bottom),
  }
  return cut.right >= cut.left && cut.bottom >= cut.top ? cut : null
}

const widthOf = (rect: Rect): number => rect.right - rect.left
const heightOf = (rect: Rect): number => rect.bottom - rect.top

const scaled = (region: Rect, scale: number): Dimensions => ({
  width: Math.max(1, Math.round(widthOf(region) * scale)),
  height: Math.max(1, Math.round(heightOf(region) * scale)),
})

/**
 * One side of a cover crop: where a window of `length` begins between `low` and `high`, centred on the focal range,
 * which stays inside the window whenever it fits.
 */
const placeWindow = (length: number, low: number, high: number, focalLow: number, focalHigh: number): number => {
  const centred = Math.round((focalLow + focalHigh) / 2 - length / 2)
  const keeping = focalHigh - focalLow <= length ? Math.min(focalLow, Math.max(centred, focalHigh - length)) : centred
  return Math.min(high - length, Math.max(low, keeping))
}

const coverWindow = (region: Rect, wanted: Dimensions, focal: Rect | null): Rect => {
  const centre = {
    left: (region.left + region.right) / 2,
    right: (region.left + region.right) / 2,
    top: (region.top + region.bottom) / 2,
    bottom: (region.top + region.bottom) / 2,
  }
  const around = focal ?? centre
  const width = Math.min(widthOf(region), Math.max(1, Math.round(wanted.width)))
  const height = Math.min(heightOf(region), Math.max(1, Math.round(wanted.height)))
  const left = placeWindow(width, region.left, region.right, around.left, around.right)
  const top = placeWindow(height, region.top, region.bottom, around.top, around.bottom)
  return { left, top, right: left + width, bottom: top + height }
}

type Geometry = Pick<RenderPlan, 'extract' | 'resize' | 'fit' | 'canvas'>

const planCover = (region: Rect, size: RequestedSize, operations: ImageOperations, focal: Rect | null): Geometry => {
  const scale = Math.max(size.width / widthOf(region), size.height / heightOf(region))
  const shrink = operations.noUpscale && scale > 1 ? scale : 1
  const resize = {
    width: Math.max(1, Math.round(size.width / shrink)),
    height: Math.max(1, Math.round(size.height / shrink)),
  }
  if (operations.smart && focal === null) return { extract: region, resize, fit: 'attention', canvas: null }
  const wanted = { width: size.width / scale, height: size.height / scale }
  return { extract: coverWindow(region, wanted, focal), resize, fit: 'fill', canvas: null }
}

const planContain = (region: Rect, size: RequestedSize, operations: ImageOperations): Geometry => {
  const { width, height } = size
  const wanted = Math.min(
    width > 0 ? width / widthOf(region) : Number.POSITIVE_INFINITY,
    height > 0 ? height / heightOf(region) : Number.POSITIVE_INFINITY,
  )
  const largest = MAX_REQUESTED_SIDE / Math.max(widthOf(region), heightOf(region))
  const scale = Math.min(wanted, largest, operations.noUpscale ? 1 : Number.POSITIVE_INFINITY)
  const framed = operations.fitIn && operations.fill !== null && width > 0 && height > 0
  return { extract: region, resize: scaled(region, scale), fit: 'fill', canvas: framed ? { width, height } : null }
}

const planOriginalSize = (region: Rect): Geometry => ({
  extract: region,
  resize: scaled(region, Math.min(1, MAX_OUTPUT_SIDE / Math.max(widthOf(region), heightOf(region)))),
  fit: 'fill',
  canvas: null,
})

/**
 * Turns operations into the geometry for a source of the given size: crop, then size. Pure and total; a crop or a focal
 * rectangle outside the picture is omitted and named in `problems`.
 */
export const planRender = (operations: ImageOperations, source: Dimensions): RenderPlan => {
  const problems: string[] = []
  const whole = { left: 0, top: 0, right: source.width, bottom: source.height }
  const cropped = operations.crop === null ? whole : intersect(operations.crop, whole)
  const empty = cropped === null || widthOf(cropped) === 0 || heightOf(cropped) === 0
  if (empty) problems.push(`crop: outside the picture of ${String(source.width)}x${String(source.height)}`)
  const region = empty ? whole : cropped
  const focal = operations.focal === null ? null : intersect(operations.focal, region)
  if (operations.focal !== null && focal === null) problems.push('focal: outside the picture')

  const { size } = operations
  const geometry =
    size === null || (size.width === 0 && size.height === 0)
      ? planOriginalSize(region)
      : size.width > 0 && size.height > 0 && !operations.fitIn
        ? planCover(region, size, operations, focal)
        : planContain(region, size, operations)
  return { ...geometry, mirrored: size?.mirrored ?? false, upsideDown: size?.upsideDown ?? false, problems }
}

/** The typed form of an image-service URL. Lengths are whole pixels; coordinates are source pixels. */

export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Rgb = readonly [red: number, green: number, blue: number]

export const IMAGE_FORMATS = ['webp', 'jpeg', 'png', 'avif'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface RequestedSize {
  /** 0 keeps the proportion. */
  readonly width: number
  /** 0 keeps the proportion. */
  readonly height: number
  readonly mirrored: boolean
  readonly upsideDown: boolean
}

/** Filters applied after resizing, in the order of the URL. */
export type FilterStep =
  | { readonly kind: 'blur'; readonly sigma: number }
  | { readonly kind: 'brightness'; readonly amount: number }
  | { readonly kind: 'rotate'; readonly angle: 0 | 90 | 180 | 270 }
  | { readonly kind: 'grayscale' }
  | {
      readonly kind: 'round_corner'
      readonly radiusX: number
      readonly radiusY: number
      readonly colour: Rgb
      readonly transparent: boolean
    }

export interface ImageOperations {
  readonly crop: Rect | null
  readonly fitIn: boolean
  readonly size: RequestedSize | null
  readonly smart: boolean
  readonly focal: Rect | null
  readonly noUpscale: boolean
  /** 0–100. */
  readonly quality: number
  /** Null leaves the choice to the Accept header. */
  readonly format: ImageFormat | null
  readonly fill: Rgb | 'transparent' | null
  readonly steps: readonly FilterStep[]
}

/** Maximum width or height of a request, in pixels. */
export const MAX_REQUESTED_SIDE = 4000

const DEFAULT_QUALITY = 80

/** Maximum number of filters in a URL, against denial of service. */
export const MAX_FILTER_STEPS = 16

export const NO_OPERATIONS: ImageOperations = {
  crop: null,
  fitIn: false,
  size: null,
  smart: false,
  focal: null,
  noUpscale: false,
  quality: DEFAULT_QUALITY,
  format: null,
  fill: null,
  steps: [],
}

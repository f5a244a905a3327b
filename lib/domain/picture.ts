/** Responsive image: addresses of a picture in all offered sizes, built by the module of the image service. */
export interface PictureSources {
  /** The picture for browsers without AVIF. */
  readonly src: string
  /** Intrinsic size in pixels, which reserves the space against layout shift. */
  readonly width: number
  readonly height: number
  /** In the order of preference; `media` is set on those for phones. */
  readonly sources: readonly PictureSource[]
  /** Focal point that a further crop must keep, as a CSS position such as `62.5% 40%`. */
  readonly position?: string
}

export interface PictureSource {
  /** MIME type; absent where every browser supports the format. */
  readonly type?: string
  readonly srcSet: string
  /** Present only where the aspect ratio differs from that of the picture itself. */
  readonly width?: number
  readonly height?: number
  readonly media?: string
}

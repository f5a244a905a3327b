/** Addresses of a picture at the sizes it is offered in; made by the room that knows the image service. */
export interface PictureSources {
  /** The picture for browsers without AVIF. */
  readonly src: string
  /** Pixels of `src`: they reserve the room before anything has loaded. */
  readonly width: number
  readonly height: number
  /** In the order of preference; `media` is set on those for phones. */
  readonly sources: readonly PictureSource[]
  /** The point a further crop must keep, as a CSS position such as `62.5% 40%`. */
  readonly position?: string
}

export interface PictureSource {
  /** Left out where every browser may take it. */
  readonly type?: string
  readonly srcSet: string
  /** Told only where the shape differs from that of the picture itself. */
  readonly width?: number
  readonly height?: number
  readonly media?: string
}

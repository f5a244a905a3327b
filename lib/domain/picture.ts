/** Addresses of a picture at the sizes it is offered in; made by the room that knows the image service. */
export interface PictureSources {
  /** The picture for browsers without modern formats. */
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
  readonly type: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
  readonly media?: string
}

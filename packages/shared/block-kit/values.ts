/** Parsed values of content fields, as blocks receive them. */

/** A file of the media library. Pixel sizes are those of the original; absent for anything but images. */
export interface Asset {
  readonly src: string
  readonly alt: string
  readonly title: string
  readonly width: number | undefined
  readonly height: number | undefined
  /** Focal point: the rectangle that a crop must keep, `x1xy1:x2xy2` in pixels of the original, or ''. */
  readonly focus: string
}

/** A link as an editor set it. `slug` is the full slug in the language of the page, language prefix included. */
export type Link =
  | {
      readonly kind: 'story'
      readonly uuid: string
      readonly slug: string
      readonly anchor: string
      readonly newTab: boolean
      /** The service resolved the story: it exists in the version, published or draft, that was read. */
      readonly resolved?: true
    }
  | { readonly kind: 'url'; readonly url: string; readonly newTab: boolean }
  | { readonly kind: 'email'; readonly email: string; readonly newTab: false }
  | { readonly kind: 'asset'; readonly url: string; readonly newTab: boolean }

/** A resolved relation; its content is not parsed yet. */
export interface StoryReference {
  readonly uuid: string
  readonly name: string
  /** Full slug in the language of the page, language prefix included. */
  readonly slug: string
  /** Full slug in the default language, if translated. */
  readonly defaultSlug?: string | undefined
  readonly component: string
  readonly content: Readonly<Record<string, unknown>>
}

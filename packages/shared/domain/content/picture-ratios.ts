/**
 * Aspect ratios (width ÷ height) to which blocks crop pictures, the widest first. The only list: blocks name one of
 * these, and the editor previews each of them.
 */
export const PICTURE_RATIOS = {
  /** Affiche of a page that is a strip. */
  strip: 16 / 3.2,
  /** Affiche of half a window. */
  half: 16 / 5.4,
  /** Venue of a seminar. */
  panorama: 21 / 9,
  /** Film, pop-in, strip on a phone. */
  film: 16 / 9,
  /** Offer, gallery, article, map. */
  landscape: 3 / 2,
  /** Card of a list, search result. */
  card: 4 / 3,
  /** Thumbnail, half affiche on a phone. */
  square: 1,
  /** Affiche on a phone. */
  phone: 4 / 5,
  /** Poster of an event or a show. */
  poster: 3 / 4,
} as const satisfies Readonly<Record<string, number>>

export type PictureRatio = keyof typeof PICTURE_RATIOS

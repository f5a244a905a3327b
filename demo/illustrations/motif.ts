import type { ComposeOptions, RatioName } from './compose.ts'
import type { PictureSize } from './dimensions.ts'

/** Title and alternative texts of a picture; `title` and `alt` are French. */
export interface Words {
  readonly title: string
  readonly alt: string
  readonly altEn: string
}

/** One format of a motif. Its drawing options override those of the motif. */
export interface Format extends Omit<Partial<ComposeOptions>, 'ratio'> {
  readonly ratio: RatioName
  /** Appended to the name; none for the main format. */
  readonly suffix?: string
  readonly extension?: 'avif' | 'jpg'
  /** `wide` fills the page, `card` a part of it; the default depends on the ratio. */
  readonly size?: PictureSize
  /** Overrides the words of the motif, for example at another time of day. */
  readonly words?: Words
  /** Focal point, as shares of width and height. */
  readonly look: readonly [x: number, y: number]
}

/** One subject in all formats that a page needs. */
export interface Motif {
  /** Id of the first format; the other formats have the next ids. */
  readonly id: number
  readonly name: string
  readonly drawing: ComposeOptions
  readonly words: Words
  readonly formats: readonly Format[]
}

export const motif = (
  id: number,
  name: string,
  drawing: ComposeOptions,
  words: Words,
  formats: readonly Format[],
): Motif => ({ id, name, drawing, words, formats })

export const words = (title: string, alt: string, altEn: string): Words => ({ title, alt, altEn })

import type { ComposeOptions, RatioName } from './compose.ts'
import type { PictureSize } from './dimensions.ts'

/** What a picture is called and what it says to who cannot see it; `title` and `alt` are French. */
export interface Words {
  readonly title: string
  readonly alt: string
  readonly altEn: string
}

/** One format of a motif; what it says about the drawing overrides the motif's own. */
export interface Format extends Omit<Partial<ComposeOptions>, 'ratio'> {
  readonly ratio: RatioName
  /** Appended to the name; none for the main format. */
  readonly suffix?: string
  readonly extension?: 'avif' | 'jpg'
  /** `wide` for what fills the page, `card` for what does not; by the ratio unless told. */
  readonly size?: PictureSize
  /** Says something else than the motif, when the hour is another. */
  readonly words?: Words
  /** Where to look, as shares of width and height. */
  readonly look: readonly [x: number, y: number]
}

/** One subject in all the formats a page needs. */
export interface Motif {
  /** Id of the first format; the others count on. */
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

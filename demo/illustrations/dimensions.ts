import type { RatioName } from './compose.ts'

/** `wide` fills the page (a hero), `card` a part of it. */
export type PictureSize = 'wide' | 'card'

interface Dimensions {
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Pixels of an original; 1.91:1 is for the cards of social networks. */
const PIXELS: Readonly<Record<RatioName, Readonly<Record<PictureSize, readonly [number, number]>>>> = {
  '21:9': { wide: [2400, 1029], card: [1600, 686] },
  '1.91:1': { wide: [1200, 630], card: [1200, 630] },
  '16:9': { wide: [2400, 1350], card: [1600, 900] },
  '3:2': { wide: [2400, 1600], card: [1600, 1067] },
  '4:3': { wide: [2400, 1800], card: [1600, 1200] },
  '1:1': { wide: [2000, 2000], card: [1200, 1200] },
  '4:5': { wide: [1440, 1800], card: [960, 1200] },
  '3:4': { wide: [1200, 1600], card: [900, 1200] },
}

/** Ratios of cards. */
const CARDS: ReadonlySet<RatioName> = new Set(['3:2', '4:3', '1:1'])

/** The given size; by default `card` for 3:2, 4:3 and 1:1, and `wide` for the other ratios. */
export const sizeOf = (ratio: RatioName, size?: PictureSize): PictureSize =>
  size ?? (CARDS.has(ratio) ? 'card' : 'wide')

/** Width and height of an original. */
export const dimensions = (ratio: RatioName, size?: PictureSize): Dimensions => {
  const [width, height] = PIXELS[ratio][sizeOf(ratio, size)]
  return { width, height }
}

/** Largest original, in bytes. */
export const MAX_BYTES: Readonly<Record<PictureSize, number>> = { wide: 400_000, card: 150_000 }

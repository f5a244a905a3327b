import { createHash } from 'node:crypto'
import { type ComposeOptions, type RatioName } from './compose.ts'
import { dimensions, type PictureSize, sizeOf } from './dimensions.ts'
import type { Format, Motif } from './motif.ts'
import { ACTIVITIES } from './motifs-activities.ts'
import { ARTICLES } from './motifs-articles.ts'
import { CASINOS } from './motifs-casinos.ts'
import { HOTELS } from './motifs-hotels.ts'
import { INTERIORS } from './motifs-interiors.ts'
import { STAGES } from './motifs-stages.ts'
import { TOWNS } from './motifs-towns.ts'

/** One original of the demonstration space: its drawing, its name and its alternative texts. */
export interface CataloguePicture {
  /** Asset id in the space. */
  readonly id: number
  /** French, kebab-case; also the file's name. */
  readonly name: string
  readonly extension: 'avif' | 'jpg'
  readonly illustration: ComposeOptions & { readonly ratio: RatioName }
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Size on a page; it limits the size of the file. */
  readonly size: PictureSize
  readonly title: string
  readonly alt: string
  readonly altEn: string
  /** Focal point `X1xY1:X2xY2` in pixels; it must stay visible in any crop. */
  readonly focus: string
  /** Public address. Its hash depends on name and options only, so it is known before the drawing. */
  readonly filename: string
}

const SPACE = 1

const hash10 = (name: string, illustration: ComposeOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([name, illustration]))
    .digest('hex')
    .slice(0, 10)

/** A point of one pixel, as the editor of the content service writes it. */
const focusPoint = ([x, y]: readonly [number, number], width: number, height: number): string => {
  const [left, top] = [Math.round(x * width), Math.round(y * height)]
  return `${String(left)}x${String(top)}:${String(left + 1)}x${String(top + 1)}`
}

const toPicture = (source: Motif, format: Format, index: number): CataloguePicture => {
  const { suffix, extension = 'avif', size, look, words = source.words, ...drawing } = format
  const name = suffix === undefined ? source.name : `${source.name}-${suffix}`
  const illustration = { ...source.drawing, ...drawing }
  const { width, height } = dimensions(format.ratio, size)
  const hash = hash10(name, illustration)
  return {
    id: source.id + index,
    name,
    extension,
    illustration,
    width,
    height,
    size: sizeOf(format.ratio, size),
    ...words,
    focus: focusPoint(look, width, height),
    filename: `https://a.storyblok.com/f/${String(SPACE)}/${String(width)}x${String(
      height,
    )}/${hash}/${name}.${extension}`,
  }
}

const MOTIFS: readonly Motif[] = [...TOWNS, ...HOTELS, ...CASINOS, ...INTERIORS, ...ACTIVITIES, ...STAGES, ...ARTICLES]

/** Every original of the demonstration space, in the order of its id. */
export const CATALOGUE: readonly CataloguePicture[] = MOTIFS.flatMap((source) =>
  source.formats.map((format, index) => toPicture(source, format, index)),
)

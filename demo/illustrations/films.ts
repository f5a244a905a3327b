import { createHash } from 'node:crypto'
import type { ComposeOptions } from './compose.ts'
import type { Original } from './sidecar.ts'

/** A short silent film from the layers of one picture; it loops seamlessly. */
export interface CatalogueFilm extends Original {
  readonly extension: 'mp4'
  readonly illustration: ComposeOptions & { readonly mirror?: false }
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly framesPerSecond: number
  /** Name of the picture that is shown until the film plays. */
  readonly poster: string
}

/** Transformation of a layer at one moment. */
interface Pose {
  readonly scale: number
  /** Shares of the width and the height. */
  readonly dx: number
  readonly dy: number
  readonly opacity: number
}

/** Largest film, in bytes. */
export const MAX_FILM_BYTES = 600_000

/** The layers from back to front. `sea-2` is the sea with another seed; it fades in and out over the first. */
export const FILM_LAYERS = ['sky', 'clouds', 'sea', 'sea-2', 'sails', 'shore', 'gulls', 'trees'] as const

export type FilmLayer = (typeof FILM_LAYERS)[number]

/** Zoom (`push`), drift and phase of each layer, as shares; one turn is one loop. */
const MOTION: Readonly<Record<FilmLayer, { push: number; x: number; y: number; phase: number }>> = {
  'sky': { push: 0.012, x: 0, y: 0, phase: 0 },
  'clouds': { push: 0.016, x: 0.022, y: 0, phase: 0.1 },
  'sea': { push: 0.022, x: 0.004, y: 0, phase: 0.3 },
  'sea-2': { push: 0.022, x: -0.004, y: 0, phase: 0.3 },
  'sails': { push: 0.024, x: 0.034, y: 0.002, phase: 0.55 },
  'shore': { push: 0.034, x: 0, y: 0, phase: 0 },
  'gulls': { push: 0.03, x: 0.05, y: 0.016, phase: 0.8 },
  'trees': { push: 0.062, x: 0.0022, y: 0, phase: 0.2 },
}

/** Pose of a layer at `t`, a share of the loop; `t` = 0 and `t` = 1 are the same moment. */
export const poseAt = (layer: FilmLayer, t: number): Pose => {
  const { push, x, y, phase } = MOTION[layer]
  const turn = 2 * Math.PI
  const near = (1 - Math.cos(turn * t)) / 2
  return {
    // Slightly larger than the sheet, so that a drift never exposes an edge.
    scale: 1.012 + push * near,
    dx: x * Math.sin(turn * (t + phase)),
    dy: y * Math.sin(2 * turn * (t + phase)),
    opacity: layer === 'sea-2' ? (1 - Math.cos(2 * turn * t)) / 2 : 1,
  }
}

const illustration = { scene: 'hotel', palette: 'zenith', seed: 'accueil', style: 'palace', tree: 'palm' } as const
const name = 'accueil-film'
const [width, height] = [1280, 720]
const address = createHash('sha256')
  .update(JSON.stringify([name, illustration, MOTION]))
  .digest('hex')
  .slice(0, 10)

/** Every film of the demonstration space. */
export const FILMS: readonly CatalogueFilm[] = [
  {
    id: 2390,
    name,
    extension: 'mp4',
    illustration,
    width,
    height,
    seconds: 7,
    framesPerSecond: 24,
    poster: 'accueil',
    title: 'Palace et palmiers, film',
    alt: 'Nuages, voiles et mouettes passent lentement devant un palace blanc et ses palmiers',
    altEn: 'Clouds, sails and gulls drift slowly past a white palace and its palms',
    focus: '',
    // The address of a film contains no size.
    filename: `https://a.storyblok.com/f/1/${address}/${name}.mp4`,
  },
]

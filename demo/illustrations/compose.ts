import { Canvas } from './canvas.ts'
import { type Inks, PALETTES, type PaletteName } from './palettes.ts'
import { createRandom, hash } from './random.ts'
import type { Scene, SceneChoices } from './scene.ts'
import { SCENES, type SceneName } from './scenes.ts'

/** In drawing units. The short side is always 1000, so that details have the same size in all ratios. */
export const RATIOS = {
  '21:9': [2333, 1000],
  '1.91:1': [1905, 1000],
  '16:9': [1778, 1000],
  '3:2': [1500, 1000],
  '4:3': [1333, 1000],
  '1:1': [1000, 1000],
  '4:5': [1000, 1250],
  '3:4': [1000, 1333],
} as const satisfies Record<string, readonly [number, number]>

export type RatioName = keyof typeof RATIOS

export interface ComposeOptions extends SceneChoices {
  readonly scene: SceneName
  /** Any text; another seed moves clouds, parasols and leaves. */
  readonly seed?: string
  readonly palette?: PaletteName
  readonly ratio?: RatioName
  /** Strength of the paper's grain, 0–1. */
  readonly grain?: number
  /** Light from the right instead of the left. */
  readonly mirror?: boolean
  /** Overrides single inks, for variety within a page. */
  readonly inks?: Partial<Inks>
  /** Accessible name. The site does not use it, because it sets its own. */
  readonly title?: string
}

/** Draws a scene on a canvas. The same options give the same marks, on every machine. */
const paint = (options: ComposeOptions): Canvas => {
  const { scene: name, seed = 'barriere', ratio = '16:9', mirror = false, inks, palette } = options
  const scene: Scene<PaletteName> = SCENES[name]
  const [width, height] = RATIOS[ratio]
  const number = hash(`${name}|${seed}`)
  const canvas = new Canvas(width, height, number)
  const colours: Inks = { ...PALETTES[palette ?? scene.palette], ...inks }
  const draw = (): void => {
    scene.draw(canvas, colours, { ...scene.choices, ...options, r: createRandom(number) })
  }
  if (mirror) canvas.group(draw, { transform: `translate(${String(width)} 0) scale(-1 1)` })
  else draw()
  return canvas
}

/** Draws a scene as SVG. The same options give the same text, on every machine. */
export const compose = (options: ComposeOptions): string =>
  paint(options).svg({ grain: options.grain ?? 1, title: options.title ?? '' })

/** The layers of a scene, from back to front, each on a transparent background; not for mirrored drawings. */
export const composeLayers = (options: ComposeOptions & { readonly mirror?: false }): ReadonlyMap<string, string> =>
  paint(options).layers()

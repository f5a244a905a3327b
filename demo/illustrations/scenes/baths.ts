import type { Canvas } from '../canvas.ts'
import { HOUSES } from '../interiors/houses.ts'
import { type space } from '../interiors/space.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { columns, hammam } from './baths-indoors.ts'
import { outdoor, snow } from './baths-outdoors.ts'

export type Base = Omit<Parameters<typeof space>[0], 'cam'>

const BATHS = { outdoor, hammam, snow, columns } as const

export type BathKind = keyof typeof BATHS

/** Baths in the open, under a dome, in the snow or between columns. */
export const baths = (
  c: Canvas,
  p: Inks,
  { r, bath = 'outdoor', view = 'bay', decor = HOUSES.baie, calm = false }: SceneOptions,
): void => {
  BATHS[bath]({ c, p, r, decor, view, calm })
}

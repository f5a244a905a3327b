import type { Canvas } from '../canvas.ts'
import { HOUSES } from '../interiors/houses.ts'
import type { Inks } from '../palettes.ts'
import type { BathKind, SceneOptions } from '../scene.ts'
import { columns, hammam, rotunda } from './baths-indoors.ts'
import { outdoor, snow } from './baths-outdoors.ts'

const BATHS = { outdoor, hammam, snow, columns, rotunda } as const satisfies Record<BathKind, unknown>

/** Baths in the open, under a dome, in the snow, between columns or in a bow of glass. */
export const baths = (
  c: Canvas,
  p: Inks,
  { r, bath = 'outdoor', view = 'bay', decor = HOUSES.baie, calm = false }: SceneOptions,
): void => {
  BATHS[bath]({ c, p, r, decor, view, calm })
}

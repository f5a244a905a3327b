import type { Canvas } from '../canvas.ts'
import { HOUSES } from '../interiors/houses.ts'
import type { Inks } from '../palettes.ts'
import type { MeetingLayout, SceneOptions } from '../scene.ts'
import { cocktail, rotunda, rounds } from './meeting-halls.ts'
import { rows } from './meeting-rows.ts'
import { board, horseshoe } from './meeting-tables.ts'

const LAYOUTS = { rows, horseshoe, rounds, board, cocktail, rotunda } as const satisfies Record<MeetingLayout, unknown>

/** A meeting room with one of the seating layouts. */
export const meeting = (
  c: Canvas,
  p: Inks,
  { r, seating = 'rows', view = 'beach', decor = HOUSES.colombages, calm = false }: SceneOptions,
): void => {
  LAYOUTS[seating]({ c, p, r, decor, view, calm })
}

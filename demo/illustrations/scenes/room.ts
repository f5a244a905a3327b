import type { Canvas } from '../canvas.ts'
import { HOUSES } from '../interiors/houses.ts'
import type { Inks } from '../palettes.ts'
import type { RoomPlan, SceneOptions } from '../scene.ts'
import { attic } from './room-attic.ts'
import { balcony, type Base, bedLeft, corner, frontal, twin } from './room-plans.ts'
import { bath, bow, poster, salon } from './room-suites.ts'

const ROOM_PLANS = {
  'double': bedLeft,
  frontal,
  corner,
  balcony,
  twin,
  salon,
  bow,
  bath,
  poster,
  'attic': (base: Omit<Base, 'cam'>) => attic(base, { chalet: false, kind: 'bed' }),
  'chalet': (base: Omit<Base, 'cam'>) => attic(base, { chalet: true, kind: 'bed' }),
  'chalet-twin': (base: Omit<Base, 'cam'>) => attic(base, { chalet: true, kind: 'twin' }),
  'chalet-salon': (base: Omit<Base, 'cam'>) => attic(base, { chalet: true, kind: 'salon' }),
} as const satisfies Record<RoomPlan, unknown>

/** A hotel room: its plan, the view from its window, and the inks of its house. */
export const room = (
  c: Canvas,
  p: Inks,
  { r, layout = 'double', view = 'beach', decor = HOUSES.colombages, calm = false }: SceneOptions,
): void => {
  ROOM_PLANS[layout]({ c, p, r, decor, view, calm })
}

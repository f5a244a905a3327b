import type { Canvas } from '../canvas.ts'
import { HOUSES } from '../interiors/houses.ts'
import type { Inks } from '../palettes.ts'
import type { DiningSetting, SceneOptions } from '../scene.ts'
import { inn, quay } from './dining-outdoors.ts'
import { brasserie, chaletDining, counter } from './dining-rooms.ts'
import { glasshouse, hall } from './dining-halls.ts'
import { bayWindow, sailLoft } from './dining-lofts.ts'
import { cornerRoom, tackRoom } from './dining-quarters.ts'
import { canvasTerrace, refuge } from './dining-terraces.ts'
import { hut, jetty } from './dining-waterside.ts'

const SETTINGS = {
  'bay-window': bayWindow,
  brasserie,
  canvas: canvasTerrace,
  chalet: chaletDining,
  corner: cornerRoom,
  counter,
  glasshouse,
  hall,
  hut,
  inn,
  jetty,
  quay,
  refuge,
  'sail-loft': sailLoft,
  'tack-room': tackRoom,
} as const satisfies Record<DiningSetting, unknown>

/** A restaurant: its setting, the view from it, and the inks of the house. */
export const dining = (
  c: Canvas,
  p: Inks,
  { r, setting = 'brasserie', view = 'beach', decor = HOUSES.colombages, calm = false }: SceneOptions,
): void => {
  SETTINGS[setting]({ c, p, r, decor, view, calm })
}

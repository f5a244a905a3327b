import type { Canvas } from './canvas.ts'
import type { Decor } from './interiors/space.ts'
import type { Inks } from './palettes.ts'
import type { Random } from './random.ts'
import type { RoomPlan } from './scenes/room.ts'
import type { ViewName } from './views/views.ts'

/** What may be asked of a scene; each scene knows only its own part. */
export interface SceneChoices {
  /** Where the subject stands, as shares of width and height; used by hotel, roulette, slots, table and chalet. */
  readonly focal?: readonly [x: number, y: number]
  /** Hotel: the building. */
  readonly style?: 'palace' | 'norman' | 'basque'
  /** Hotel: what frames the picture on the left. */
  readonly tree?: 'pine' | 'palm' | 'none'
  /** Hotel: a row of bathing cabins along the boards. */
  readonly cabins?: boolean
  /** Hotel: a sun without rays. */
  readonly calm?: boolean
  /** Ballroom: rows of chairs or laid tables. */
  readonly mode?: 'seminar' | 'gala'
  /** Room: its plan. */
  readonly layout?: RoomPlan
  /** Interiors: what is seen through the windows. */
  readonly view?: ViewName
  /** Interiors: the inks of the house. */
  readonly decor?: Decor
}

export interface SceneOptions extends SceneChoices {
  readonly r: Random
}

export interface Scene<Palette = string> {
  readonly draw: (c: Canvas, p: Inks, options: SceneOptions) => void
  /** The palette it is drawn in unless told. */
  readonly palette: Palette
  readonly choices?: SceneChoices
}

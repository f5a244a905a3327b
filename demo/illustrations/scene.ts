import type { Canvas } from './canvas.ts'
import type { Decor } from './interiors/space.ts'
import type { Inks } from './palettes.ts'
import type { Random } from './random.ts'
import type { ViewName } from './views/views.ts'

/**
 * The house of a casino. In frontal view: domed, of the 1930s, timbered, in Basque Art Deco, on piles over a lake. In
 * perspective: a bar in a half moon, a circus of brick, a rotunda on piles over the tide.
 */
export type CasinoPavilion = 'dome' | 'streamline' | 'norman' | 'basque' | 'stilts' | 'crescent' | 'circus' | 'pier'

/** Surroundings of a casino. */
export type CasinoSite = 'lake' | 'basin' | 'gardens' | 'boulevard' | 'surf' | 'beach' | 'park' | 'cliff'

export type BathKind = 'outdoor' | 'hammam' | 'snow' | 'columns' | 'rotunda'

export type DiningSetting =
  | 'bay-window'
  | 'brasserie'
  | 'canvas'
  | 'chalet'
  | 'corner'
  | 'counter'
  | 'glasshouse'
  | 'hall'
  | 'hut'
  | 'inn'
  | 'jetty'
  | 'quay'
  | 'refuge'
  | 'sail-loft'
  | 'tack-room'

export type MeetingLayout = 'rows' | 'horseshoe' | 'rounds' | 'board' | 'cocktail' | 'rotunda'

export type PokerCloth = 'green' | 'blue' | 'red' | 'plum'

export type RoomPlan =
  | 'double'
  | 'frontal'
  | 'corner'
  | 'balcony'
  | 'twin'
  | 'salon'
  | 'bow'
  | 'bath'
  | 'poster'
  | 'attic'
  | 'chalet'
  | 'chalet-twin'
  | 'chalet-salon'

/** Options of all scenes; each scene reads only its own. */
export interface SceneChoices {
  /** Position of the subject, as shares of width and height; used by hotel, roulette, table and chalet. */
  readonly focal?: readonly [x: number, y: number]
  /** Hotel: the building. */
  readonly style?: 'palace' | 'norman' | 'basque'
  /** Casino: the house. */
  readonly pavilion?: CasinoPavilion
  /** Casino: the surroundings of the house. */
  readonly site?: CasinoSite
  /** Hotel and casino: the trees that frame the picture. */
  readonly tree?: 'pine' | 'palm' | 'none'
  /** Hotel: a row of bathing cabins along the boards. */
  readonly cabins?: boolean
  /** Hotel: seen from above, along the bay. */
  readonly aloft?: boolean
  /** Hotels, towns and casinos: a sky without rays. */
  readonly calm?: boolean
  /** Room: its plan. */
  readonly layout?: RoomPlan
  /** Dining: the kind of restaurant. */
  readonly setting?: DiningSetting
  /** Baths: the kind. */
  readonly bath?: BathKind
  /** Meeting: arrangement of the seats. */
  readonly seating?: MeetingLayout
  /** Poker: the table's cloth, and the number of cards in hand. */
  readonly cloth?: PokerCloth
  readonly hand?: 2 | 4
  /** Interiors: the view through the windows. */
  readonly view?: ViewName
  /** Interiors: the inks of the house. */
  readonly decor?: Decor
}

export interface SceneOptions extends SceneChoices {
  readonly r: Random
}

export interface Scene<Palette = string> {
  readonly draw: (c: Canvas, p: Inks, options: SceneOptions) => void
  /** Default palette. */
  readonly palette: Palette
  readonly choices?: SceneChoices
}

import type { CityNames } from '@barriere/shared/locales/types.ts'

/** A result on the map. Plain data: the server sends it to the browser as JSON. */
export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly town: string
  readonly href: string
  /** Degrees north and east. */
  readonly latitude: number
  readonly longitude: number
  /** Id of a hotel in the booking engine: the pin's card then shows the price of the visit's stay. */
  readonly hotel?: string | undefined
  /** Address of a picture for the pin's card. */
  readonly picture?: string | undefined
  /** Text on the pin: the price, or the kind. */
  readonly label: string
  /** Accessible name of the pin: kind and price. */
  readonly detail: string
}

/** Texts of the map, in the page's language. */
export interface MapLabels {
  /** Accessible name of the map, with its keyboard controls. */
  readonly keys: string
  /** Template with `{count}` and `{place}`. */
  readonly cluster: string
  /** `{place}` of a cluster that spans several towns. */
  readonly here: string
  readonly closer: string
  readonly farther: string
  readonly area: string
  readonly close: string
  readonly wheel: string
  readonly wheelMac: string
  /** Names of cities in the page's language. */
  readonly cities: CityNames
}

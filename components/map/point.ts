import type { CityNames } from '#lib/i18n/locales/types.ts'

/** A result as the map shows it. Plain data: it crosses from the server to the browser as JSON. */
export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly town: string
  readonly href: string
  /** Degrees north and east. */
  readonly latitude: number
  readonly longitude: number
  /** On the pin: the price, or what it is. */
  readonly label: string
  /** The pin in words: what it is and what it costs. */
  readonly detail: string
}

/** The words of the map, in the page's language. */
export interface MapLabels {
  /** Names the map and says which keys move it. */
  readonly keys: string
  /** Holds `{count}` and `{place}`. */
  readonly cluster: string
  /** The place of a cluster that stands in several towns. */
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

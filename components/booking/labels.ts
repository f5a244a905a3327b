/** Labels of the date picker and of the guests' summary, in the page's language. */
export interface DatesLabels {
  readonly title: string
  readonly arrive: string
  readonly depart: string
  /** Text in place of a day that is not chosen yet. */
  readonly choose: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly clear: string
  readonly done: string
  /** Screen reader text of a day that cannot be chosen. */
  readonly unavailable: string
  readonly arrival: string
  readonly departure: string
  readonly chooseArrival: string
  /** Template with `{arrive}`. */
  readonly chooseDeparture: string
  /** Templates with `{arrive}`, `{depart}` and, for several nights, `{nights}`. */
  readonly oneNight: string
  readonly manyNights: string
  /** Template with `{rooms}` and `{guests}`, the guests of each room. */
  readonly severalRooms: string
  /** Words under a day, and in its screen reader text. */
  readonly soldOut: string
  readonly closed: string
  readonly tooShort: string
  readonly onRequest: string
  readonly lowest: string
  /** Template with `{count}`. */
  readonly minNights: string
  /** Template with `{price}`. */
  readonly ownPrice: string
  readonly legend: string
  readonly ownLegend: string
  readonly chooseHotelForPrices: string
  readonly flexibility: string
  readonly exact: string
  readonly around: string
  readonly weekend: string
  readonly week: string
  readonly proposals: string
  /** Template with `{arrive}` and `{depart}`. */
  readonly proposal: string
  readonly cheapest: string
  readonly noProposal: string
  readonly chooseFirst: string
}

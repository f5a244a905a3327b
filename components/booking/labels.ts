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
}

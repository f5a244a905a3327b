/** Labels of the date picker and of the guests' summary, in the page's language. */
export interface DatesLabels {
  readonly title: string
  readonly arrive: string
  readonly depart: string
  /** Placeholder of a day. */
  readonly choose: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly clear: string
  readonly done: string
  /** Said of a day that cannot be chosen. */
  readonly unavailable: string
  readonly arrival: string
  readonly departure: string
  readonly chooseArrival: string
  /** Holds `{arrive}`. */
  readonly chooseDeparture: string
  /** Hold `{arrive}`, `{depart}` and, for several nights, `{nights}`. */
  readonly oneNight: string
  readonly manyNights: string
  /** Holds `{rooms}` and `{guests}`, which are those of each room. */
  readonly severalRooms: string
}

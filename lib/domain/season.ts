/** A period that comes back each year: days as `MM-DD`, both included; one that begins after its end spans New Year. */
export interface Season {
  readonly from: string
  readonly until: string
}

/** Whether a day (`YYYY-MM-DD`) lies in the season. */
export function isInSeason(day: string, { from, until }: Season): boolean {
  const date = day.slice(5)
  return from <= until ? from <= date && date <= until : from <= date || date <= until
}

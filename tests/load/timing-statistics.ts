/**
 * Area under the ROC curve: probability that a value of the first set exceeds one of the second, ties counting half.
 * 0.5 means indistinguishable, 0 and 1 fully distinguishable.
 */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let larger = 0
  for (const one of first) for (const two of second) larger += one > two ? 1 : one === two ? 0.5 : 0
  return larger / (first.length * second.length)
}

/** How well two sets are told apart by their values. */
export interface Told {
  /** Area under the curve, whichever set is the larger. */
  readonly area: number
  /** Maximum area by chance (two deviations). */
  readonly chance: number
}

export function told(known: readonly number[], unknown: readonly number[]): Told {
  const [area, count] = [areaUnderCurve(known, unknown), known.length]
  return { area: Math.max(area, 1 - area), chance: 0.5 + 2 * Math.sqrt((2 * count + 1) / (12 * count * count)) }
}

export const inWords = ({ area, chance }: Told): string =>
  `AUC ${area.toFixed(3)} (by chance up to ${chance.toFixed(3)})`

/** In milliseconds, with a tenth. */
export const median = (values: readonly number[]): string =>
  (values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN).toFixed(1)

/**
 * Area under the ROC curve: probability that a value of the first set exceeds one of the second, ties counting half.
 * 0.5 means indistinguishable, 0 and 1 fully distinguishable.
 */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let larger = 0
  for (const one of first) for (const two of second) larger += one > two ? 1 : one === two ? 0.5 : 0
  return larger / (first.length * second.length)
}

/** How well a set is told from another, whichever is the larger, and up to what that is chance (two deviations). */
export function told(known: readonly number[], unknown: readonly number[]): string {
  const [area, count] = [areaUnderCurve(known, unknown), known.length]
  const chance = 2 * Math.sqrt((2 * count + 1) / (12 * count * count))
  return `AUC ${Math.max(area, 1 - area).toFixed(3)} (by chance up to ${(0.5 + chance).toFixed(3)})`
}

/** In milliseconds, with a tenth. */
export const median = (values: readonly number[]): string =>
  (values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN).toFixed(1)

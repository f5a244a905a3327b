/** Shorter names are not corrected: an edit of them is just as likely another word. */
const SHORTEST = 4

/** Number of letters from which two edits are allowed. */
const LONG = 8

export const MOST_EDITS = 2

/** Number of edits that are allowed for a name of so many letters and digits. */
export const tolerance = (length: number): number => (length < SHORTEST ? 0 : length < LONG ? 1 : MOST_EDITS)

/**
 * Damerau–Levenshtein distance (Lowrance and Wagner): insertions, deletions, substitutions and swaps of neighbours
 * count one each, even if one edit follows another at the same place. `most + 1` if it exceeds `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  // A common prefix and suffix cost nothing: a typed name mostly differs in one place.
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (a === '' || b === '') return Math.max(a.length, b.length)
  const far = a.length + b.length
  const width = b.length + 2
  // Row and column 0 are a border that no swap reaches; row and column 1 stand for the empty prefixes.
  const costs = new Uint8Array((a.length + 2) * width).fill(far)
  for (let row = 0; row <= a.length; row += 1) costs[(row + 1) * width + 1] = row
  for (let column = 0; column <= b.length; column += 1) costs[width + column + 1] = column
  const lastRowOf = new Map<string | undefined, number>()
  const costAt = (row: number, column: number): number => costs[row * width + column] as number
  for (let row = 1; row <= a.length; row += 1) {
    let lastColumn = 0
    for (let column = 1; column <= b.length; column += 1) {
      const lastRow = lastRowOf.get(b[column - 1]) ?? 0
      const swapped = costAt(lastRow, lastColumn) + (row - lastRow - 1) + 1 + (column - lastColumn - 1)
      const isSame = a[row - 1] === b[column - 1]
      if (isSame) lastColumn = column
      costs[(row + 1) * width + column + 1] = Math.min(
        costAt(row, column) + (isSame ? 0 : 1),
        costAt(row + 1, column) + 1,
        costAt(row, column + 1) + 1,
        swapped,
      )
    }
    lastRowOf.set(a[row - 1], row)
  }
  return Math.min(costAt(a.length + 1, b.length + 1), most + 1)
}

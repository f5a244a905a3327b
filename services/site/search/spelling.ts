/** Names shorter than this are not corrected: an edit of them is as likely another word. */
const SHORTEST = 4

/** Number of letters from which a name may differ by two edits. */
const LONG = 8

/**
 * Damerau–Levenshtein distance (Lowrance and Wagner): insertions, deletions, substitutions and swaps of neighbours
 * count one each, also where one edit follows another at the same place. `most + 1` where it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  // What both begin and end with costs nothing: a typed name mostly differs in one place.
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (a === '' || b === '') return Math.max(a.length, b.length)
  const far = a.length + b.length
  const width = b.length + 2
  // Row and column 0 are a border that no swap reaches; row and column 1 are the empty beginnings.
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

const MOST_EDITS = 2

/** Number of edits by which a typed text may differ from a name of so many letters and digits. */
export const tolerance = (length: number): number => (length < SHORTEST ? 0 : length < LONG ? 1 : MOST_EDITS)

/** Key of a name: its letters and digits without spaces, so that words may be split or joined. */
export const keyOf = (words: readonly string[]): string => words.join('')

/** Signature of a text: which letters it has an odd number of. An edit changes two bits at most. */
function lettersOf(text: string): number {
  let letters = 0
  for (let index = 0; index < text.length; index += 1) letters ^= 1 << (text.charCodeAt(index) % 32)
  return letters
}

/** Population count of 32 bits. */
function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

interface Bucket {
  readonly keys: string[]
  readonly letters: number[]
}

export interface Near {
  readonly distance: number
  /** All names at this distance; empty where none is near. */
  readonly names: readonly string[]
}

/** Fuzzy dictionary: the names within a few edits of a text. */
export class Spellings {
  readonly #names = new Map<string, string>()
  /** By length of the key: only names of nearly the same length are compared. */
  readonly #buckets = new Map<number, Bucket>()

  /** @param names by key (`keyOf`); the first of several with the same key counts. */
  constructor(names: Iterable<readonly [key: string, name: string]>) {
    for (const [key, name] of names) {
      if (this.#names.has(key)) continue
      this.#names.set(key, name)
      if (tolerance(key.length) === 0) continue
      const bucket = this.#buckets.get(key.length) ?? { keys: [], letters: [] }
      bucket.keys.push(key)
      bucket.letters.push(lettersOf(key))
      this.#buckets.set(key.length, bucket)
    }
  }

  near(typed: string): Near {
    const same = this.#names.get(typed)
    if (same !== undefined) return { distance: 0, names: [same] }
    const letters = lettersOf(typed)
    let [nearest, keys]: [number, string[]] = [MOST_EDITS, []]
    for (let length = typed.length - MOST_EDITS; length <= typed.length + MOST_EDITS; length += 1) {
      const bucket = this.#buckets.get(length)
      if (!bucket) continue
      let allowed = Math.min(nearest, tolerance(length))
      for (let index = 0; index < bucket.letters.length; index += 1) {
        if (bitsOf(letters ^ (bucket.letters[index] as number)) > 2 * allowed) continue
        const key = bucket.keys[index] as string
        const distance = editDistance(typed, key, allowed)
        if (distance > allowed) continue
        if (distance < nearest) keys = []
        nearest = distance
        allowed = Math.min(allowed, nearest)
        keys.push(key)
      }
    }
    return { distance: nearest, names: keys.map((key) => this.#names.get(key) as string) }
  }
}

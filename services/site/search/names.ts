import type { IndexEntry } from './document.ts'

/** Separator: occurs in no name and in no search term. */
const END = '\n'

/**
 * The normalised names of documents concatenated into one string: one `indexOf` scan is far faster than many short
 * ones.
 */
export class Names {
  readonly #entries: readonly IndexEntry[]
  readonly #text: string
  /** Offset of each name in the text. */
  readonly #starts: Uint32Array

  constructor(entries: readonly IndexEntry[]) {
    this.#entries = entries
    this.#text = entries.map(({ plain }) => plain + END).join('')
    this.#starts = new Uint32Array(entries.length)
    let start = 0
    for (const [index, { plain }] of entries.entries()) {
      this.#starts[index] = start
      start += plain.length + END.length
    }
  }

  /**
   * Each document whose name contains the words, once and in order, with the offset of the first match within the name.
   */
  *having(words: string): Generator<readonly [entry: IndexEntry, at: number]> {
    for (let found = this.#text.indexOf(words); found !== -1; ) {
      const index = this.#indexAt(found)
      const [entry, start = 0] = [this.#entries[index], this.#starts[index]]
      if (!entry) return
      yield [entry, found - start]
      found = this.#text.indexOf(words, start + entry.plain.length)
    }
  }

  /** Binary search: index of the last name that begins at or before an offset of the text. */
  #indexAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }
}

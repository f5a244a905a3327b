import type { IndexEntry } from './document.ts'

/** Between two names: in no name, and in no word that is looked for. */
const END = '\n'

/** The plain names of documents in one text, which is looked through far quicker than many small ones. */
export class Names {
  readonly #entries: readonly IndexEntry[]
  readonly #text: string
  /** Where each name begins. */
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

  /** Each document whose name has the words, once and in order, with where in the name they stand first. */
  *having(words: string): Generator<readonly [entry: IndexEntry, at: number]> {
    for (let found = this.#text.indexOf(words); found !== -1; ) {
      const index = this.#indexAt(found)
      const [entry, start = 0] = [this.#entries[index], this.#starts[index]]
      if (!entry) return
      yield [entry, found - start]
      found = this.#text.indexOf(words, start + entry.plain.length)
    }
  }

  /** The last name that begins at or before a place of the text. */
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

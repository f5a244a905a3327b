/** Where a word stands: in a page's name, in the rest of its heading (town, kind, category), or only below. */
export type Part = 'name' | 'heading' | 'text'

/** Weight of a word by where it stands, in the low bits of its posting. */
const WEIGHTS: Readonly<Record<Part, number>> = { name: 2, heading: 1, text: 0 }
const WEIGHT_BITS = 2

/** One lexeme, or all that begin with it. */
export interface Lexeme {
  readonly text: string
  readonly isPrefix: boolean
}

/** A word of a query: the lexemes of which a page must have one. */
export type Alternatives = readonly Lexeme[]

/** New lexemes after which all are sorted again. */
const MOST_UNSORTED = 1_000

/** Documents that match, by their slots, and how well their headings do (0–1) by slot. */
export interface Matches {
  readonly slots: Uint32Array
  readonly scores: Float32Array
}

/**
 * Inverted index of one language: for each lexeme of the database's full text, the documents that have it. A document
 * is known by its slot, a number that is never given again; what has gone is for the caller to leave out. Some 4 bytes
 * for each word of each document.
 */
export class Postings {
  readonly #lists = new Map<string, PostingList>()
  /** Number of lexemes of each document's heading, by slot. */
  readonly #headings = new GrowingBytes()
  /** All lexemes but the last few, in order, for prefixes. */
  #sorted: readonly string[] = []
  #unsorted: string[] = []

  /** Number of slots given so far. */
  get slots(): number {
    return this.#headings.length
  }

  /** Adds a document. Returns its slot. */
  add(lexemes: Readonly<Record<Part, readonly string[]>>): number {
    const slot = this.slots
    this.#headings.push(Math.min(lexemes.name.length + lexemes.heading.length, 255))
    for (const part of ['name', 'heading', 'text'] as const)
      for (const lexeme of lexemes[part]) this.#listOf(lexeme).push((slot << WEIGHT_BITS) | WEIGHTS[part])
    return slot
  }

  /** Documents that have all of the words, or any of them. */
  find(words: readonly Alternatives[], mode: 'all' | 'any'): Matches {
    const [having, sums] = [new Uint8Array(this.slots), new Uint16Array(this.slots)]
    // Of one word: 1 and its weight where it stands highest.
    const highest = new Uint8Array(this.slots)
    for (const alternatives of words) {
      highest.fill(0)
      for (const list of this.#listsOf(alternatives)) {
        const { postings, length } = list
        for (let index = 0; index < length; index += 1) {
          const posting = postings[index] as number
          const slot = posting >>> WEIGHT_BITS
          const [found, before] = [1 + (posting & (2 ** WEIGHT_BITS - 1)), highest[slot] as number]
          if (found <= before) continue
          if (before === 0) having[slot] = (having[slot] as number) + 1
          sums[slot] = (sums[slot] as number) + found - Math.max(before, 1)
          highest[slot] = found
        }
      }
    }
    const least = mode === 'all' ? words.length : 1
    const slots = new Uint32Array(this.slots)
    const scores = new Float32Array(this.slots)
    let count = 0
    for (let slot = 0; slot < having.length; slot += 1) {
      if ((having[slot] as number) < least) continue
      slots[count] = slot
      count += 1
      // As `ts_rank` does: the share of what could be had, by the logarithm of the heading's length.
      const share = (sums[slot] as number) / (WEIGHTS.name * words.length)
      scores[slot] = share / Math.log2(1 + Math.max(1, this.#headings.bytes[slot] as number))
    }
    return { slots: slots.subarray(0, count), scores }
  }

  #listOf(lexeme: string): PostingList {
    const known = this.#lists.get(lexeme)
    if (known) return known
    const list = new PostingList()
    this.#lists.set(lexeme, list)
    this.#unsorted.push(lexeme)
    return list
  }

  #listsOf(alternatives: Alternatives): PostingList[] {
    return alternatives
      .flatMap(({ text, isPrefix }) => (isPrefix ? this.#beginningWith(text) : [text]))
      .map((lexeme) => this.#lists.get(lexeme))
      .filter((list) => list !== undefined)
  }

  #beginningWith(prefix: string): string[] {
    if (this.#unsorted.length > MOST_UNSORTED) {
      this.#sorted = [...this.#lists.keys()].toSorted()
      this.#unsorted = []
    }
    const found = this.#unsorted.filter((lexeme) => lexeme.startsWith(prefix))
    for (let index = firstFrom(this.#sorted, prefix); this.#sorted[index]?.startsWith(prefix); index += 1)
      found.push(this.#sorted[index] as string)
    return found
  }
}

/** Binary search: index of the first text that does not precede another. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Growth of a typed array that is full. */
const GROWTH = 1.5

/** Growing list of slots with their weights. */
class PostingList {
  postings = new Uint32Array(2)
  length = 0

  push(posting: number): void {
    if (this.length === this.postings.length) {
      const larger = new Uint32Array(Math.ceil(this.length * GROWTH))
      larger.set(this.postings)
      this.postings = larger
    }
    this.postings[this.length] = posting
    this.length += 1
  }
}

class GrowingBytes {
  bytes = new Uint8Array(1_024)
  length = 0

  push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(Math.ceil(this.length * GROWTH))
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.bytes[this.length] = byte
    this.length += 1
  }
}

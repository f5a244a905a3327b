/** Part of a page: its name, the rest of its heading (town, kind, category), its teaser, or the text below. */
export type Part = 'name' | 'heading' | 'teaser' | 'text'

/** Parts by the low bits of a posting. */
const PARTS: readonly Part[] = ['text', 'teaser', 'heading', 'name']
const PART_BITS = 2
const [HEADING, NAME] = [PARTS.indexOf('heading'), PARTS.indexOf('name')]

/** Weight of a word by the part of the page in which it stands. */
const WORTH = [0.15, 0.4, 0.75, 1] as const

/** Bonus for a name if the query has all of its words. */
const NAME_COVERED = 0.25

/** One lexeme, or all lexemes with this prefix. */
export interface Lexeme {
  readonly text: string
  readonly isPrefix: boolean
}

/** Meaning of a word of a query: lexemes that a page must all have, and their weight, 1 for the word itself. */
export interface Alternative {
  readonly lexemes: readonly Lexeme[]
  readonly weight: number
}

/** A word of a query: a page must have one of the alternatives. */
export type Alternatives = readonly Alternative[]

/** Words with a weight below this are optional. */
const NEEDED = 0.5

const isNeeded = (alternatives: Alternatives): boolean => alternatives.some(({ weight }) => weight >= NEEDED)

/** Number of new lexemes after which all are sorted again. */
const MOST_UNSORTED = 1_000

/** Matching documents by slot, and their scores (0 – 1.25) by slot. */
export interface Matches {
  readonly slots: Uint32Array
  readonly scores: Float32Array
  /** By slot: whether every word stands in the heading. */
  readonly inHeading: Uint8Array
}

/**
 * Inverted index of one language: for each lexeme of the database's full text, the documents with it. A slot is the
 * number of a document and is never reused; the caller must leave out removed documents. Some 4 bytes for each word of
 * each document.
 */
export class Postings {
  readonly #lists = new Map<string, PostingList>()
  /** Number of lexemes of each document's name, by slot. */
  readonly #names = new GrowingBytes()
  /** All lexemes but the last few, sorted for prefix search. */
  #sorted: readonly string[] = []
  #unsorted: string[] = []

  /** Number of slots given so far. */
  get slots(): number {
    return this.#names.length
  }

  /** Adds a document. Returns its slot. */
  add(lexemes: Readonly<Record<Part, readonly string[]>>): number {
    const slot = this.slots
    this.#names.push(Math.min(lexemes.name.length, 255))
    for (const [weight, part] of PARTS.entries())
      for (const lexeme of lexemes[part]) this.#listOf(lexeme).push((slot << PART_BITS) | weight)
    return slot
  }

  /**
   * Documents with all of the words, or with any of them. The score is the sum of inverse document frequencies,
   * weighted by the highest part of the page with each word, as a share of the maximum.
   */
  find(words: readonly Alternatives[], mode: 'all' | 'any'): Matches {
    const count = this.slots
    const [having, inName] = [new Uint8Array(count), new Uint8Array(count)]
    const sums = new Float32Array(count)
    // Weight of the words that each document has, in any part.
    const had = new Float32Array(count)
    const inHeading = new Uint8Array(count).fill(1)
    // For one word: the value of its best alternative, and the highest part with it.
    const [best, part] = [new Float32Array(count), new Uint8Array(count)]
    // For one word: the number of lexemes of the name that it covers.
    const named = new Uint8Array(count)
    const needed = words.some(isNeeded) ? isNeeded : () => true
    let least = 0
    let most = 0
    for (const alternatives of words) {
      best.fill(0)
      part.fill(0)
      named.fill(0)
      const counts = needed(alternatives) ? 1 : 0
      least += counts
      let worth = 0
      for (const { lexemes, weight } of alternatives) {
        const postings = this.#postingsOf(lexemes)
        if (postings.length === 0) continue
        const value = (weight * Math.log(1 + count / postings.length)) / Math.log(1 + count)
        worth = Math.max(worth, value)
        for (let index = 0; index < postings.length; index += 1) {
          const posting = postings[index] as number
          const [slot, at] = [posting >>> PART_BITS, posting & (2 ** PART_BITS - 1)]
          const found = value * (WORTH[at] as number)
          if (found > (best[slot] as number)) best[slot] = found
          if (at > (part[slot] as number)) part[slot] = at
          if (at === NAME && lexemes.length > (named[slot] as number)) named[slot] = lexemes.length
        }
      }
      most += worth
      for (let slot = 0; slot < count; slot += 1) {
        const found = best[slot] as number
        const at = part[slot] as number
        if (at < HEADING) inHeading[slot] = 0
        if (found === 0) continue
        having[slot] = (having[slot] as number) + counts
        sums[slot] = (sums[slot] as number) + found
        had[slot] = (had[slot] as number) + worth
        inName[slot] = (inName[slot] as number) + (named[slot] as number)
      }
    }
    if (mode === 'any') least = Math.min(least, 1)
    const slots = new Uint32Array(count)
    let matches = 0
    for (let slot = 0; slot < count; slot += 1) {
      if ((having[slot] as number) < least) continue
      slots[matches] = slot
      matches += 1
      const covered = Math.min(1, (inName[slot] as number) / Math.max(1, this.#names.bytes[slot] as number))
      const share = mode === 'all' ? 1 : (had[slot] as number) / most
      sums[slot] = share * ((sums[slot] as number) / most + NAME_COVERED * covered)
    }
    return { slots: slots.subarray(0, matches), scores: sums, inHeading }
  }

  /** The postings of one lexeme; for several, one per document with all of them, in the lowest of their parts. */
  #postingsOf(lexemes: readonly Lexeme[]): ArrayLike<number> {
    const [first, ...others] = lexemes.map((lexeme) => this.#listsOf(lexeme))
    if (!first) return NO_POSTINGS
    const [only] = first
    if (others.length === 0 && first.length === 1 && only) return only.all
    const count = this.slots
    const parts = highestParts(first, count)
    for (const lists of others) {
      const theirs = highestParts(lists, count)
      for (let slot = 0; slot < count; slot += 1)
        if ((theirs[slot] as number) < (parts[slot] as number)) parts[slot] = theirs[slot] as number
    }
    const postings = new Uint32Array(count)
    let length = 0
    for (let slot = 0; slot < count; slot += 1) {
      if (parts[slot] === 0) continue
      postings[length] = (slot << PART_BITS) | ((parts[slot] as number) - 1)
      length += 1
    }
    return postings.subarray(0, length)
  }

  #listOf(lexeme: string): PostingList {
    const known = this.#lists.get(lexeme)
    if (known) return known
    const list = new PostingList()
    this.#lists.set(lexeme, list)
    this.#unsorted.push(lexeme)
    return list
  }

  #listsOf({ text, isPrefix }: Lexeme): PostingList[] {
    return (isPrefix ? this.#beginningWith(text) : [text])
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

const NO_POSTINGS = new Uint32Array()

/** By slot: 1 plus the highest part with any of the lexemes; 0 for none. */
function highestParts(lists: readonly PostingList[], count: number): Uint8Array {
  const parts = new Uint8Array(count)
  for (const { all } of lists)
    for (let index = 0; index < all.length; index += 1) {
      const posting = all[index] as number
      const [slot, part] = [posting >>> PART_BITS, 1 + (posting & (2 ** PART_BITS - 1))]
      if (part > (parts[slot] as number)) parts[slot] = part
    }
  return parts
}

/** Binary search: index of the first text that is not less than another. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Growth factor of a full typed array. */
const GROWTH = 1.5

/** Length from which on a list is a typed array, which takes some 400 bytes itself: most words have fewer postings. */
const MANY = 16

/** Growing list of slots with the parts of the page. */
class PostingList {
  #postings: number[] | Uint32Array = []
  #length = 0

  /** Read-only. */
  get all(): ArrayLike<number> {
    return Array.isArray(this.#postings) ? this.#postings : this.#postings.subarray(0, this.#length)
  }

  push(posting: number): void {
    // Copied to its exact length: an array that grows by itself has room for sixteen more.
    if (this.#length < MANY) this.#postings = [...this.#postings, posting]
    else {
      if (this.#length === this.#postings.length) this.#grow()
      this.#postings[this.#length] = posting
    }
    this.#length += 1
  }

  #grow(): void {
    const larger = new Uint32Array(Math.ceil(this.#length * GROWTH))
    larger.set(this.#postings)
    this.#postings = larger
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

import { MOST_EDITS, editDistance, tolerance } from '@barriere/shared/domain/text/edit-distance.ts'

/** Key of a name: its letters and digits without spaces, so that words may be split or joined. */
export const keyOf = (words: readonly string[]): string => words.join('')

/** Signature of a text: the letters that occur an odd number of times. An edit changes two bits at most. */
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
  /** All names at this distance; empty if none is near enough. */
  readonly names: readonly string[]
}

/** Fuzzy dictionary: the names within a few edits of a text. */
export class Spellings {
  readonly #names = new Map<string, string>()
  /** By length of the key: only names of similar length are compared. */
  readonly #buckets = new Map<number, Bucket>()

  /** @param names by key (`keyOf`); the first name of each key counts */
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

import type { IndexEntry } from './document.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import { Spellings, keyOf } from './spelling.ts'

type List = 'names' | 'towns' | 'words'

/** Names and towns of a language's pages, and the words of both, for misspelt queries. */
export class Vocabulary {
  readonly #entries: readonly IndexEntry[]
  readonly synonyms: ReadonlySet<string>
  readonly #made: Partial<Record<List, Spellings>> = {}

  /** @param synonyms words of the synonyms, which belong to the language too */
  constructor(entries: readonly IndexEntry[], synonyms: ReadonlySet<string> = new Set()) {
    this.#entries = entries
    this.synonyms = synonyms
  }

  /** Lazy: each publication makes a new vocabulary, and most queries do not need the word lists. */
  #spellings(list: List): Spellings {
    this.#made[list] ??= new Spellings(LISTS[list](this.#entries, this.synonyms))
    return this.#made[list]
  }

  /** The words of the names and towns that a whole query is or misspells; towns first, empty if there is none. */
  names(typed: readonly string[]): readonly (readonly string[])[] {
    const key = keyOf(typed)
    const found = [this.#spellings('towns').near(key), this.#spellings('names').near(key)].filter(
      (near) => near.names.length > 0,
    )
    const nearest = Math.min(...found.map(({ distance }) => distance))
    return found.filter(({ distance }) => distance === nearest).flatMap((near) => near.names.map(plainWords))
  }

  /** A query with the runs of words that misspell a town replaced by that town. */
  withTowns(typed: readonly string[]): readonly string[] {
    const runs = typed
      .flatMap((_, start) =>
        Array.from({ length: MOST_TOWN_WORDS }, (__, index) => ({
          start,
          words: typed.slice(start, start + index + 1),
        })),
      )
      .map(({ start, words }) => ({ start, words, near: this.#spellings('towns').near(keyOf(words)) }))
      .filter(({ start, words, near }) => near.names.length === 1 && start + words.length <= typed.length)
      .toSorted((a, b) => a.near.distance - b.near.distance || b.words.length - a.words.length)
    const meant = new Map<number, readonly string[]>()
    const taken = new Set<number>()
    for (const { start, words, near } of runs) {
      const places = words.map((_, index) => start + index)
      if (places.some((place) => taken.has(place))) continue
      for (const place of places) {
        taken.add(place)
        meant.set(place, place === start ? plainWords(near.names[0] ?? '') : [])
      }
    }
    return typed.flatMap((word, place) => meant.get(place) ?? [word])
  }

  /** The words of names that a word misspells. */
  words(word: string): readonly string[] {
    return this.#spellings('words').near(word).names
  }
}

/** Maximum number of words of a town, plus one for a split word. */
const MOST_TOWN_WORDS = 6

/** A question is no name: its words are common, and similar ones are not misspellings. */
const isProper = ({ kind }: IndexEntry): boolean => kind !== 'question'

const LISTS: Readonly<
  Record<
    List,
    (entries: readonly IndexEntry[], synonyms: ReadonlySet<string>) => Iterable<readonly [key: string, name: string]>
  >
> = {
  names: (entries) => entries.filter(isProper).map(({ name, nameKey }) => [nameKey, name]),
  towns: (entries) => entries.map(({ town, townKey }) => [townKey, town]),
  words: (entries, synonyms) => [
    ...entries.filter(isProper).flatMap(({ plain }) => plainWords(plain).map((word) => [word, word] as const)),
    ...[...synonyms].map((word) => [word, word] as const),
  ],
}

import { sql } from 'drizzle-orm'
import { type Locale, LOCALES, mapLocales } from '@barriere/shared/domain/locale.ts'
import { SEARCH_KINDS } from '@barriere/shared/domain/content/search-kind.ts'
import { SEARCH } from '@barriere/shared/locales/locales.ts'
import type { Sql } from '../../kit/database.ts'
import type { IndexEntry } from './document.ts'
import { lexemesOf } from './matching.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import type { Alternative, Alternatives, Lexeme } from './postings.ts'
import type { Synonyms } from './source.ts'

/** Weight of a synonym, relative to the word itself; weight of a facet value, which is in no name. */
const WORTH = 0.8
const WORTH_OF_CODE = 1.4

/** A facet value as a lexeme: no lexeme of a text has a colon between letters. */
const CODE = /^(?:kind|experience|category|stars):\S/

const PRICE = 'sort:price'

/** Lexemes of a page's facet values, for rules that refer to them. */
export const facetCodes = ({
  kind,
  category,
  stars,
  experiences,
}: Pick<IndexEntry, 'kind' | 'category' | 'stars' | 'experiences'>): readonly string[] => [
  `kind:${kind}`,
  ...(category === null ? [] : [`category:${category}`]),
  ...(stars === null ? [] : [`stars:${stars}`]),
  ...experiences.map((experience) => `experience:${experience}`),
]

/** What the words of a rule mean besides themselves. */
interface Meaning {
  readonly alternatives: Alternative[]
  isIgnored: boolean
  isCheap: boolean
}

interface Node {
  readonly next: Map<string, Node>
  meaning?: Meaning
}

export interface Expanded {
  /** By reading, the words with their synonyms among the alternatives. */
  readonly readings: readonly (readonly Alternatives[])[]
  /** Whether the words ask for low prices. */
  readonly isCheap: boolean
}

interface Rule {
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly isMutual: boolean
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((words) => words.trim())
    .filter((words) => words !== '')

function toRule(text: string): Rule {
  const [left = '', right] = text.split('=>')
  return { left: listed(left), right: listed(right ?? left), isMutual: right === undefined }
}

/** Synonyms of a language, as a prefix tree of lexemes. */
export class Thesaurus {
  /** The plain words of all rules: words of the language, even if no page has them. */
  readonly words: ReadonlySet<string>
  readonly #root: Node = { next: new Map() }

  constructor(rules: readonly string[], lexemes: ReadonlyMap<string, readonly Lexeme[]>) {
    this.words = new Set(wordsOf(rules))
    const lexemesIn = (phrase: string): Lexeme[] => plainWords(phrase).flatMap((word) => lexemes.get(word) ?? [])
    for (const { left, right, isMutual } of rules.map(toRule))
      for (const phrase of left) {
        const meaning = this.#meaningOf(lexemesIn(phrase))
        if (!meaning) continue
        if (right.length === 0) meaning.isIgnored = true
        for (const other of right) {
          if (isMutual && other === phrase) continue
          if (other === PRICE) meaning.isCheap = true
          else {
            const isCode = CODE.test(other)
            const found = isCode ? [{ text: other, isPrefix: false }] : lexemesIn(other)
            if (found.length > 0) meaning.alternatives.push({ lexemes: found, weight: isCode ? WORTH_OF_CODE : WORTH })
          }
        }
      }
  }

  #meaningOf(lexemes: readonly Lexeme[]): Meaning | undefined {
    if (lexemes.length === 0) return undefined
    let node = this.#root
    for (const { text } of lexemes) {
      const next = node.next.get(text) ?? { next: new Map() }
      node.next.set(text, next)
      node = next
    }
    node.meaning ??= { alternatives: [], isIgnored: false, isCheap: false }
    return node.meaning
  }

  /**
   * Adds synonyms to the readings of a query; the longest run of words with a rule wins. A reading without remaining
   * words, such as “cheap” alone, is dropped.
   */
  expand(readings: readonly (readonly Alternatives[])[]): Expanded {
    const expanded = readings.map((words) => this.#expandWords(words))
    return {
      readings: expanded.flatMap(({ words }) => (words.length > 0 ? [words] : [])),
      isCheap: expanded.some(({ isCheap }) => isCheap),
    }
  }

  #expandWords(words: readonly Alternatives[]): { words: readonly Alternatives[]; isCheap: boolean } {
    const expanded: Alternatives[] = []
    let isCheap = false
    for (let start = 0; start < words.length; ) {
      const { length, meaning } = longest(this.#root, words.slice(start))
      const run = words.slice(start, start + Math.max(1, length))
      start += run.length
      isCheap ||= meaning?.isCheap === true
      if (meaning?.isIgnored || (meaning?.isCheap && meaning.alternatives.length === 0)) continue
      const [only = []] = run
      const typed = run.length === 1 ? only : [{ lexemes: run.flatMap(firstOf), weight: 1 }]
      expanded.push([...typed, ...(meaning ? inShare(meaning.alternatives, only[0]?.weight ?? 1) : [])])
    }
    // If all words would be ignored, they are kept.
    return { words: expanded.length === 0 && !isCheap ? words : expanded, isCheap }
  }
}

/** Synonyms of a word with less weight. Facet values are left out: they would rank their pages first. */
const inShare = (alternatives: readonly Alternative[], share: number): readonly Alternative[] =>
  share === 1
    ? alternatives
    : alternatives.flatMap(({ lexemes, weight }) => (weight > 1 ? [] : [{ lexemes, weight: weight * share }]))

const firstOf = (alternatives: Alternatives): readonly Lexeme[] => alternatives[0]?.lexemes ?? []

interface Run {
  readonly length: number
  readonly meaning: Meaning | undefined
}

/** The longest run of words, from the first on, that is a phrase of the tree. */
function longest(node: Node, words: readonly Alternatives[], depth = 0): Run {
  let best: Run = { length: depth, meaning: node.meaning }
  for (const { lexemes } of words[depth] ?? []) {
    let next: Node | undefined = node
    for (const { text, isPrefix } of lexemes) next = isPrefix ? undefined : next?.next.get(text)
    const found = next && longest(next, words, depth + 1)
    if (found?.meaning && (!best.meaning || found.length > best.length)) best = found
  }
  return best
}

const wordsOf = (rules: readonly string[]): string[] =>
  rules
    .map(toRule)
    .flatMap(({ left, right }) => [...left, ...right])
    .filter((phrase) => !CODE.test(phrase) && phrase !== PRICE)
    .flatMap(plainWords)

/** Rules of a language: the words for a kind of page ask for this kind. */
const rulesOfKinds = (locale: Locale): string[] =>
  SEARCH_KINDS.flatMap((kind) => {
    const words = plainWords(SEARCH[locale].kinds[kind])
    return words.length === 0 ? [] : [`${words.join(', ')} => kind:${kind}`]
  })

/** The synonyms of the index, read again after a change. */
export class Thesauri {
  readonly #sql: Sql
  #read: { readonly text: string; readonly thesauri: Readonly<Record<Locale, Thesaurus>> } | undefined

  constructor(database: Sql) {
    this.#sql = database
  }

  async read(): Promise<Readonly<Record<Locale, Thesaurus>>> {
    const [row] = await this.#sql.select({ synonyms: sql<Partial<Synonyms>>`synonyms` }).from(sql`site.search_index`)
    const text = JSON.stringify(row?.synonyms)
    if (this.#read?.text !== text) {
      const rules = mapLocales((locale) => [...rulesOfKinds(locale), ...(row?.synonyms[locale] ?? [])])
      const lexemes = await Promise.all(LOCALES.map((locale) => lexemesOf(this.#sql, wordsOf(rules[locale]), locale)))
      const thesauri = mapLocales(
        (locale) => new Thesaurus(rules[locale], lexemes[LOCALES.indexOf(locale)] ?? new Map()),
      )
      this.#read = { text, thesauri }
    }
    return this.#read.thesauri
  }
}

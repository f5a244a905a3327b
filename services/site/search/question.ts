import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Sql } from '../../kit/database.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import { SEARCH } from '@barriere/shared/locales/locales.ts'
import { keyOf } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Maximum number of words of a query; the rest is ignored. */
const MOST_WORDS = 12

/** Minimum trigram similarity (0–1, pg_trgm) of an indexed word to an unknown word of the query. */
const ALIKE = 0.4

/** Maximum number of indexed words that replace an unknown one. */
const MOST_ALIKE = 3

/** Sorts after every letter: words with a prefix lie between the prefix and the prefix followed by this. */
const LAST = '\u{10FFFF}'

/** Maximum number of names that a misspelt query may mean. */
const MOST_NAMES = 3

/** Whether a page must have all words, or any. */
export type Mode = 'all' | 'any'

/** Search term in the syntax of `to_tsquery`: a word or, with `:*`, all words with this prefix. */
export type Term = string

export interface Question {
  /** Plain words in their order; corrected if the query is a misspelt name. */
  readonly words: readonly string[]
  /** The query, and the queries that it may misspell: by reading, the words in their order; by word, its `Term`s. */
  readonly readings: readonly (readonly (readonly Term[])[])[]
  /** Optional terms (`minorWords`). */
  readonly minor: ReadonlySet<Term>
  /** Corrected spellings, if the query is a misspelt name or one of its words occurs in no page. */
  readonly suggestions: readonly string[]
  /** `keyOf` the names that the whole query means: pages with these names, and in these towns, come first. */
  readonly named: ReadonlySet<string>
}

const NOTHING: Question = { words: [], readings: [], minor: new Set(), suggestions: [], named: new Set() }

interface Asked {
  readonly q: string
  readonly locale: Locale
  readonly generation: number
  readonly vocabulary: Vocabulary
}

/**
 * Query expansion: the whole query and runs of its words are replaced by the names that they misspell. Another word
 * that occurs in no page is completed as a prefix, or else replaced by the most similar indexed words.
 */
export async function readQuestion(database: Sql, { q, locale, generation, vocabulary }: Asked): Promise<Question> {
  const typed = plainWords(q)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 40))
  if (typed.length === 0) return NOTHING
  const named = vocabulary.names(typed)
  const meant = (named.length > 0 ? named : [vocabulary.withTowns(typed)])
    .filter((words) => words.join(' ') !== typed.join(' '))
    .slice(0, MOST_NAMES)
  const lists = [typed, ...meant]
  const joined = joinedPairs(typed)
  const asked = { locale, generation, vocabulary }
  const known = await knownWords(database, [...new Set([...lists, ...joined.map(({ word }) => [word])].flat())], asked)
  const halves = await splitWords(database, typed, known, asked)
  const isFound = (words: readonly string[]): boolean => words.every((word) => !Array.isArray(known.get(word)))
  // A misspelt name that no page has is not expanded word by word: it would match pages similar to its parts.
  const searched = lists.filter((words, index) => index > 0 || meant.length === 0 || isFound(words))
  const respaced = [
    ...joined
      .filter(({ word }) => known.get(word) === 'exact')
      .map(({ word, at }) => [...typed.slice(0, at), word, ...typed.slice(at + 2)]),
    ...(halves.size > 0 ? [typed.flatMap((word) => halves.get(word) ?? [word])] : []),
  ]
  return {
    words: meant[0] ?? typed,
    readings: [...searched, ...respaced].map((words) => words.map((word) => termsOf(word, known.get(word)))),
    minor: new Set(lists.flatMap((words) => minorWords(words, locale))),
    suggestions: [
      ...new Set([
        ...(isFound(typed) ? [] : meant.map((words) => words.join(' '))),
        ...(respaced.length > 0 ? [] : respelt(meant[0] ?? typed, known)),
      ]),
    ],
    named: new Set(named.map(keyOf)),
  }
}

/** A number, with or without its unit: “22h”, “400 m2”, “18ans”. */
const NUMBER = /^\d+(?:h\d*|e|m2?|ans)?$/u

/**
 * Optional words, which only improve the rank: numbers, most of which pages do not mention, and a negation with all
 * words after it (“hammam sans dormir à l’hôtel”).
 */
function minorWords(words: readonly string[], locale: Locale): string[] {
  const negations: readonly string[] = SEARCH[locale].negations
  const negation = words.findIndex((word) => negations.includes(word))
  return words.filter((word, index) => NUMBER.test(word) || (negation !== -1 && index >= negation))
}

/** Neighbouring words joined to one, as for “week end”. */
const joinedPairs = (words: readonly string[]): { readonly word: string; readonly at: number }[] =>
  words.slice(1).map((word, at) => ({ word: `${words[at]}${word}`, at }))

/** Minimum length of each half of a split word. */
const SHORTEST_HALF = 3

/** Unknown words that are two known words without the space, such as “petitdejeuner”. */
async function splitWords(
  database: Sql,
  typed: readonly string[],
  known: ReadonlyMap<string, Meaning>,
  asked: Omit<Asked, 'q'>,
): Promise<ReadonlyMap<string, readonly [string, string]>> {
  const splits = typed
    .filter((word) => Array.isArray(known.get(word)))
    .flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) }, (_, index) => {
        const at = SHORTEST_HALF + index
        return { word, halves: [word.slice(0, at), word.slice(at)] as const }
      }),
    )
  if (splits.length === 0) return new Map()
  const isKnown = await exactWords(database, [...new Set(splits.flatMap(({ halves }) => halves))], asked)
  return new Map(
    splits.filter(({ halves }) => halves.every((half) => isKnown.has(half))).map(({ word, halves }) => [word, halves]),
  )
}

/** The words that occur in pages or in synonyms. */
async function exactWords(
  database: Sql,
  words: readonly string[],
  { locale, generation, vocabulary }: Omit<Asked, 'q'>,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ word: sql<string>`w.word` })
    .from(sql`site.search_words w`)
    .where(sql`w.generation = ${generation} and w.locale = ${locale}
      and w.word in (select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`)
  return new Set([...rows.map(({ word }) => word), ...words.filter((word) => vocabulary.synonyms.has(word))])
}

function termsOf(word: string, meaning: Meaning | undefined): readonly Term[] {
  if (meaning === undefined || meaning === 'exact') return [word]
  return meaning === 'begun' ? [`${word}:*`] : [word, ...meaning]
}

type Meaning = 'exact' | 'begun' | readonly string[]

async function knownWords(
  database: Sql,
  words: readonly string[],
  { locale, generation, vocabulary }: Omit<Asked, 'q'>,
): Promise<Map<string, Meaning>> {
  const here = sql`w.generation = ${generation} and w.locale = ${locale}`
  const one = (where: SQL): SQL => sql`(select true from site.search_words w where ${here} and ${where} limit 1)`
  // Prefix match for a word that occurs in no page; fuzzy match if that fails too.
  const rows = await database
    .select({
      word: sql<string>`word`,
      known: sql<boolean | null>`known`,
      alike: sql<string[] | null>`to_jsonb(alike)`,
    })
    .from(sql`(
    select word, known, case
      when known or length(word) > 1 and ${one(sql`w.word >= asked.word and w.word < asked.word || ${LAST}`)} then null
      else array(
        select w.word from site.search_words w where ${here} and w.word % asked.word
          and similarity(w.word, asked.word) >= ${ALIKE}
        order by similarity(w.word, asked.word) desc, w.documents desc limit ${MOST_ALIKE}) end as alike
    from (select word, ${one(sql`w.word = asked.word`)} as known from jsonb_array_elements_text(${JSON.stringify(
      words,
    )}::jsonb) as asked(word)) as asked) as words`)
  // Words of names first: trigrams do not detect two swapped letters.
  const alikeTo = (word: string, alike: readonly string[]): readonly string[] =>
    [...new Set([...vocabulary.words(word), ...alike])].slice(0, MOST_ALIKE)
  return new Map(
    rows.map(({ word, known, alike }) => [
      word,
      known || word.length < 3 || vocabulary.synonyms.has(word)
        ? 'exact'
        : alike === null
          ? 'begun'
          : alikeTo(word, alike),
    ]),
  )
}

function respelt(words: readonly string[], known: ReadonlyMap<string, Meaning>): string[] {
  const odd = words.filter((word) => Array.isArray(known.get(word)))
  const [first] = odd
  if (first === undefined) return []
  return (known.get(first) as readonly string[]).map((better) =>
    words
      .map((word) =>
        word === first
          ? better
          : Array.isArray(known.get(word))
            ? ((known.get(word) as readonly string[])[0] ?? word)
            : word,
      )
      .join(' '),
  )
}

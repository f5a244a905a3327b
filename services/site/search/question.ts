import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#lib/domain/locale.ts'
import type { Sql } from '../../kit/database.ts'
import { plainWords } from './plain.ts'

/** Maximum number of words of a query; the rest is ignored. */
const MOST_WORDS = 12

/** Minimum trigram similarity (0–1, pg_trgm) of an indexed word to a search word that occurs in no page. */
const ALIKE = 0.4

/** Sorts after every letter: words with a given prefix lie between the prefix and the prefix followed by this. */
const LAST = '\u{10FFFF}'

export interface Question {
  /** Plain words, in their order. */
  readonly words: readonly string[]
  /** For `to_tsquery`: all of the words, and any of them. Empty without words. */
  readonly all: string
  readonly any: string
  /** Corrected spellings of the query, where one of its words occurs in no page. */
  readonly suggestions: readonly string[]
}

const NOTHING: Question = { words: [], all: '', any: '', suggestions: [] }

/**
 * Query expansion: a word that occurs in no page is completed as a prefix, and else replaced by the most similar
 * indexed words.
 */
export async function readQuestion(
  database: Sql,
  { q, locale, generation }: { q: string; locale: Locale; generation: number },
): Promise<Question> {
  const words = plainWords(q)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 40))
  if (words.length === 0) return NOTHING
  const known = await knownWords(database, words, locale, generation)
  const terms = words.map((word) => {
    const meant = known.get(word)
    if (meant === undefined || meant === 'exact') return word
    return meant === 'begun' ? `${word}:*` : `(${[word, ...meant].join(' | ')})`
  })
  return { words, all: terms.join(' & '), any: terms.join(' | '), suggestions: respelt(words, known) }
}

type Meaning = 'exact' | 'begun' | readonly string[]

async function knownWords(
  database: Sql,
  words: readonly string[],
  locale: Locale,
  generation: number,
): Promise<Map<string, Meaning>> {
  const here = sql`w.generation = ${generation} and w.locale = ${locale}`
  const one = (where: SQL): SQL => sql`(select true from site.search_words w where ${here} and ${where} limit 1)`
  // Prefix match where the word itself occurs in no page, fuzzy match where that fails too.
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
        order by similarity(w.word, asked.word) desc, w.documents desc limit 3) end as alike
    from (select word, ${one(sql`w.word = asked.word`)} as known from jsonb_array_elements_text(${JSON.stringify([
      ...new Set(words),
    ])}::jsonb) as asked(word)) as asked) as words`)
  return new Map(rows.map(({ word, known, alike }) => [word, known || word.length < 3 ? 'exact' : (alike ?? 'begun')]))
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

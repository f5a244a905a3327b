import { sql } from 'drizzle-orm'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Sql } from '../../kit/database.ts'
import type { Columns } from './columns.ts'
import type { Alternatives, Lexeme, Postings } from './postings.ts'
import type { Mode, Question, Term } from './question.ts'

/** A lexeme in the text of a `tsquery`. */
const LEXEME = /'(?<text>(?:[^']|'')*)'(?<prefix>:\*)?/gu

/** The lexemes of terms (`Term`) from the database's dictionaries; none for stop words, such as “le”. */
export async function lexemesOf(
  database: Sql,
  terms: Iterable<Term>,
  locale: Locale,
): Promise<ReadonlyMap<Term, readonly Lexeme[]>> {
  const distinct = [...new Set(terms)]
  if (distinct.length === 0) return new Map()
  const rows = await database
    .select({ term: sql<string>`term`, query: sql<string>`to_tsquery(${`site.${locale}`}::regconfig, term)::text` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(distinct)}::jsonb) as asked(term)`)
  return new Map(rows.map(({ term, query }) => [term, [...query.matchAll(LEXEME)].map(toLexeme)]))
}

/** The words of the readings of a query as alternatives, without stop words. */
export async function alternativesOf(
  database: Sql,
  { readings, minor }: Pick<Question, 'readings' | 'minor'>,
  locale: Locale,
): Promise<readonly (readonly Alternatives[])[]> {
  const lexemes = await lexemesOf(database, readings.flat(2), locale)
  const alternativesFor = (terms: readonly Term[]): Alternatives => {
    const weight = terms.some((term) => minor.has(term)) ? WEIGHT_OF_MINOR : 1
    return terms.flatMap((term) => toAlternative(lexemes.get(term) ?? [], weight))
  }
  return readings.map((words) => words.map(alternativesFor).filter(hasSome)).filter(hasSome)
}

/** Below the weight that a page must have (`Postings.find`). */
const WEIGHT_OF_MINOR = 0.4

const toAlternative = (lexemes: readonly Lexeme[], weight: number): Alternatives =>
  hasSome(lexemes) ? [{ lexemes, weight }] : []

const toLexeme = ({ groups }: RegExpExecArray): Lexeme => ({
  text: (groups?.['text'] ?? '').replaceAll("''", "'"),
  isPrefix: groups?.['prefix'] !== undefined,
})

/** Rank below which pages have the words only scattered in their texts. */
const WEAK = 0.3

/** Factor by which pages with some of the words must outrank weak ones with all of them, to be listed too. */
const BETTER = 1.3

/** Whether pages with some of the words may be the better answer, by the best rank of those with all words. */
export const isWeak = (best: number, readings: readonly (readonly Alternatives[])[]): boolean =>
  best < WEAK && readings.some((words) => words.length > 1)

/** Pages with all words, and pages with some words that match better than the best of them. */
export function withBetter(strict: Matched, looser: Matched, best: number): Matched {
  const { ranks } = looser
  const isIn = (position: number): boolean =>
    strict.ranks[position] !== Number.NEGATIVE_INFINITY || (ranks[position] as number) > best * BETTER
  return { ...looser, positions: looser.positions.filter(isIn) }
}

const hasSome = (list: readonly unknown[]): boolean => list.length > 0

/** Above the highest rank, so that keys are positive. */
const MOST_RANK = 2

/** Steps of a rank's precision, and the number of positions that fit beside them into a double. */
const [RANK_STEPS, POSITIONS] = [1e6, 2 ** 24]

export interface Matched {
  /** Best first, then in the default order. */
  readonly positions: Uint32Array
  /** By position: whether each word of the query stands in the heading. */
  readonly inHeading: Uint8Array
  /** By position: rank, 0 – 1.25 less the penalty; negative infinity for no match. */
  readonly ranks: Float64Array
}

/** The matching documents; all of them for a query without words or with stop words alone. */
export function matching(
  readings: readonly (readonly Alternatives[])[],
  mode: Mode,
  postings: Postings,
  { all, positions, penalties }: Columns,
): Matched {
  const inHeading = new Uint8Array(all.length)
  if (readings.length === 0)
    return { positions: all, inHeading: inHeading.fill(1), ranks: new Float64Array(all.length) }
  const found =
    mode === 'all' ? readings.map((words) => postings.find(words, 'all')) : [postings.find(readings.flat(), 'any')]
  const ranks = new Float64Array(all.length).fill(Number.NEGATIVE_INFINITY)
  for (const { slots, scores, inHeading: areInHeading } of found)
    for (const slot of slots) {
      const position = positions[slot] ?? -1
      if (position < 0) continue
      const rank = (scores[slot] as number) - (penalties[position] as number)
      ranks[position] = Math.max(ranks[position] as number, rank)
      inHeading[position] = (inHeading[position] as number) | (areInHeading[slot] as number)
    }
  // Sort key: rank and position in one number, since typed arrays are sorted natively.
  const keys = new Float64Array(all.length)
  let count = 0
  for (let position = 0; position < ranks.length; position += 1) {
    if (ranks[position] === Number.NEGATIVE_INFINITY) continue
    keys[count] = Math.round((MOST_RANK - (ranks[position] as number)) * RANK_STEPS) * POSITIONS + position
    count += 1
  }
  return { positions: Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % POSITIONS), inHeading, ranks }
}

import { sql } from 'drizzle-orm'
import type { Locale } from '#lib/domain/locale.ts'
import type { Sql } from '../../kit/database.ts'
import type { Columns } from './columns.ts'
import type { Alternatives, Lexeme, Postings } from './postings.ts'
import type { Mode, Question } from './question.ts'

/**
 * Ranking penalty per position in the order of kinds: of two equal matches, the property precedes an article about it.
 */
export const WEIGHT_OF_KIND = 0.03

/** A lexeme in the text of a `tsquery`. */
const LEXEME = /'(?<text>(?:[^']|'')*)'(?<prefix>:\*)?/gu

/** The lexemes of the words of a query, by the database's dictionaries; without stop words, such as “le”. */
export async function lexemesOf(
  database: Sql,
  readings: Question['readings'],
  locale: Locale,
): Promise<readonly (readonly Alternatives[])[]> {
  const terms = [...new Set(readings.flat(2))]
  if (terms.length === 0) return []
  const rows = await database
    .select({ term: sql<string>`term`, query: sql<string>`to_tsquery(${`site.${locale}`}::regconfig, term)::text` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb) as asked(term)`)
  const lexemes = new Map(rows.map(({ term, query }) => [term, [...query.matchAll(LEXEME)].map(toLexeme)]))
  return readings
    .map((words) => words.map((some) => some.flatMap((term) => lexemes.get(term) ?? [])).filter(hasSome))
    .filter(hasSome)
}

const toLexeme = ({ groups }: RegExpExecArray): Lexeme => ({
  text: (groups?.['text'] ?? '').replaceAll("''", "'"),
  isPrefix: groups?.['prefix'] !== undefined,
})

const hasSome = (list: readonly unknown[]): boolean => list.length > 0

/** Of a rank's precision, and the number of positions that fit beside it into a double. */
const [RANK_STEPS, POSITIONS] = [1e6, 2 ** 24]

/**
 * Positions of the documents that match, best first by their heading, then in the default order; all of them where the
 * query has no words but stop words.
 */
export function matching(
  readings: readonly (readonly Alternatives[])[],
  mode: Mode,
  postings: Postings,
  { all, positions, kinds }: Columns,
): Uint32Array {
  if (readings.length === 0) return all
  const found =
    mode === 'all' ? readings.map((words) => postings.find(words, 'all')) : [postings.find(readings.flat(), 'any')]
  const ranks = new Float64Array(all.length).fill(Number.NEGATIVE_INFINITY)
  for (const { slots, scores } of found)
    for (const slot of slots) {
      const position = positions[slot] ?? -1
      if (position < 0) continue
      const rank = (scores[slot] as number) - WEIGHT_OF_KIND * (kinds[position] as number)
      ranks[position] = Math.max(ranks[position] as number, rank)
    }
  // Sort key: rank and position in one number, since typed arrays are sorted natively.
  const keys = new Float64Array(all.length)
  let count = 0
  for (let position = 0; position < ranks.length; position += 1) {
    if (ranks[position] === Number.NEGATIVE_INFINITY) continue
    keys[count] = Math.round((1 - (ranks[position] as number)) * RANK_STEPS) * POSITIONS + position
    count += 1
  }
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % POSITIONS)
}

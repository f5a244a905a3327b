import { sql } from 'drizzle-orm'
import type { SuggestAnswer, SuggestQuery } from '#lib/contracts/search.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { plainWords } from './plain.ts'
import type { SearchContext } from './search.ts'

/** Suggestions at most: as many as a phone shows above its keyboard. */
const MOST = 6

type Suggestion = SuggestAnswer['suggestions'][number]

/** Pages whose name or town is like what has been typed so far, those that begin with it first. */
export async function suggest({ database, generation, now }: Pick<SearchContext, 'database' | 'generation' | 'now'>, { q, locale }: SuggestQuery): Promise<SuggestAnswer> {
  const typed = plainWords(q).join(' ')
  if (typed === '') return { suggestions: [] }
  const likeness = sql`word_similarity(${typed}, plain)`
  const suggestions = await database.select({
    uuid: sql<string>`uuid`, kind: sql<Suggestion['kind']>`kind`, name: sql<string>`name`, town: sql<string>`town`,
  }).from(sql`site.search_documents`)
    .where(sql`generation = ${generation} and locale = ${locale} and (ends_on is null or ends_on >= ${toParisTime(now).day}::date) and (plain like ${`%${typed}%`} or ${typed} <% plain)`)
    .orderBy(sql`plain like ${`${typed}%`} desc, plain like ${`% ${typed}%`} desc, ${likeness} desc, length(name), uuid`)
    .limit(MOST)
  return { suggestions }
}

import { type SQL, sql } from 'drizzle-orm'
import {
  type Found,
  type PlacesAnswer,
  SEARCH_LAST_PAGE,
  SEARCH_PAGE_SIZE,
  type SearchAnswer,
  type SearchQuery,
} from '#lib/contracts/search.ts'

import { isOpenAt } from '#lib/domain/opening-hours.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { SEARCH_KINDS, type SearchKind } from '#lib/domain/search-kind.ts'
import type { Sql } from '../../kit/database.ts'
import { firstBy } from './first-by.ts'
import { type Distances, type Narrowed, narrow } from './narrow.ts'
import { readQuestion } from './question.ts'
import type { IndexEntry } from './document.ts'
import { type MemoryIndex, degreesOf, placeKey } from './memory-index.ts'
import type { IndexState } from './store.ts'

/**
 * Ranking penalty per position in the order of kinds: of two equal matches, the property precedes an article about it.
 */
const WEIGHT_OF_KIND = 0.03

/** Number of candidates that are re-ranked by their full text; the rest keep the ranking by name, kind and town. */
const RANKED = 120

export interface SearchContext {
  readonly database: Sql
  readonly index: MemoryIndex
  readonly state: IndexState
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** What a search finds, before a page of it is read. */
interface Result extends Shown {
  readonly counts: Omit<Narrowed, 'passing'>
  readonly total: number
  readonly loosened: boolean
  readonly suggestions: readonly string[]
}

/**
 * Runs a search: the database does full-text and geographic search; filters, facet counts and sorting are done in
 * memory. Falls back from all words (AND) to some of them (OR) where no page has all.
 */
export async function search(context: SearchContext, query: SearchQuery): Promise<SearchAnswer> {
  const result = await resultOf(context, query)
  const { counts, total, loosened, suggestions } = result
  return { ...counts, total, found: await pageOf(context, query, result), loosened, suggestions: [...suggestions] }
}

/** Where all results of a search are that its list can show, whatever its page. */
export async function places(context: SearchContext, query: SearchQuery): Promise<PlacesAnswer> {
  const { entries } = await resultOf(context, { ...query, page: SEARCH_LAST_PAGE })
  return {
    places: entries.slice(0, SEARCH_LAST_PAGE * SEARCH_PAGE_SIZE).flatMap((entry) => {
      const { uuid, kind, name, town, price } = entry
      const at = degreesOf(entry.place)
      return at ? [{ uuid, kind, name, town, ...(price === null ? {} : { price }), ...at }] : []
    }),
  }
}

async function resultOf(context: SearchContext, query: SearchQuery): Promise<Result> {
  const { database, index, state, now } = context
  const paris = toParisTime(now)
  const { entries, byId, vocabulary, words } = await index.at(state)
  const isOpen = ({ hours }: IndexEntry): boolean => hours !== null && isOpenAt(hours.periods, hours.special, paris)
  const distances = query.near && (await around(context, query.near, query.radius))
  const moment = { today: paris.day, isOpen, words, distances }
  const { q, locale } = query
  const asked = { q, locale, generation: state.generation, vocabulary: vocabulary[locale] }
  const question = await readQuestion(database, asked)
  const narrowedTo = async (terms: string): Promise<Narrowed> => {
    const ids = terms === '' ? undefined : await havingWords(context, query, terms)
    const candidates = ids ? ids.map((id) => byId.get(id)).filter((entry) => entry !== undefined) : entries[locale]
    return narrow(candidates, query, moment)
  }
  const strict = await narrowedTo(question.all)
  const looser = strict.passing.length === 0 && question.words.length > 1 ? await narrowedTo(question.any) : undefined
  const loosened = looser !== undefined && looser.passing.length > 0
  const { passing, ...counts } = loosened ? looser : strict
  const tierOf = (entry: IndexEntry): number => tierIn(entry, question.named)
  return {
    counts,
    loosened,
    total: passing.length,
    suggestions: question.suggestions,
    entries: ordered(question.named.size === 0 ? passing : byTier(passing, tierOf), query, paris.day, distances),
    typed: question.words.join(' '),
    terms: loosened ? question.any : question.all,
    tierOf,
    distances,
  }
}

/** Kinds of pages of a property: when a town is asked for, they stand before what is in them and what happens there. */
const PROPERTIES: ReadonlySet<SearchKind> = new Set(['hotel', 'casino', 'restaurant', 'spa'])

const TIERS = 3

/** Of a query that is a name: pages of this name and properties of this town, then all of the town, then the rest. */
const tierIn = ({ nameKey, townKey, kind }: IndexEntry, named: ReadonlySet<string>): number =>
  named.has(nameKey) || (named.has(townKey) && PROPERTIES.has(kind)) ? 0 : named.has(townKey) ? 1 : 2

/** Stable. */
function byTier(entries: readonly IndexEntry[], tierOf: (entry: IndexEntry) => number): readonly IndexEntry[] {
  const tiers: IndexEntry[][] = Array.from({ length: TIERS }, () => [])
  for (const entry of entries) tiers[tierOf(entry)]?.push(entry)
  return tiers.flat()
}

/** Relevance by weight, from D to A: a match in the name counts most. */
const rankOf = (vector: SQL, words: SQL): SQL => sql`ts_rank('{0.05, 0.2, 0.5, 1}', ${vector}, ${words}, 1)`

// A literal: an array of parameters would be made anew for each row.
const kindRank = sql.raw(`${WEIGHT_OF_KIND} * array_position('{${SEARCH_KINDS.join(',')}}'::text[], kind)`)

/**
 * Ids of the documents that match, best first by their heading; undefined where the query has stop words only, such as
 * “le”.
 */
async function havingWords(
  { database, state }: SearchContext,
  { locale }: SearchQuery,
  terms: string,
): Promise<number[] | undefined> {
  const asked = sql`to_tsquery(${`site.${locale}`}::regconfig, ${terms})`
  const [row] = await database
    .select({ says: sql<boolean>`numnode(${asked}) > 0`, ids: sql<number[]>`coalesce(json_agg(id), '[]')` })
    .from(sql`(
    select id from site.search_documents
    where locale = ${sql.raw(`'${locale}'`)} and generation = ${state.generation} and words @@ ${asked}
    order by ${rankOf(sql`head`, asked)} - ${kindRank} desc) as matching`)
  return row?.says ? row.ids : undefined
}

/**
 * Kilometres to each property within a radius of a point, by `placeKey`; everything in a property has its distance.
 */
async function around(
  { database, state }: SearchContext,
  { latitude, longitude }: NonNullable<SearchQuery['near']>,
  radius: number,
): Promise<Map<string, number>> {
  const point = sql`ll_to_earth(${latitude}, ${longitude})`
  const [row] = await database
    .select({
      near: sql<[number, number, number][]>`coalesce(json_agg(json_build_array(latitude, longitude, distance)), '[]')`,
    })
    .from(sql`(
    select latitude, longitude, earth_distance(ll_to_earth(latitude, longitude), ${point}) / 1000 as distance
    from site.search_places
    where generation = ${state.generation} and earth_box(${point}, ${
      radius * 1000
    }) @> ll_to_earth(latitude, longitude)) as around where distance <= ${radius}`)
  return new Map((row?.near ?? []).map(([latitude, longitude, distance]) => [placeKey(latitude, longitude), distance]))
}

/** Sorts by the criterion of the search, up to the end of the requested page. Stable: ties stay in their order. */
function ordered(
  passing: readonly IndexEntry[],
  { sort, page }: SearchQuery,
  today: string,
  distances: Distances | undefined,
): readonly IndexEntry[] {
  const count = page * SEARCH_PAGE_SIZE
  if (sort === 'price') return firstBy(passing, ({ price }) => price ?? Number.POSITIVE_INFINITY, count)
  if (sort === 'distance' && distances)
    return firstBy(passing, ({ place }) => distances.get(place) ?? Number.POSITIVE_INFINITY, count)
  if (sort === 'date') return firstBy(passing, ({ days }) => nextDay(days, today) ?? '~', count)
  return passing
}

/** The next day from today on; today for a period that has begun. */
function nextDay(days: IndexEntry['days'], today: string): string | undefined {
  return days
    .filter(([, last]) => last >= today)
    .map(([first]) => (first < today ? today : first))
    .toSorted()[0]
}

interface Shown {
  readonly entries: readonly IndexEntry[]
  /** The words as typed, and as the database query has them; empty without words. */
  readonly typed: string
  readonly terms: string
  readonly tierOf: (entry: IndexEntry) => number
  readonly distances: Distances | undefined
}

/** One page of results. With words and by relevance, the best candidates are first re-ranked by their full text. */
async function pageOf(
  { database }: SearchContext,
  { sort, locale, page }: SearchQuery,
  { entries, typed, terms, tierOf, distances }: Shown,
): Promise<Found[]> {
  const start = (page - 1) * SEARCH_PAGE_SIZE
  const isRanked = terms !== '' && (sort === 'relevance' || (sort === 'distance' && !distances)) && start < RANKED
  const chosen = isRanked ? entries.slice(0, RANKED) : entries.slice(start, start + SEARCH_PAGE_SIZE)
  if (chosen.length === 0) return []
  const asked = sql`to_tsquery(${`site.${locale}`}::regconfig, ${terms})`
  const best = sql`wanted.tier, ${rankOf(sql`words`, asked)} + similarity(plain, ${typed})
    + case when plain like ${`${typed}%`} then 1 else 0 end - ${kindRank} desc, wanted.place`
  const rows = JSON.stringify(
    chosen.map((entry, place) => ({
      row: entry.id,
      place,
      tier: tierOf(entry),
      distance: distances?.get(entry.place),
    })),
  )
  const [answer] = await database.select({ found: sql<Found[]>`coalesce(json_agg(found order by place), '[]')` }).from(
    sql`(
    select row_number() over (order by ${
      isRanked ? best : sql`wanted.place`
    }) as place, jsonb_strip_nulls(jsonb_build_object(
      'kind', kind, 'uuid', uuid, 'name', name, 'town', town, 'category', category, 'stars', stars, 'price', price,
      'distance', distance, 'latitude', latitude, 'longitude', longitude)) || shown as found
    from jsonb_to_recordset(${rows}::jsonb) as wanted(
      "row" bigint, place integer, tier integer, distance double precision)
    join site.search_documents on id = "row"
    order by 1 limit ${SEARCH_PAGE_SIZE} offset ${isRanked ? start : 0}) as page`,
  )
  return answer?.found ?? []
}

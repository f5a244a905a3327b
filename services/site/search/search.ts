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
import { WEIGHT_OF_KIND, lexemesOf, matching } from './matching.ts'
import { type Mode, readQuestion, tsquery } from './question.ts'
import type { Columns, Place } from './columns.ts'
import type { IndexEntry } from './document.ts'
import type { MemoryIndex } from './memory-index.ts'
import { degreesOf } from './place-key.ts'
import type { IndexState } from './store.ts'

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
 * Runs a search: documents are found, filtered, counted and sorted in memory; the database reads the words of the
 * query, and ranks what comes first by its whole text. Falls back from all words (AND) to some of them (OR) where no
 * page has all.
 */
export async function search(context: SearchContext, query: SearchQuery): Promise<SearchAnswer> {
  const result = await resultOf(context, query)
  const { counts, total, loosened, suggestions } = result
  return { ...counts, total, found: await pageOf(context, query, result), loosened, suggestions: [...suggestions] }
}

/** Where all results of a search are that its list can show, whatever its page. */
export async function places(context: SearchContext, query: SearchQuery): Promise<PlacesAnswer> {
  const { positions, columns } = await resultOf(context, { ...query, page: SEARCH_LAST_PAGE })
  return {
    places: Array.from(positions.slice(0, SEARCH_LAST_PAGE * SEARCH_PAGE_SIZE)).flatMap((position) => {
      const entry = columns.entries[position] as IndexEntry
      const { uuid, kind, name, town, price } = entry
      const at = degreesOf(entry.place)
      return at ? [{ uuid, kind, name, town, ...(price === null ? {} : { price }), ...at }] : []
    }),
  }
}

async function resultOf(context: SearchContext, query: SearchQuery): Promise<Result> {
  const { database, index, state, now } = context
  const paris = toParisTime(now)
  const { columns: columnsOf, postings, vocabulary, words } = await index.at(state)
  const { q, locale } = query
  const columns = columnsOf[locale]
  const isOpen = ({ hours }: IndexEntry): boolean => hours !== null && isOpenAt(hours.periods, hours.special, paris)
  const distances = query.near && around(columns.places, query.near, query.radius)
  const moment = { today: paris.day, isOpen, words, distances }
  const asked = { q, locale, generation: state.generation, vocabulary: vocabulary[locale] }
  const question = await readQuestion(database, asked)
  const readings = await lexemesOf(database, question.readings, locale)
  const narrowedTo = (mode: Mode): Narrowed =>
    narrow(columns, matching(readings, mode, postings[locale], columns), query, moment)
  const strict = narrowedTo('all')
  const looser = strict.passing.length === 0 && question.words.length > 1 ? narrowedTo('any') : undefined
  const loosened = looser !== undefined && looser.passing.length > 0
  const { passing, ...counts } = loosened ? looser : strict
  const tierOf = tiersOf(columns, question.named)
  const inOrder = question.named.size === 0 ? passing : byTier(passing, tierOf)
  return {
    counts,
    loosened,
    total: passing.length,
    suggestions: question.suggestions,
    columns,
    positions: ordered(inOrder, columns, query, paris.day, distances),
    typed: question.words.join(' '),
    terms: tsquery(question.readings, loosened ? 'any' : 'all'),
    tierOf,
    distances,
  }
}

/** Kinds of pages of a property: when a town is asked for, they stand before what is in them and what happens there. */
const PROPERTIES: ReadonlySet<SearchKind> = new Set(['hotel', 'casino', 'restaurant', 'spa'])

const TIERS = 3

/**
 * By position, of a query that is a name: 0 for pages of this name and properties of this town, 1 for all of the town,
 * 2 for the rest.
 */
function tiersOf(
  { entries, kinds, townOf, townKeys, nameLengths }: Columns,
  named: ReadonlySet<string>,
): (position: number) => number {
  const isTown = Uint8Array.from(townKeys, (key) => Number(named.has(key)))
  const isProperty = Uint8Array.from(SEARCH_KINDS, (kind) => Number(PROPERTIES.has(kind)))
  // Most names differ in their length already, and need not be looked at.
  const isLength = new Uint8Array(256)
  for (const { length } of named) isLength[Math.min(length, 255)] = 1
  return (position) => {
    const inTown = isTown[townOf[position] as number] === 1
    if (inTown && isProperty[kinds[position] as number] === 1) return 0
    const mayBeNamed = isLength[nameLengths[position] as number] === 1
    if (mayBeNamed && named.has((entries[position] as IndexEntry).nameKey)) return 0
    return inTown ? 1 : 2
  }
}

/** Stable. */
function byTier(positions: Uint32Array, tierOf: (position: number) => number): Uint32Array {
  const tiers: number[][] = Array.from({ length: TIERS }, () => [])
  for (const position of positions) tiers[tierOf(position)]?.push(position)
  return Uint32Array.from(tiers.flat())
}

/** Relevance by weight, from D to A: a match in the name counts most. */
const rankOf = (vector: SQL, words: SQL): SQL => sql`ts_rank('{0.05, 0.2, 0.5, 1}', ${vector}, ${words}, 1)`

// A literal: an array of parameters would be made anew for each row.
const kindRank = sql.raw(`${WEIGHT_OF_KIND} * array_position('{${SEARCH_KINDS.join(',')}}'::text[], kind)`)

/** The earth's radius in kilometres, at the equator. */
const EARTH = 6378.168

/** Kilometres to each property within a radius of a point (haversine), by `placeKey`; all in it has its distance. */
function around(
  places: readonly Place[],
  { latitude, longitude }: NonNullable<SearchQuery['near']>,
  radius: number,
): Map<string, number> {
  const near = new Map<string, number>()
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const cosine = Math.cos(radians(latitude))
  for (const { key, at } of places) {
    if (!at) continue
    const [north, east] = [radians(at.latitude - latitude) / 2, radians(at.longitude - longitude) / 2]
    const half = Math.sin(north) ** 2 + cosine * Math.cos(radians(at.latitude)) * Math.sin(east) ** 2
    const distance = 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)))
    if (distance <= radius) near.set(key, distance)
  }
  return near
}

/** Sorts by the criterion of the search, up to the end of the requested page. Stable: ties stay in their order. */
function ordered(
  passing: Uint32Array,
  { entries, prices, placeOf, places }: Columns,
  { sort, page }: SearchQuery,
  today: string,
  distances: Distances | undefined,
): Uint32Array {
  const count = page * SEARCH_PAGE_SIZE
  if (sort === 'price') return firstBy(passing, (position) => orLast(prices[position]), count)
  if (sort === 'distance' && distances) {
    const away = Float64Array.from(places, ({ key }) => distances.get(key) ?? Number.POSITIVE_INFINITY)
    return firstBy(passing, (position) => away[placeOf[position] as number] as number, count)
  }
  if (sort === 'date')
    return firstBy(passing, (position) => nextDay((entries[position] as IndexEntry).days, today) ?? '~', count)
  return passing
}

/** A price to sort by: what has none, NaN, comes last. */
const orLast = (price = Number.NaN): number => (Number.isNaN(price) ? Number.POSITIVE_INFINITY : price)

/** The next day from today on; today for a period that has begun. */
function nextDay(days: IndexEntry['days'], today: string): string | undefined {
  return days
    .filter(([, last]) => last >= today)
    .map(([first]) => (first < today ? today : first))
    .toSorted()[0]
}

interface Shown {
  readonly columns: Columns
  readonly positions: Uint32Array
  /** The words as typed, and as the database query has them; empty without words. */
  readonly typed: string
  readonly terms: string
  readonly tierOf: (position: number) => number
  readonly distances: Distances | undefined
}

/** One page of results. With words and by relevance, the best candidates are first re-ranked by their full text. */
async function pageOf(
  { database }: SearchContext,
  { sort, locale, page }: SearchQuery,
  { columns, positions, typed, terms, tierOf, distances }: Shown,
): Promise<Found[]> {
  const start = (page - 1) * SEARCH_PAGE_SIZE
  const isRanked = terms !== '' && (sort === 'relevance' || (sort === 'distance' && !distances)) && start < RANKED
  const chosen = isRanked ? positions.slice(0, RANKED) : positions.slice(start, start + SEARCH_PAGE_SIZE)
  if (chosen.length === 0) return []
  const asked = sql`to_tsquery(${`site.${locale}`}::regconfig, ${terms})`
  const best = sql`wanted.tier, ${rankOf(sql`words`, asked)} + similarity(plain, ${typed})
    + case when plain like ${`${typed}%`} then 1 else 0 end - ${kindRank} desc, wanted.place`
  const rows = JSON.stringify(
    Array.from(chosen, (position, place) => {
      const { id, place: property } = columns.entries[position] as IndexEntry
      return { row: id, place, tier: tierOf(position), distance: distances?.get(property) }
    }),
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

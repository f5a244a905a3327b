import { sql } from 'drizzle-orm'
import {
  type Found,
  type PlacesAnswer,
  SEARCH_LAST_PAGE,
  SEARCH_PAGE_SIZE,
  type SearchAnswer,
  type SearchQuery,
} from '@barriere/shared/contracts/search.ts'

import { isOpenAt } from '@barriere/shared/domain/time/opening-hours.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { SEARCH_KINDS, type SearchKind } from '@barriere/shared/domain/content/search-kind.ts'
import type { Sql } from '../../kit/database.ts'
import { firstBy } from './first-by.ts'
import { type Distances, type Narrowed, narrow } from './narrow.ts'
import { type Matched, alternativesOf, isWeak, matching, withBetter } from './matching.ts'
import { type Mode, readQuestion } from './question.ts'
import type { Columns, Place } from './columns.ts'
import type { IndexEntry } from './document.ts'
import type { MemoryIndex } from './memory-index.ts'
import { degreesOf } from './place-key.ts'
import type { IndexState } from './store.ts'

export interface SearchContext {
  readonly database: Sql
  readonly index: MemoryIndex
  readonly state: IndexState
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Result of a search before a page of it is read. */
interface Result extends Shown, Pick<Narrowed, 'count'> {
  readonly total: number
  readonly loosened: boolean
  readonly suggestions: readonly string[]
}

/**
 * Runs a search: documents are found, ranked, filtered and counted in memory; the database reads the words of the query
 * and the page of results. Falls back from all words (AND) to some of them (OR) if no page has all. If pages have all
 * words only in their texts, pages that match some words better come first.
 */
export async function search(context: SearchContext, query: SearchQuery): Promise<SearchAnswer> {
  const result = await resultOf(context, query)
  const { count, total, loosened, suggestions } = result
  return { ...count(), total, found: await pageOf(context, query, result), loosened, suggestions: [...suggestions] }
}

/** The first entries of a search, by relevance. */
export async function bestEntries(context: SearchContext, query: SearchQuery, count: number): Promise<IndexEntry[]> {
  const { positions, columns } = await resultOf(context, query)
  return Array.from(positions.slice(0, count), (position) => columns.entries[position] as IndexEntry)
}

/** Places of all results that the list can show, on any page. */
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
  const { columns: columnsOf, postings, thesauri, vocabulary, words } = await index.at(state)
  const { q, locale } = query
  const columns = columnsOf[locale]
  const isOpen = ({ hours }: IndexEntry): boolean => hours !== null && isOpenAt(hours.periods, hours.special, paris)
  const distances = query.near && around(columns.places, query.near, query.radius)
  const moment = { today: paris.day, isOpen, words, distances }
  const asked = { q, locale, generation: state.generation, vocabulary: vocabulary[locale] }
  const question = await readQuestion(database, asked)
  const { readings, isCheap } = thesauri[locale].expand(await alternativesOf(database, question, locale))
  const found = (mode: Mode): Matched => matching(readings, mode, postings[locale], columns)
  const narrowed = (matched: Matched): Narrowed & Matched => ({
    ...matched,
    ...narrow(columns, matched.positions, query, moment),
  })
  const strict = narrowed(found('all'))
  const [first] = strict.passing
  const best = first === undefined ? 0 : (strict.ranks[first] as number)
  const looser = isWeak(best, readings) ? narrowed(withBetter(strict, found('any'), best)) : strict
  const loosened = first === undefined && looser.passing.length > 0
  const { passing, inHeading, count } = looser
  // Named pages come first. For a cheap query, pages with the words in their heading precede those that only mention
  // them.
  const isCheapest = isCheap && query.sort === 'relevance'
  const named = tiersOf(columns, question.named)
  const { kinds } = columns
  const cheapest = (position: number): number =>
    readings.length > 0 ? 1 - (inHeading[position] as number) : (STAY_TIERS[kinds[position] as number] as number)
  const tierOf = isCheapest ? cheapest : named
  const byPrice = isCheapest ? ordered(passing, columns, { ...query, sort: 'price', page: SEARCH_LAST_PAGE }) : passing
  const inOrder = isCheapest || question.named.size > 0 ? byTier(byPrice, tierOf) : passing
  return {
    count,
    loosened,
    total: passing.length,
    suggestions: question.suggestions,
    columns,
    positions: ordered(inOrder, columns, query, paris.day, distances),
    distances,
  }
}

/** Kinds of pages of a property: for a town, they precede the pages inside a property, and events. */
const PROPERTIES: ReadonlySet<SearchKind> = new Set(['hotel', 'casino', 'restaurant', 'spa', 'destination'])

const TIERS = 3

/** Tiers of a query for low prices alone, by index of kind: hotels, offers, the rest. */
const STAY_TIERS = Uint8Array.from(SEARCH_KINDS, (kind) => (kind === 'hotel' ? 0 : kind === 'offer' ? 1 : 2))

/**
 * Tier by position, for a query that is a name: 0 for pages with this name and properties of this town, 1 for all of
 * the town, 2 for the rest. A query as near to a town's name as to a page's, such as “la haule”, means the town.
 */
function tiersOf(
  { entries, kinds, townOf, townKeys, nameLengths }: Columns,
  named: ReadonlySet<string>,
): (position: number) => number {
  const isTown = Uint8Array.from(townKeys, (key) => Number(named.has(key)))
  const ofName = isTown.includes(1) ? 1 : 0
  const isProperty = Uint8Array.from(SEARCH_KINDS, (kind) => Number(PROPERTIES.has(kind)))
  // Fast path: most names already differ in their length.
  const isLength = new Uint8Array(256)
  for (const { length } of named) isLength[Math.min(length, 255)] = 1
  return (position) => {
    const inTown = isTown[townOf[position] as number] === 1
    if (inTown && isProperty[kinds[position] as number] === 1) return 0
    const mayBeNamed = isLength[nameLengths[position] as number] === 1
    if (mayBeNamed && named.has((entries[position] as IndexEntry).nameKey)) return ofName
    return inTown ? 1 : 2
  }
}

/** Counting sort by tier. Stable. */
function byTier(positions: Uint32Array, tierOf: (position: number) => number): Uint32Array {
  const tiers: number[][] = Array.from({ length: TIERS }, () => [])
  for (const position of positions) tiers[tierOf(position)]?.push(position)
  return Uint32Array.from(tiers.flat())
}

/** The earth's radius in kilometres, at the equator. */
const EARTH = 6378.168

/** Kilometres to each property within a radius of a point (haversine), by `placeKey`. */
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

/** Sorts by the search's criterion, up to the end of the requested page. Stable: ties keep their order. */
function ordered(
  passing: Uint32Array,
  { entries, prices, placeOf, places }: Columns,
  { sort, page }: SearchQuery,
  today = '',
  distances?: Distances,
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

/** Sort key of a price: NaN (no price) comes last. */
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
  readonly distances: Distances | undefined
}

/** One page of results, read from the database. */
async function pageOf(
  { database }: SearchContext,
  { page }: SearchQuery,
  { columns, positions, distances }: Shown,
): Promise<Found[]> {
  const start = (page - 1) * SEARCH_PAGE_SIZE
  const entries = Array.from(
    positions.slice(start, start + SEARCH_PAGE_SIZE),
    (position) => columns.entries[position] as IndexEntry,
  )
  return await readFound(database, entries, distances)
}

/** The results of entries, in their order. */
export async function readFound(
  database: Sql,
  entries: readonly IndexEntry[],
  distances?: Distances,
): Promise<Found[]> {
  if (entries.length === 0) return []
  const rows = JSON.stringify(
    entries.map(({ id, place: property }, place) => ({ row: id, place, distance: distances?.get(property) })),
  )
  const [answer] = await database.select({ found: sql<Found[]>`coalesce(json_agg(found order by place), '[]')` }).from(
    sql`(
    select place, jsonb_strip_nulls(jsonb_build_object(
      'kind', kind, 'uuid', uuid, 'part', nullif(part, ''), 'name', name, 'town', town, 'category', category,
      'stars', stars, 'price', price,
      'distance', distance, 'latitude', latitude, 'longitude', longitude)) || shown as found
    from jsonb_to_recordset(${rows}::jsonb) as wanted("row" bigint, place integer, distance double precision)
    join site.search_documents on id = "row") as page`,
  )
  return answer?.found ?? []
}

import {
  SEARCH_FACETS,
  SEARCH_PERIODS,
  SEARCH_PRICES,
  type SearchAnswer,
  type SearchFacet,
  type SearchQuery,
} from '@barriere/shared/contracts/search.ts'
import { addDays, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import type { Codes, Columns } from './columns.ts'
import type { IndexEntry } from './document.ts'

/** Order in which the removal of filters is proposed, if two removals give the same count. */
const FILTERS = ['open', 'from', 'near', 'priceMin', 'category', 'experience', 'stars', 'town', 'kind'] as const

type Filter = (typeof FILTERS)[number]

/** Whether the entry at a position passes a filter. */
type Passes = (position: number) => boolean

interface Test {
  readonly filter: Filter
  readonly passes: Passes
}

/** Kilometres from `near`, by `placeKey`. */
export type Distances = ReadonlyMap<string, number>

export interface Moment {
  /** Today in Paris, `YYYY-MM-DD`. */
  readonly today: string
  readonly isOpen: (entry: IndexEntry) => boolean
  /** The facet values by code. */
  readonly words: readonly string[]
  /** Undefined for a search without `near`. */
  readonly distances: Distances | undefined
}

type Counts = Pick<SearchAnswer, 'facets' | 'prices' | 'periods' | 'open' | 'relaxations'>

export interface Narrowed {
  /** Positions of the entries that pass all filters, in the order of the candidates. */
  readonly passing: Uint32Array
  /**
   * Facet counts (each value with all other filters applied), and the count after removing any single filter. Lazy:
   * suggestions and the map need no counts.
   */
  readonly count: () => Counts
}

/** The entry fails no filter, or more than one. */
const [NONE, SEVERAL] = [-1, -2]

/**
 * Applies the filters of a search to candidates, past ones excluded.
 * @param candidates positions in the columns.
 */
export function narrow(columns: Columns, candidates: Uint32Array, query: SearchQuery, moment: Moment): Narrowed {
  const tests = testsOf(columns, query, moment)
  const kept = keptOf(columns, candidates, tests, moment.today)
  const passing = passingAll(kept)
  return { passing, count: () => countsOf(columns, kept, passing, { tests, moment }) }
}

function countsOf(
  columns: Columns,
  kept: Kept,
  passing: Uint32Array,
  { tests, moment }: { readonly tests: readonly Test[]; readonly moment: Moment },
): Counts {
  const { entries, hasHours } = columns
  const indexOf = (filter: Filter): number => tests.findIndex((test) => test.filter === filter)
  let open = 0
  for (const position of passing)
    if (hasHours[position] === 1 && moment.isOpen(entries[position] as IndexEntry)) open += 1
  const relaxations = tests
    .map(({ filter }, index) => ({ filter, count: passing.length + (kept.alone[index] as number) }))
    .filter(({ count }) => count > 0)
  const facets = SEARCH_FACETS.map((facet) => {
    const counts = new Uint32Array(moment.words.length)
    countCodes(counts, columns.codes[facet], kept, indexOf(facet))
    return [facet, byCount(counts, moment.words)] as const
  })
  return {
    open,
    prices: countPrices(columns, kept, indexOf('priceMin')),
    periods: countPeriods(columns, kept, indexOf('from'), moment.today),
    facets: Object.fromEntries(facets) as SearchAnswer['facets'],
    relaxations: relaxations.toSorted(
      (a, b) => b.count - a.count || FILTERS.indexOf(a.filter) - FILTERS.indexOf(b.filter),
    ),
  }
}

/** Candidates that pass all filters, or all but one. */
interface Kept {
  readonly positions: Uint32Array
  /** Index of the filter that each position fails, or `NONE`. */
  readonly failed: Int8Array
  /** By filter: number of positions that fail only this filter. */
  readonly alone: Uint32Array
}

function keptOf({ entries, isEnding }: Columns, candidates: Uint32Array, tests: readonly Test[], today: string): Kept {
  const positions = new Uint32Array(candidates.length)
  const failures = new Int8Array(candidates.length)
  const alone = new Uint32Array(tests.length)
  let count = 0
  for (let index = 0; index < candidates.length; index += 1) {
    const position = candidates[index] as number
    if (isEnding[position] === 1 && !isAhead(entries[position] as IndexEntry, today)) continue
    const failed = failedOf(position, tests)
    if (failed === SEVERAL) continue
    positions[count] = position
    failures[count] = failed
    count += 1
    if (failed !== NONE) alone[failed] = (alone[failed] as number) + 1
  }
  return { alone, positions: positions.subarray(0, count), failed: failures.subarray(0, count) }
}

function passingAll({ positions, failed }: Kept): Uint32Array {
  const passing = new Uint32Array(positions.length)
  let count = 0
  for (let index = 0; index < positions.length; index += 1) {
    if (failed[index] !== NONE) continue
    passing[count] = positions[index] as number
    count += 1
  }
  return passing.subarray(0, count)
}

function countCodes(counts: Uint32Array, { starts, values }: Codes, { positions, failed }: Kept, filter: number): void {
  for (let index = 0; index < positions.length; index += 1) {
    if (failed[index] !== NONE && failed[index] !== filter) continue
    const position = positions[index] as number
    const end = starts[position + 1] as number
    for (let at = starts[position] as number; at < end; at += 1) {
      const code = values[at] as number
      counts[code] = (counts[code] as number) + 1
    }
  }
}

function countPrices({ prices }: Columns, { positions, failed }: Kept, filter: number): SearchAnswer['prices'] {
  const ranges = SEARCH_PRICES.map((range) => ({ ...range, count: 0 }))
  for (const range of ranges)
    for (let index = 0; index < positions.length; index += 1)
      if (
        (failed[index] === NONE || failed[index] === filter) &&
        isPriced(prices[positions[index] as number] as number, range.min, range.max)
      )
        range.count += 1
  return ranges.filter(({ count }) => count > 0)
}

function countPeriods(
  { entries, isDated }: Columns,
  { positions, failed }: Kept,
  filter: number,
  today: string,
): SearchAnswer['periods'] {
  const periods = SEARCH_PERIODS.map((period) => ({ period, ...periodFrom(today, period), count: 0 }))
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] as number
    if (isDated[position] === 0 || (failed[index] !== NONE && failed[index] !== filter)) continue
    for (const period of periods) if (isOn(entries[position] as IndexEntry, period.from, period.to)) period.count += 1
  }
  return periods.filter(({ count }) => count > 0)
}

/** First and last day of a period, `YYYY-MM-DD`. */
function periodFrom(today: string, period: (typeof SEARCH_PERIODS)[number]): { from: string; to: string } {
  const [saturday, sunday] = [6, 7].map((weekday) => addDays(today, weekday - weekdayOf(today))) as [string, string]
  return {
    today: { from: today, to: today },
    weekend: { from: today > saturday ? today : saturday, to: sunday },
    week: { from: today, to: addDays(today, 6) },
    month: { from: today, to: addDays(today, 29) },
  }[period]
}

/** False for NaN, which means no price. */
const isPriced = (price: number, min = 0, max = Number.POSITIVE_INFINITY): boolean => price >= min && price <= max

const isOn = ({ days }: IndexEntry, from: string, to: string): boolean =>
  days.some(([first, last]) => first <= to && last >= from)

/** Whether the entry is still to come, or independent of dates. */
export const isAhead = ({ last }: IndexEntry, today: string): boolean => last === undefined || last >= today

function failedOf(position: number, tests: readonly Test[]): number {
  let failed = NONE
  for (let index = 0; index < tests.length; index += 1) {
    if ((tests[index] as Test).passes(position)) continue
    if (failed !== NONE) return SEVERAL
    failed = index
  }
  return failed
}

function byCount(counts: Uint32Array, words: readonly string[]): SearchAnswer['facets'][SearchFacet] {
  const values: { value: string; count: number }[] = []
  for (let code = 0; code < counts.length; code += 1)
    if ((counts[code] as number) > 0) values.push({ value: words[code] as string, count: counts[code] as number })
  return values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** The predicate of each filter that the search sets. */
function testsOf(columns: Columns, query: SearchQuery, { today, isOpen, words, distances }: Moment): Test[] {
  const { priceMin, priceMax, from = today, to = '9999-12-31' } = query
  const { entries, codes, prices, placeOf, places, hasHours } = columns
  const chosenIn = (chosen: readonly string[]): Uint8Array => {
    const values = new Set(chosen)
    return Uint8Array.from(words, (word) => Number(values.has(word)))
  }
  const countIn = ({ starts, values }: Codes, chosen: Uint8Array, position: number): number => {
    let some = 0
    for (let at = starts[position] as number; at < (starts[position + 1] as number); at += 1)
      some += chosen[values[at] as number] as number
    return some
  }
  const oneOf = (facet: SearchFacet, least = 1): Passes | undefined => {
    const chosen = query[facet].length === 0 ? undefined : chosenIn(query[facet])
    return chosen && ((position) => countIn(codes[facet], chosen, position) >= least)
  }
  const isNear = distances && Uint8Array.from(places, ({ key }) => Number(distances.has(key)))
  const tests: Record<Filter, Passes | undefined> = {
    kind: oneOf('kind'),
    town: oneOf('town'),
    category: oneOf('category'),
    stars: oneOf('stars'),
    // AND instead of OR: a page must offer every chosen experience.
    experience: oneOf('experience', new Set(query.experience).size),
    priceMin:
      priceMin === undefined && priceMax === undefined
        ? undefined
        : (position) => isPriced(prices[position] as number, priceMin, priceMax),
    from:
      query.from === undefined && query.to === undefined
        ? undefined
        : (position) => isOn(entries[position] as IndexEntry, from, to),
    near: isNear && ((position) => isNear[placeOf[position] as number] === 1),
    open:
      query.open === undefined
        ? undefined
        : (position) => hasHours[position] === 1 && isOpen(entries[position] as IndexEntry),
  }
  return FILTERS.flatMap((filter) => {
    const passes = tests[filter]
    return passes ? [{ filter, passes }] : []
  })
}

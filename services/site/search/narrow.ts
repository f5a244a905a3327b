import {
  SEARCH_FACETS,
  SEARCH_PERIODS,
  SEARCH_PRICES,
  type SearchAnswer,
  type SearchFacet,
  type SearchQuery,
} from '#lib/contracts/search.ts'
import { addDays, weekdayOf } from '#lib/domain/paris-time.ts'
import type { IndexEntry } from './document.ts'

/** Filters in the order in which removing one is proposed, where two would give the same count. */
const FILTERS = ['open', 'from', 'near', 'priceMin', 'category', 'experience', 'stars', 'town', 'kind'] as const

type Filter = (typeof FILTERS)[number]

type Test = (entry: IndexEntry) => boolean

/** Kilometres from `near`, by `placeKey`. */
export type Distances = ReadonlyMap<string, number>

export interface Moment {
  /** Today in Paris, `YYYY-MM-DD`. */
  readonly today: string
  readonly isOpen: Test
  /** The values of facets by their code. */
  readonly words: readonly string[]
  /** Undefined where the search has no `near`. */
  readonly distances: Distances | undefined
}

export interface Narrowed extends Pick<SearchAnswer, 'facets' | 'prices' | 'periods' | 'open' | 'relaxations'> {
  /** Entries that pass all filters, in the order of the candidates. */
  readonly passing: readonly IndexEntry[]
}

/**
 * Applies the filters of a search to the candidates, past ones excluded. One pass collects the matches, the facet
 * counts (each value with all other filters applied), and the count that removing any single filter would give.
 */
export function narrow(candidates: readonly IndexEntry[], query: SearchQuery, moment: Moment): Narrowed {
  const tests = Object.entries(testsOf(query, moment)) as [Filter, Test][]
  const passing: IndexEntry[] = []
  const alone = new Map<Filter, number>(tests.map(([filter]) => [filter, 0]))
  const counts = Object.fromEntries(
    SEARCH_FACETS.map((facet) => [facet, new Uint32Array(moment.words.length)]),
  ) as Record<SearchFacet, Uint32Array>
  const prices = SEARCH_PRICES.map((range) => ({ ...range, count: 0 }))
  const periods = SEARCH_PERIODS.map((period) => ({ period, ...periodFrom(moment.today, period), count: 0 }))
  let open = 0
  for (const entry of candidates) {
    if (!isAhead(entry, moment.today)) continue
    const failed = failedOf(entry, tests)
    if (failed === 'several') continue
    if (failed === undefined) {
      passing.push(entry)
      if (moment.isOpen(entry)) open += 1
    } else alone.set(failed, (alone.get(failed) ?? 0) + 1)
    for (const facet of SEARCH_FACETS)
      if (failed === undefined || failed === facet) count(counts[facet], entry.codes[facet])
    if (entry.price !== null && (failed === undefined || failed === 'priceMin'))
      for (const range of prices) if (isPriced(entry, range.min, range.max)) range.count += 1
    if (entry.days.length > 0 && (failed === undefined || failed === 'from'))
      for (const period of periods) if (isOn(entry, period.from, period.to)) period.count += 1
  }
  const relaxations = [...alone]
    .map(([filter, more]) => ({ filter, count: passing.length + more }))
    .filter(({ count }) => count > 0)
  return {
    passing,
    open,
    prices: prices.filter(({ count: some }) => some > 0),
    periods: periods.filter(({ count: some }) => some > 0),
    facets: Object.fromEntries(
      SEARCH_FACETS.map((facet) => [facet, byCount(counts[facet], moment.words)]),
    ) as SearchAnswer['facets'],
    relaxations: relaxations.toSorted(
      (a, b) => b.count - a.count || FILTERS.indexOf(a.filter) - FILTERS.indexOf(b.filter),
    ),
  }
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

const isPriced = ({ price }: IndexEntry, min = 0, max = Number.POSITIVE_INFINITY): boolean =>
  price !== null && price >= min && price <= max

const isOn = ({ days }: IndexEntry, from: string, to: string): boolean =>
  days.some(([first, last]) => first <= to && last >= from)

/** Whether it is still to come, or independent of dates. */
export const isAhead = ({ last }: IndexEntry, today: string): boolean => last === undefined || last >= today

function failedOf(entry: IndexEntry, tests: readonly (readonly [Filter, Test])[]): Filter | 'several' | undefined {
  let failed: Filter | undefined
  for (const [filter, test] of tests) {
    if (test(entry)) continue
    if (failed !== undefined) return 'several'
    failed = filter
  }
  return failed
}

function count(counts: Uint32Array, codes: readonly number[]): void {
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] as number
    counts[code] = (counts[code] ?? 0) + 1
  }
}

const byCount = (counts: Uint32Array, words: readonly string[]) =>
  [...counts.entries()]
    .filter(([, some]) => some > 0)
    .map(([code, some]) => ({ value: words[code] as string, count: some }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

/** The predicate of each filter that the search sets. */
function testsOf(query: SearchQuery, { today, isOpen, distances }: Moment): Partial<Record<Filter, Test>> {
  const { priceMin, priceMax, from = today, to = '9999-12-31' } = query
  const oneOf = (chosen: readonly string[], value: (entry: IndexEntry) => string | null): Test | undefined => {
    const values = new Set(chosen)
    return values.size === 0 ? undefined : (entry) => values.has(value(entry) ?? '')
  }
  const tests: Record<Filter, Test | undefined> = {
    kind: oneOf(query.kind, ({ kind }) => kind),
    town: oneOf(query.town, ({ town }) => town),
    category: oneOf(query.category, ({ category }) => category),
    stars: oneOf(query.stars, ({ stars }) => stars),
    // AND instead of OR: a page must offer every chosen experience.
    experience:
      query.experience.length === 0
        ? undefined
        : ({ experiences }) => query.experience.every((wanted) => experiences.includes(wanted)),
    priceMin:
      query.priceMin === undefined && query.priceMax === undefined
        ? undefined
        : (entry) => isPriced(entry, priceMin, priceMax),
    from: query.from === undefined && query.to === undefined ? undefined : (entry) => isOn(entry, from, to),
    near: distances && (({ place }) => distances.has(place)),
    open: query.open === undefined ? undefined : isOpen,
  }
  return Object.fromEntries(FILTERS.flatMap((filter) => (tests[filter] ? [[filter, tests[filter]]] : [])))
}

import { LRUCache } from 'lru-cache'
import { stageId } from '../history/workflow.ts'
import type { StoryRecord } from '../store/story-record.ts'
import { parseFilter } from '../query/filter-query.ts'
import { contentOf } from './localized-content.ts'
import { dateOf, flagOf, listOf, textOf } from '../query/params.ts'
import type { QueryObject } from '../query/query-string.ts'
import { searchRank } from '../query/search.ts'
import { parseSort } from '../query/sort-by.ts'
import { storyProperties, type View } from './story-view.ts'
import { matchesWildcard } from '../query/wildcard.ts'

type Predicate = (record: StoryRecord) => boolean

const DATES = { published_at: 'publishedAt', first_published_at: 'firstPublishedAt', updated_at: 'updatedAt' } as const
const COMPARISONS: Record<string, (value: number, bound: number) => boolean> = {
  gt: (value, bound) => value > bound,
  lt: (value, bound) => value < bound,
  gte: (value, bound) => value >= bound,
  lte: (value, bound) => value <= bound,
}

/** The stories that match a list's parameters, sorted, before pagination. */
export function selectStories(query: QueryObject, view: View, startsWith: string | undefined): StoryRecord[] {
  const tests = [...slugTests(query, startsWith), ...identityTests(query), ...propertyTests(query), ...dateTests(query)]
  const holds = parseFilter(query.filter_query)
  const filtered = typeof query.filter_query === 'object' ? Object.keys(query.filter_query) : []
  // Without filters, or with a filter by component only, no content is parsed: a record knows its component.
  const isByComponent = filtered.every((field) => field === 'component')
  const verdicts = isByComponent ? undefined : verdictsOf(query, view)
  const found = namedIn(query, view).filter((record) => {
    if (!tests.every((test) => test(record))) return false
    if (!verdicts) return holds({ component: record.component })
    const known = verdicts.get(record)
    if (known !== undefined) return known
    const verdict = holds(contentOf(record, view.localization))
    verdicts.set(record, verdict)
    return verdict
  })
  return order(found, query, view)
}

/** Cache size: filters whose verdicts are kept. The site's lists repeat the same few. */
const FILTERS = 100

const filters = new LRUCache<string, WeakMap<StoryRecord, boolean>>({ max: FILTERS })

/** Memoised per version and filter: later pages of a list, and the list after a change, parse few contents. */
function verdictsOf({ filter_query: filter }: QueryObject, { localization }: View): WeakMap<StoryRecord, boolean> {
  const { language, fallback, assetOrigin } = localization
  const key = JSON.stringify([filter, language, fallback, assetOrigin])
  const known = filters.get(key) ?? new WeakMap<StoryRecord, boolean>()
  filters.set(key, known)
  return known
}

/** Index look-up: the stories of `by_uuids`, in the order of the space; without it, all stories. */
function namedIn(query: QueryObject, { index }: View): readonly StoryRecord[] {
  const uuids = listOf(query, 'by_uuids') ?? listOf(query, 'by_uuids_ordered')
  if (!uuids) return index.stories
  return [...new Set(uuids)]
    .flatMap((uuid) => index.byUuid.get(uuid.toLowerCase()) ?? [])
    .sort((left, right) => left.position - right.position || left.id - right.id)
}

/** All forms of a story's full slug: default, translated, and with the language's prefix. */
function slugsOf(record: StoryRecord): string[] {
  const slugs = [record.fullSlug]
  for (const [language, { fullSlug }] of record.translations) slugs.push(fullSlug, `${language}/${fullSlug}`)
  return record.isStartpage ? [...slugs, ...slugs.map((slug) => slug.replace(/\/$/, ''))] : slugs
}

function slugTests(query: QueryObject, startsWith: string | undefined): Predicate[] {
  const matching =
    (patterns: readonly string[]): Predicate =>
    (record) => {
      const slugs = slugsOf(record)
      return patterns.some((pattern) => slugs.some((slug) => matchesWildcard(slug, pattern)))
    }
  const [wanted, unwanted] = [listOf(query, 'by_slugs'), listOf(query, 'excluding_slugs')]
  return [
    ...(startsWith === undefined
      ? []
      : [
          (record: StoryRecord) =>
            record.fullSlug.startsWith(startsWith) ||
            [...record.translations.values()].some(({ fullSlug }) => fullSlug.startsWith(startsWith)),
        ]),
    ...(wanted ? [matching(wanted)] : []),
    ...(unwanted ? [(record: StoryRecord) => !matching(unwanted)(record)] : []),
  ]
}

function identityTests(query: QueryObject): Predicate[] {
  const among = (name: string, read: (record: StoryRecord) => string, wanted = true): Predicate[] => {
    const values = listOf(query, name)
    if (!values) return []
    const set = new Set(values.map((value) => value.toLowerCase()))
    return [(record) => set.has(read(record)) === wanted]
  }
  return [
    ...among('by_uuids', (record) => record.uuid),
    ...among('by_uuids_ordered', (record) => record.uuid),
    ...among('by_ids', (record) => String(record.id)),
    ...among('excluding_ids', (record) => String(record.id), false),
  ]
}

function propertyTests(query: QueryObject): Predicate[] {
  const tests: Predicate[] = []
  const types = listOf(query, 'content_type')
  if (types) tests.push((record) => types.includes(record.component ?? ''))
  const tags = listOf(query, 'with_tag')
  if (tags) tests.push((record) => tags.some((tag) => record.tagList.includes(tag)))
  const stages = listOf(query, 'in_workflow_stages')
  if (stages) tests.push((record) => stages.includes(String(stageId(record.stage))))
  const startpage = flagOf(query, 'is_startpage')
  if (startpage !== undefined) tests.push((record) => record.isStartpage === startpage)
  const level = textOf(query, 'level')
  if (level !== undefined)
    tests.push((record) => !record.isStartpage && record.fullSlug.split('/').length === Number(level))
  // Variants of experiments, which this service does not have.
  if (flagOf(query, 'only_variants')) tests.push(() => false)
  const term = textOf(query, 'search_term')
  if (term !== undefined) tests.push((record) => searchRank(record, term) !== undefined)
  return tests
}

function dateTests(query: QueryObject): Predicate[] {
  return Object.entries(DATES).flatMap(([name, property]) =>
    Object.entries(COMPARISONS).flatMap(([suffix, holds]) => {
      const bound = dateOf(query, `${name}_${suffix}`)
      if (bound === undefined) return []
      return [
        (record: StoryRecord) => {
          const value = record[property]
          return value !== null && holds(value.getTime(), bound)
        },
      ]
    }),
  )
}

function order(found: StoryRecord[], query: QueryObject, view: View): StoryRecord[] {
  const sort = textOf(query, 'sort_by')
  if (sort !== undefined) {
    const compare = parseSort(sort)
    return found
      .map((record) => ({
        record,
        properties: storyProperties(record, view),
        content: contentOf(record, view.localization),
      }))
      .sort(compare)
      .map(({ record }) => record)
  }
  const ordered = listOf(query, 'by_uuids_ordered')
  if (ordered) {
    const place = new Map(ordered.map((uuid, index) => [uuid.toLowerCase(), index]))
    return found.sort((left, right) => (place.get(left.uuid) ?? 0) - (place.get(right.uuid) ?? 0))
  }
  const term = textOf(query, 'search_term')
  if (term === undefined) return found
  return found
    .map((record) => ({ record, rank: searchRank(record, term) ?? 0 }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ record }) => record)
}

import { stageId } from '../history/workflow.ts'
import { parseFilter } from '../query/filter-query.ts'
import type { Principal } from '../people/principal.ts'
import { dateOf, flagOf, listOf, refuseFilters, textOf } from '../query/params.ts'
import type { QueryObject } from '../query/query-string.ts'
import { searchRank } from '../query/search.ts'
import { parseSort } from '../query/sort-by.ts'
import { matchesWildcard } from '../query/wildcard.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { StoryRecord } from '../store/story-record.ts'
import { toListedStory } from './story-view.ts'

type Predicate = (record: StoryRecord) => boolean

/** Filters of the cloud that this service does not support. */
const UNSUPPORTED = ['branch_id', 'favourite', 'pinned', 'scheduled_by_status', 'with_summary'] as const

/** Context for filters that depend on more than the record. */
interface ListContext {
  readonly snapshot: Snapshot
  /** The caller: `mine` selects the stories that they saved last. */
  readonly principal: Pick<Principal, 'name'>
}

/** The stories and folders that match the parameters of a management list, before pagination. */
export function listStories(query: QueryObject, { snapshot, principal }: ListContext): StoryRecord[] {
  refuseFilters(query, UNSUPPORTED)
  const tests = [
    ...addressTests(query),
    ...identityTests(query),
    ...contentTests(query),
    ...stateTests(query, principal),
    ...planTests(query, snapshot),
  ]
  const found = snapshot.draft.all.filter((record) => tests.every((test) => test(record)))
  const uuids = listOf(query, 'by_uuids_ordered')
  if (uuids) return found.toSorted((left, right) => uuids.indexOf(left.uuid) - uuids.indexOf(right.uuid))
  const sort = textOf(query, 'sort_by')
  const term = textOf(query, 'search') ?? textOf(query, 'text_search')
  if (sort === undefined) return term === undefined ? found : bestFirst(found, term)
  return found
    .map((record) => ({ record, properties: toListedStory(record, snapshot), content: record.content }))
    .sort(parseSort(sort))
    .map(({ record }) => record)
}

/** Sorted by relevance: the term as the slug, in the address, in the name, in the content. */
const bestFirst = (found: readonly StoryRecord[], term: string): StoryRecord[] =>
  found
    .map((record) => ({ record, rank: record.slug === term.toLowerCase() ? -1 : (searchRank(record, term) ?? 0) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ record }) => record)

/** A test if the parameter is given. */
const onText = (query: QueryObject, name: string, toTest: (text: string) => Predicate): Predicate[] => {
  const text = textOf(query, name)
  return text === undefined ? [] : [toTest(text)]
}

const onList = (query: QueryObject, name: string, toTest: (values: string[]) => Predicate): Predicate[] => {
  const values = listOf(query, name)
  return values === undefined ? [] : [toTest(values)]
}

const onFlag = (query: QueryObject, name: string, has: Predicate): Predicate[] => {
  const wanted = flagOf(query, name)
  return wanted === undefined ? [] : [(record) => has(record) === wanted]
}

/** A test if the parameter is true. `false` is ignored. */
const onYes = (query: QueryObject, name: string, has: Predicate): Predicate[] => (flagOf(query, name) ? [has] : [])

const isAt =
  (patterns: readonly string[]): Predicate =>
  ({ fullSlug }) =>
    patterns.some(
      (pattern) => matchesWildcard(fullSlug, pattern) || matchesWildcard(fullSlug.replace(/\/$/, ''), pattern),
    )

const addressTests = (query: QueryObject): Predicate[] => [
  ...onText(query, 'starts_with', (text) => (record) => record.fullSlug.startsWith(text)),
  ...onText(query, 'with_slug', (text) => (record) => record.fullSlug === text || record.fullSlug === `${text}/`),
  ...onText(query, 'with_parent', (text) => (record) => (record.parentId ?? 0) === Number(text)),
  ...onList(query, 'by_slugs', isAt),
  ...onList(query, 'excluding_slugs', (patterns) => (record) => !isAt(patterns)(record)),
  ...onYes(query, 'root_folders_only', (record) => record.isFolder && record.parentId === null),
]

const identityTests = (query: QueryObject): Predicate[] => [
  ...['by_uuids', 'by_uuids_ordered'].flatMap((name) =>
    onList(query, name, (uuids) => (record) => uuids.includes(record.uuid)),
  ),
  ...onList(query, 'by_ids', (ids) => (record) => ids.includes(String(record.id))),
  ...onList(query, 'excluding_ids', (ids) => (record) => !ids.includes(String(record.id))),
]

function contentTests(query: QueryObject): Predicate[] {
  const holds = parseFilter(query.filter_query)
  return [
    ...['search', 'text_search'].flatMap((name) =>
      onText(query, name, (text) => (record) => searchRank(record, text) !== undefined),
    ),
    ...onList(
      query,
      'contain_component',
      (names) => (record) => names.some((name) => containsComponent(record.content, name)),
    ),
    ...onList(query, 'reference_search', (uuids) => (record) => mentions(record.content, uuids)),
    ...onList(query, 'with_tag', (tags) => (record) => tags.some((tag) => record.tagList.includes(tag))),
    ...(query.filter_query === undefined ? [] : [(record: StoryRecord) => holds(record.content)]),
  ]
}

const stateTests = (query: QueryObject, { name }: Pick<Principal, 'name'>): Predicate[] => [
  ...onYes(query, 'folder_only', (record) => record.isFolder),
  ...onYes(query, 'story_only', (record) => !record.isFolder),
  ...onFlag(query, 'is_published', (record) => record.isPublished),
  ...onYes(query, 'mine', (record) => record.savedBy === name),
  // In this service, every story has a stage.
  ...onFlag(query, 'has_workflow_stages', (record) => !record.isFolder),
  ...onList(
    query,
    'in_workflow_stages',
    (ids) => (record) => !record.isFolder && ids.includes(String(stageId(record.stage))),
  ),
]

function planTests(query: QueryObject, { plans }: Snapshot): Predicate[] {
  const scheduled = (name: string, isIn: (at: number, bound: number) => boolean): Predicate[] => {
    const bound = dateOf(query, name)
    if (bound === undefined) return []
    const isPlanned: Predicate = ({ id }) => {
      const { publishAt, expireAt } = plans.get(id) ?? {}
      return [publishAt, expireAt].some((at) => at !== undefined && isIn(at.getTime(), bound))
    }
    return [isPlanned]
  }
  return [
    ...onText(query, 'in_release', (text) => (record) => {
      return plans.get(record.id)?.releaseIds.includes(Number(text)) === true
    }),
    ...scheduled('scheduled_at_gt', (at, bound) => at > bound),
    ...scheduled('scheduled_at_lt', (at, bound) => at < bound),
  ]
}

function containsComponent(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((member) => containsComponent(member, name))
  if (typeof value !== 'object' || value === null) return false
  return (
    (value as { component?: unknown }).component === name ||
    Object.values(value).some((member) => containsComponent(member, name))
  )
}

/** Whether content contains one of the texts. Relations, links and formatted text refer to stories by uuid. */
function mentions(value: unknown, texts: readonly string[]): boolean {
  if (typeof value === 'string') return texts.some((text) => value.includes(text))
  return typeof value === 'object' && value !== null && Object.values(value).some((member) => mentions(member, texts))
}

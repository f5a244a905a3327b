import { stageId } from '../history/workflow.ts'
import { parseFilter } from '../query/filter-query.ts'
import { flagOf, listOf, textOf } from '../query/params.ts'
import type { QueryObject } from '../query/query-string.ts'
import { searchRank } from '../query/search.ts'
import { parseSort } from '../query/sort-by.ts'
import { matchesWildcard } from '../query/wildcard.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { StoryRecord } from '../store/story-record.ts'
import { toListedStory } from './story-view.ts'

type Predicate = (record: StoryRecord) => boolean

/** The stories and folders that match a management list's parameters, before pagination. */
export function listStories(query: QueryObject, snapshot: Snapshot): StoryRecord[] {
  const tests = testsOf(query, snapshot)
  const found = snapshot.draft.all.filter((record) => tests.every((test) => test(record)))
  const sort = textOf(query, 'sort_by')
  if (sort === undefined) return found
  return found
    .map((record) => ({ record, properties: toListedStory(record, snapshot), content: record.content }))
    .sort(parseSort(sort))
    .map(({ record }) => record)
}

function testsOf(query: QueryObject, { plans }: Snapshot): Predicate[] {
  const tests: Predicate[] = []
  const onText = (name: string, toTest: (text: string) => Predicate): void => {
    const text = textOf(query, name)
    if (text !== undefined) tests.push(toTest(text))
  }
  const onList = (name: string, toTest: (values: string[]) => Predicate): void => {
    const values = listOf(query, name)
    if (values !== undefined) tests.push(toTest(values))
  }
  onText(
    'starts_with',
    (text) =>
      ({ fullSlug }) =>
        fullSlug.startsWith(text),
  )
  onText(
    'with_slug',
    (text) =>
      ({ fullSlug }) =>
        fullSlug === text || fullSlug === `${text}/`,
  )
  onText(
    'with_parent',
    (text) =>
      ({ parentId }) =>
        (parentId ?? 0) === Number(text),
  )
  onList(
    'by_slugs',
    (patterns) =>
      ({ fullSlug }) =>
        patterns.some(
          (pattern) => matchesWildcard(fullSlug, pattern) || matchesWildcard(fullSlug.replace(/\/$/, ''), pattern),
        ),
  )
  onList(
    'by_uuids',
    (uuids) =>
      ({ uuid }) =>
        uuids.includes(uuid),
  )
  onList(
    'by_ids',
    (ids) =>
      ({ id }) =>
        ids.includes(String(id)),
  )
  onList(
    'contain_component',
    (names) =>
      ({ content }) =>
        names.some((name) => containsComponent(content, name)),
  )
  onList(
    'reference_search',
    (uuids) =>
      ({ content }) =>
        mentions(content, uuids),
  )
  onText('search', (text) => (record) => searchRank(record, text) !== undefined)
  onText('text_search', (text) => (record) => searchRank(record, text) !== undefined)
  onText(
    'in_release',
    (text) =>
      ({ id }) =>
        plans.get(id)?.releaseIds.includes(Number(text)) === true,
  )
  onList(
    'in_workflow_stages',
    (ids) =>
      ({ isFolder, stage }) =>
        !isFolder && ids.includes(String(stageId(stage))),
  )
  if (flagOf(query, 'folder_only')) tests.push(({ isFolder }) => isFolder)
  if (flagOf(query, 'story_only')) tests.push(({ isFolder }) => !isFolder)
  const holds = parseFilter(query.filter_query)
  return [...tests, ({ content }) => holds(content)]
}

function containsComponent(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((member) => containsComponent(member, name))
  if (typeof value !== 'object' || value === null) return false
  return (
    (value as { component?: unknown }).component === name ||
    Object.values(value).some((member) => containsComponent(member, name))
  )
}

/** Whether content mentions one of the texts: relations, links and formatted text name stories by uuid. */
function mentions(value: unknown, texts: readonly string[]): boolean {
  if (typeof value === 'string') return texts.some((text) => value.includes(text))
  return typeof value === 'object' && value !== null && Object.values(value).some((member) => mentions(member, texts))
}

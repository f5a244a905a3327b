import { indexStories, type StoryIndex } from './story-index.ts'
import type { Dimension, DimensionValues, Language } from './types.ts'
import type { Plans } from '../history/plans.ts'
import { isEqual, placeStories, type PackedRow, type StoryRecord } from './story-record.ts'

export interface DatasourceRecord {
  id: number
  name: string
  slug: string
  dimensions: readonly Dimension[]
  entries: readonly { id: number; name: string; value: string; position: number; dimensionValues: DimensionValues }[]
}

/** Immutable snapshot of the whole space. Each change of the database leads to a new one. */
export interface Snapshot {
  readonly spaceId: number
  readonly name: string
  readonly domain: string
  readonly languages: readonly Language[]
  readonly defaultLanguage: string
  readonly cv: number
  readonly revision: number
  readonly draft: StoryIndex
  readonly published: StoryIndex
  readonly datasources: readonly DatasourceRecord[]
  /** Schedules and coming releases, by story id. */
  readonly plans: Plans
  /** The rows behind the indexes. */
  readonly rows: readonly PackedRow[]
}

export interface SpaceRow {
  id: number
  name: string
  domain: string
  languages: Language[]
  defaultLanguage: string
  cv: number
  revision: number
}

/** Replaces the drafts of a snapshot by other rows, filtered by `shown`. */
export const replaceDrafts = (
  snapshot: Snapshot,
  rows: readonly PackedRow[],
  shown: (record: StoryRecord) => boolean = () => true,
): Snapshot => ({ ...snapshot, rows, draft: indexStories(placeStories(rows, snapshot.languages).draft.filter(shown)) })

/** @param before the former snapshot, whose index of a version is reused if none of its records has changed */
export function buildSnapshot(
  space: SpaceRow,
  stories: readonly PackedRow[],
  datasources: readonly DatasourceRecord[],
  plans: Plans,
  before?: Snapshot,
): Snapshot {
  const placed = placeStories(stories, space.languages)
  return {
    spaceId: space.id,
    name: space.name,
    domain: space.domain,
    languages: space.languages,
    defaultLanguage: space.defaultLanguage,
    cv: space.cv,
    revision: space.revision,
    draft: indexOf(placed.draft, before?.draft),
    published: indexOf(placed.published, before?.published),
    datasources,
    plans,
    rows: stories,
  }
}

/** The index of published stories is reused while editors save drafts. */
const indexOf = (records: readonly StoryRecord[], before: StoryIndex | undefined): StoryIndex =>
  before && isEqual(before.all, records) ? before : indexStories(records)

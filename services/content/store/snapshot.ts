import { indexStories, type StoryIndex } from './story-index.ts'
import type { Dimension, DimensionValues, Language } from './types.ts'
import type { Plans } from '../history/plans.ts'
import {
  draftsOf,
  placeStories,
  publishedOf,
  type PlacedStories,
  type StoryRecord,
  type StoryRow,
} from './story-record.ts'

export interface DatasourceRecord {
  id: number
  name: string
  slug: string
  dimensions: readonly Dimension[]
  entries: readonly { id: number; name: string; value: string; position: number; dimensionValues: DimensionValues }[]
}

/** Immutable snapshot of the whole space; each change of the database leads to a new one. */
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
  /** By the story's id: schedules and releases that are still to come. */
  readonly plans: Plans
  /** What the indexes are made of. */
  readonly placed: PlacedStories
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

/** A snapshot with other rows in the place of drafts, or those of them that `shown` holds for. */
export const replaceDrafts = (
  snapshot: Snapshot,
  rows: readonly StoryRow[],
  shown: (record: StoryRecord) => boolean = () => true,
): Snapshot => {
  const placed = placeStories(rows, snapshot.languages, snapshot.placed)
  return { ...snapshot, placed, draft: indexStories(draftsOf(placed).filter(shown)) }
}

/** @param known the stories of an earlier snapshot; of rows that have not changed they are taken over */
export function buildSnapshot(
  space: SpaceRow,
  stories: readonly StoryRow[],
  datasources: readonly DatasourceRecord[],
  plans: Plans,
  known?: PlacedStories,
): Snapshot {
  const placed = placeStories(stories, space.languages, known)
  return {
    spaceId: space.id,
    name: space.name,
    domain: space.domain,
    languages: space.languages,
    defaultLanguage: space.defaultLanguage,
    cv: space.cv,
    revision: space.revision,
    draft: indexStories(draftsOf(placed)),
    published: indexStories(publishedOf(placed)),
    datasources,
    plans,
    placed,
  }
}

import { indexStories, type StoryIndex } from './story-index.ts'
import type { Dimension, DimensionValues, Language } from './types.ts'
import { placeStories, type StoryRow } from './story-record.ts'

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
  readonly cv: number
  readonly revision: number
  readonly draft: StoryIndex
  readonly published: StoryIndex
  readonly datasources: readonly DatasourceRecord[]
}

export interface SpaceRow {
  id: number
  name: string
  domain: string
  languages: Language[]
  cv: number
  revision: number
}

export function buildSnapshot(
  space: SpaceRow,
  stories: readonly StoryRow[],
  datasources: readonly DatasourceRecord[],
): Snapshot {
  const placed = placeStories(stories, space.languages)
  return {
    spaceId: space.id,
    name: space.name,
    domain: space.domain,
    languages: space.languages,
    cv: space.cv,
    revision: space.revision,
    draft: indexStories(placed.draft),
    published: indexStories(placed.published),
    datasources,
  }
}

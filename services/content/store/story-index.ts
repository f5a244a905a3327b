import type { StoryRecord } from './story-record.ts'

/** Stories of one version in the order of the space, with indexes for look-ups. */
export interface StoryIndex {
  /** Without folders. */
  readonly stories: readonly StoryRecord[]
  /** With folders. */
  readonly all: readonly StoryRecord[]
  readonly byId: ReadonlyMap<number, StoryRecord>
  readonly byUuid: ReadonlyMap<string, StoryRecord>
  readonly bySlug: ReadonlyMap<string, StoryRecord>
  /** By `<language>/<translated full slug>`. */
  readonly byTranslatedSlug: ReadonlyMap<string, StoryRecord>
  readonly byGroup: ReadonlyMap<string, readonly StoryRecord[]>
}

export function indexStories(all: readonly StoryRecord[]): StoryIndex {
  const stories = all.filter((record) => !record.isFolder)
  const byTranslatedSlug = new Map<string, StoryRecord>()
  for (const record of stories) {
    for (const [language, { fullSlug }] of record.translations) byTranslatedSlug.set(`${language}/${fullSlug}`, record)
  }
  return {
    stories,
    all,
    byId: new Map(stories.map((record) => [record.id, record])),
    byUuid: new Map(stories.map((record) => [record.uuid, record])),
    bySlug: new Map(stories.map((record) => [record.fullSlug, record])),
    byTranslatedSlug,
    byGroup: Map.groupBy(stories, (record) => record.groupId),
  }
}

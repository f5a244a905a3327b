import type { StoryRecord } from '../store/story-record.ts'

/** Tags of stories with the number of their uses, in alphabetical order. */
export const tagsOf = (records: readonly StoryRecord[]): { name: string; taggings_count: number }[] =>
  [
    ...Map.groupBy(
      records.flatMap((record) => record.tagList),
      (tag) => tag,
    ),
  ]
    .map(([name, uses]) => ({ name, taggings_count: uses.length }))
    .sort((left, right) => (left.name < right.name ? -1 : 1))

import type { PublishedVersion, TranslatedSlug } from '../store/types.ts'
import { toStored, type StoryChanges } from './input.ts'

/** The columns of a published version that the input sets. */
export function versionColumns(
  input: StoryChanges,
  before: readonly TranslatedSlug[],
  assetOrigin: string,
): Partial<PublishedVersion> {
  return {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.path === undefined ? {} : { path: input.path?.replace(/^\/+/, '') || null }),
    ...(input.sort_by_date === undefined ? {} : { sortByDate: input.sort_by_date }),
    ...(input.tag_list === undefined ? {} : { tagList: input.tag_list }),
    ...(input.meta_data === undefined ? {} : { metaData: input.meta_data }),
    ...(input.content === undefined
      ? {}
      : { content: toStored(input.content, assetOrigin) as Record<string, unknown> }),
    ...(input.translated_slugs_attributes === undefined ? {} : { translatedSlugs: mergeSlugs(before, input) }),
  }
}

/** Merges translated slugs by language; an entry without slug and name deletes its language. */
function mergeSlugs(
  before: readonly TranslatedSlug[],
  { translated_slugs_attributes: changes = [] }: StoryChanges,
): TranslatedSlug[] {
  const merged = new Map(before.map((translated) => [translated.lang, translated]))
  for (const { lang, slug, name } of changes) merged.set(lang, { lang, slug: slug ?? '', name: name || null })
  return [...merged.values()].filter(({ slug, name }) => slug !== '' || name !== null)
}

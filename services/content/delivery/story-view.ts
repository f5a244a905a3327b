import type { Snapshot } from '../store/snapshot.ts'
import type { StoryIndex } from '../store/story-index.ts'
import type { StoryRecord } from '../store/story-record.ts'
import type { Content } from '../store/types.ts'
import { withEditable } from '@barriere/shared/stories/editable.ts'
import { contentOf } from './localized-content.ts'
import type { Localization } from '@barriere/shared/stories/localize.ts'

/** Properties that all stories of an answer share. */
export interface View {
  snapshot: Snapshot
  index: StoryIndex
  draft: boolean
  localization: Localization
  /** Root fields of content to leave out. */
  excludedFields: ReadonlySet<string>
  /** Properties of the story to leave out. */
  excludedProperties: ReadonlySet<string>
}

/** Properties that `excluding_story_fields` may exclude; others are ignored. */
const EXCLUDABLE = new Set([
  'alternates',
  'created_at',
  'default_full_slug',
  'first_published_at',
  'group_id',
  'is_startpage',
  'lang',
  'meta_data',
  'parent_id',
  'path',
  'position',
  'published_at',
  'release_id',
  'sort_by_date',
  'tag_list',
  'taxonomy_terms',
  'translated_slugs',
  'updated_at',
])

/** A story as the delivery API answers it. */
export function toStory(record: StoryRecord, view: View): Record<string, unknown> {
  const { name, ...rest } = storyProperties(record, view)
  const story: Record<string, unknown> = { name, ...rest, content: storyContent(record, view) }
  for (const property of view.excludedProperties) if (EXCLUDABLE.has(property)) delete story[property]
  return story
}

/** Address and name in the view's language; `prefixed` carries the language as the delivery API writes it. */
export function placeOf(
  record: StoryRecord,
  language: string | null,
): { name: string; slug: string; fullSlug: string } {
  const translation = language === null ? undefined : record.translations.get(language)
  if (!translation) return { name: record.name, slug: record.slug, fullSlug: record.fullSlug }
  return {
    name: translation.name ?? record.name,
    slug: translation.slug,
    fullSlug: `${language}/${translation.fullSlug}`,
  }
}

/** All properties except the content. */
export function storyProperties(
  record: StoryRecord,
  { snapshot, index, localization: { language } }: View,
): Record<string, unknown> {
  const translated = snapshot.languages.length > 0
  const { name, slug, fullSlug } = placeOf(record, language)
  return {
    name,
    created_at: record.createdAt.toISOString(),
    published_at: record.publishedAt?.toISOString() ?? null,
    updated_at: record.updatedAt.toISOString(),
    id: record.id,
    uuid: record.uuid,
    slug,
    full_slug: fullSlug,
    sort_by_date: record.sortByDate,
    position: record.position,
    tag_list: record.tagList,
    is_startpage: record.isStartpage,
    parent_id: record.parentId,
    meta_data: record.metaData ?? null,
    group_id: record.groupId,
    first_published_at: record.firstPublishedAt?.toISOString() ?? null,
    release_id: record.releaseId,
    lang: language ?? 'default',
    path: record.path,
    alternates: (index.byGroup.get(record.groupId) ?? []).filter((other) => other.id !== record.id).map(toAlternate),
    default_full_slug: translated ? record.fullSlug : null,
    translated_slugs: translated
      ? snapshot.languages.map(({ code }) => ({
          path: record.translations.get(code)?.fullSlug ?? record.fullSlug,
          name: record.translations.get(code)?.name ?? null,
          lang: code,
          published: record.isPublished,
        }))
      : null,
  }
}

const toAlternate = (record: StoryRecord): Record<string, unknown> => ({
  id: record.id,
  name: record.name,
  slug: record.slug,
  published: record.isPublished,
  full_slug: record.fullSlug,
  is_folder: false,
  parent_id: record.parentId,
})

function storyContent(record: StoryRecord, view: View): Content {
  const localized = contentOf(record, view.localization)
  const content =
    view.excludedFields.size === 0
      ? localized
      : Object.fromEntries(
          Object.keys(localized)
            .filter((field) => !view.excludedFields.has(field))
            .map((field) => [field, localized[field]]),
        )
  return view.draft ? withEditable(content, view.snapshot.spaceId, record.id) : content
}

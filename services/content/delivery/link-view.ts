import type { StoryRecord } from '../store/story-record.ts'
import { placeOf, type View } from './story-view.ts'

type LinkView = Pick<View, 'localization' | 'snapshot'>

/**
 * An item of `cdn/links`. Its `slug` is the full slug. `former_slugs` and an alternate's `translated` are extensions of
 * ours: clients redirect visitors from former addresses, and offer only languages that a page has.
 */
export function toLink(
  record: StoryRecord,
  { localization: { language }, snapshot }: LinkView,
  withDates = false,
): Record<string, unknown> {
  const { name, fullSlug } = placeOf(record, language)
  return {
    id: record.id,
    uuid: record.uuid,
    slug: fullSlug,
    path: record.path,
    real_path: `/${record.path ?? fullSlug}`.replace(/^\/{2,}/, '/'),
    name,
    published: record.isPublished,
    parent_id: record.parentId,
    is_folder: record.isFolder,
    is_startpage: record.isStartpage,
    position: record.position,
    ...(withDates
      ? {
          published_at: record.publishedAt?.toISOString() ?? null,
          created_at: record.createdAt.toISOString(),
          updated_at: record.updatedAt.toISOString(),
        }
      : {}),
    ...(record.formerSlugs.length > 0 ? { former_slugs: record.formerSlugs } : {}),
    ...(snapshot.languages.length > 0
      ? {
          alternates: snapshot.languages.map(({ code }) => {
            const translation = record.translations.get(code)
            return {
              path: translation?.fullSlug ?? record.fullSlug,
              name: translation?.name ?? null,
              lang: code,
              published: record.isPublished,
              translated_slug: translation?.slug ?? record.slug,
              translated: record.isTranslated(code),
            }
          }),
        }
      : {}),
  }
}

/** `resolve_links=link`. */
export const toFullLink = (record: StoryRecord, view: LinkView): Record<string, unknown> => ({
  ...toLink(record, view),
  full_slug: placeOf(record, view.localization.language).fullSlug,
})

/** `resolve_links=url`. */
export function toUrlLink(record: StoryRecord, { localization: { language } }: LinkView): Record<string, unknown> {
  const { name, slug, fullSlug } = placeOf(record, language)
  return { id: record.id, uuid: record.uuid, name, slug, full_slug: fullSlug, url: record.path || fullSlug }
}

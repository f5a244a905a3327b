import type { Snapshot } from '../store/snapshot.ts'
import type { StoryIndex } from '../store/story-index.ts'
import type { StoryRecord } from '../store/story-record.ts'
import { splitLanguage } from './language.ts'

export interface FoundStory {
  record: StoryRecord
  /** The language prefix of the path, as in `en/home`. */
  language: string | null
}

/**
 * The story of a path: a UUID (`byUuid`), a numeric id, a full slug, a translated slug, or a slug with its language.
 */
export function findStory(
  path: string,
  byUuid: boolean,
  language: string | null,
  snapshot: Snapshot,
  index: StoryIndex,
): FoundStory | undefined {
  const plain = (record: StoryRecord | undefined): FoundStory | undefined => record && { record, language: null }
  if (byUuid) return plain(index.byUuid.get(path.toLowerCase()))
  if (/^\d+$/.test(path)) {
    const byId = index.byId.get(Number(path))
    if (byId) return plain(byId)
  }
  const own =
    plain(bySlug(path, (slug) => index.bySlug.get(slug))) ??
    (language === null ? undefined : plain(bySlug(path, (slug) => index.byTranslatedSlug.get(`${language}/${slug}`))))
  if (own) return own
  const prefixed = splitLanguage(snapshot, path)
  if (prefixed.language === null) return undefined
  const record = bySlug(
    prefixed.rest,
    (slug) => index.byTranslatedSlug.get(`${prefixed.language}/${slug}`) ?? index.bySlug.get(slug),
  )
  return record && { record, language: prefixed.language }
}

/** The slug of a start page ends in `/` and is also found without it. Elsewhere a trailing slash is tolerated. */
const bySlug = (path: string, get: (slug: string) => StoryRecord | undefined): StoryRecord | undefined =>
  get(path) ?? get(`${path}/`) ?? (path.endsWith('/') ? get(path.slice(0, -1)) : undefined)

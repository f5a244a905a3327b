import type { stories } from '../schema.ts'
import type { FormerSlug, Language, PublishedVersion, Stage } from './types.ts'

/** `releaseId`: the release whose version of the story the columns are. */
export type StoryRow = typeof stories.$inferSelect & { releaseId?: number }

/** A story's address and name in one language; `fullSlug` is without the language's prefix. */
export interface Translation {
  fullSlug: string
  slug: string
  name: string | null
}

/** One version, draft or published, of a story or folder, with its computed address. */
export interface StoryRecord extends PublishedVersion {
  id: number
  uuid: string
  slug: string
  parentId: number | null
  groupId: string
  isFolder: boolean
  isStartpage: boolean
  isPublished: boolean
  unpublishedChanges: boolean
  position: number
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
  firstPublishedAt: Date | null
  /** A start page's full slug ends in `/`, because it is the folder's address. */
  fullSlug: string
  formerSlugs: readonly FormerSlug[]
  releaseId: number | null
  saves: number
  savedBy: string | null
  stage: Stage
  deletedAt: Date | null
  deletedBy: string | null
  deletedWith: number | null
  /** By language code, one for every language of the space. */
  translations: ReadonlyMap<string, Translation>
}

export interface PlacedStories {
  draft: StoryRecord[]
  /** Published stories and all folders: a folder has no content that could be hidden. */
  published: StoryRecord[]
}

/** Computes both versions of all rows, in the order of the space (position, then id). */
export function placeStories(rows: readonly StoryRow[], languages: readonly Language[]): PlacedStories {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const placed: PlacedStories = { draft: [], published: [] }
  for (const row of rows.toSorted((left, right) => left.position - right.position || left.id - right.id)) {
    const draft = toRecord(row, draftVersion(row), byId, languages)
    placed.draft.push(draft)
    if (row.isFolder) placed.published.push(draft)
    else if (row.published) placed.published.push(toRecord(row, row.published, byId, languages))
  }
  return placed
}

/** The version that publishing the row now would store. */
export const draftVersion = (row: PublishedVersion): PublishedVersion => ({
  name: row.name,
  path: row.path,
  sortByDate: row.sortByDate,
  tagList: row.tagList,
  metaData: row.metaData,
  translatedSlugs: row.translatedSlugs,
  content: row.content,
})

function toRecord(
  row: StoryRow,
  version: PublishedVersion,
  byId: ReadonlyMap<number, StoryRow>,
  languages: readonly Language[],
): StoryRecord {
  return {
    ...version,
    id: row.id,
    uuid: row.uuid,
    slug: row.slug,
    parentId: row.parentId,
    groupId: row.groupId,
    position: row.position,
    isFolder: row.isFolder,
    isStartpage: row.isStartpage,
    isPublished: row.published !== null,
    unpublishedChanges: row.unpublishedChanges,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    publishedAt: row.publishedAt,
    firstPublishedAt: row.firstPublishedAt,
    formerSlugs: row.formerSlugs,
    releaseId: row.releaseId ?? null,
    saves: row.saves,
    savedBy: row.savedBy,
    stage: row.stage,
    deletedAt: row.deletedAt,
    deletedBy: row.deletedBy,
    deletedWith: row.deletedWith,
    fullSlug: fullSlugOf({ ...row, translatedSlugs: [] }, byId),
    translations: new Map(
      languages.map(({ code }) => {
        const own = version.translatedSlugs.find((translated) => translated.lang === code)
        const fullSlug = fullSlugOf({ ...row, translatedSlugs: version.translatedSlugs }, byId, code)
        return [code, { fullSlug, slug: own?.slug || row.slug, name: own?.name || null }]
      }),
    ),
  }
}

/** The columns that an address is computed from. */
export type Segment = Pick<StoryRow, 'parentId' | 'isStartpage' | 'slug' | 'translatedSlugs'>

/** Full slug: the slugs of the folders and of the story, in a language where they are translated. */
export function fullSlugOf(story: Segment, byId: ReadonlyMap<number, Segment>, language?: string): string {
  const folderOf = (of: Segment): Segment | undefined => (of.parentId === null ? undefined : byId.get(of.parentId))
  const segments: string[] = []
  // A cycle of folders cannot be saved; the bound guards against a database edited by hand.
  for (let folder = folderOf(story); folder && segments.length < 50; folder = folderOf(folder)) {
    segments.unshift(translatedSlug(folder, language) ?? folder.slug)
  }
  const own = translatedSlug(story, language)
  const folder = folderOf(story)
  if (!story.isStartpage || !folder) return [...segments, own ?? story.slug].join('/')
  // Where only the start page is translated, its slug replaces the folder's.
  if (own !== undefined && translatedSlug(folder, language) === undefined) segments[segments.length - 1] = own
  return `${segments.join('/')}/`
}

const translatedSlug = (story: Segment, language: string | undefined): string | undefined =>
  story.translatedSlugs.find((translated) => translated.lang === language)?.slug || undefined

import { isDeepStrictEqual } from 'node:util'
import { fullSlugOf } from '../contract/full-slug.ts'
import type { stories } from '../schema.ts'
import type { Outdated } from './outdated.ts'
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
  outdated: Outdated
  deletedAt: Date | null
  deletedBy: string | null
  deletedWith: number | null
  /** By language code, one for every language of the space. */
  translations: ReadonlyMap<string, Translation>
}

/** Both versions of a row; `published` is undefined where there is none. */
interface PlacedStory {
  readonly draft: StoryRecord
  readonly published: StoryRecord | undefined
}

export interface PlacedStories {
  readonly languages: readonly Language[]
  readonly folders: readonly StoryRow[]
  /** In the order of the space: position, then id. A folder has no content that could be hidden: it is published. */
  readonly byRow: ReadonlyMap<StoryRow, PlacedStory>
}

/**
 * Computes both versions of all rows. Those of a row that `known` holds are the same objects, as long as no folder is
 * another, which could give it another address.
 */
export function placeStories(
  rows: readonly StoryRow[],
  languages: readonly Language[],
  known?: PlacedStories,
): PlacedStories {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const sorted = rows.toSorted((left, right) => left.position - right.position || left.id - right.id)
  const folders = sorted.filter((row) => row.isFolder)
  const isInPlace =
    known !== undefined &&
    isDeepStrictEqual(known.languages, languages) &&
    known.folders.length === folders.length &&
    folders.every((folder, index) => folder === known.folders[index])
  const place = (row: StoryRow): PlacedStory => {
    const draft = toRecord(row, draftVersion(row), byId, languages)
    const published = row.isFolder ? draft : row.published && toRecord(row, row.published, byId, languages)
    return { draft, published: published ?? undefined }
  }
  return {
    languages,
    folders,
    byRow: new Map(sorted.map((row) => [row, (isInPlace ? known.byRow.get(row) : undefined) ?? place(row)])),
  }
}

export const draftsOf = ({ byRow }: PlacedStories): StoryRecord[] => [...byRow.values()].map(({ draft }) => draft)

export const publishedOf = ({ byRow }: PlacedStories): StoryRecord[] =>
  [...byRow.values()].flatMap(({ published }) => published ?? [])

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
    outdated: row.outdated,
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

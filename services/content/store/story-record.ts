import { fullSlugOf } from '../contract/full-slug.ts'
import type { stories } from '../schema.ts'
import type { Outdated } from './outdated.ts'
import { PackedContent } from './packed-content.ts'
import type { Content, FormerSlug, Language, PublishedVersion, Stage } from './types.ts'

/** `releaseId`: the release whose version of the story the columns are. */
export type StoryRow = typeof stories.$inferSelect & { releaseId?: number }

/** A publication as a snapshot keeps it. */
type PackedVersion = Omit<PublishedVersion, 'content'> & { content: PackedContent }

/** A row as a snapshot keeps it. */
export type PackedRow = Omit<StoryRow, 'content' | 'published'> & {
  content: PackedContent
  published: PackedVersion | null
}

/** Packs a row's contents: one, where what is published is the draft. */
export function packRow(row: StoryRow): PackedRow {
  const content = new PackedContent(row.content)
  if (!row.published) return { ...row, content, published: null }
  const isDraft = JSON.stringify(row.published.content) === JSON.stringify(row.content)
  return {
    ...row,
    content,
    published: { ...row.published, content: isDraft ? content : new PackedContent(row.published.content) },
  }
}

/** A story's address and name in one language; `fullSlug` is without the language's prefix. */
export interface Translation {
  fullSlug: string
  slug: string
  name: string | null
}

/** One version, draft or published, of a story or folder, with its computed address. */
export interface StoryRecord extends Omit<PublishedVersion, 'content'> {
  id: number
  /** Parsed when it is read. Shared: never change it. */
  readonly content: Content
  /** Name of the content's root block; undefined for folders. */
  component: string | undefined
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

export interface PlacedStories {
  draft: StoryRecord[]
  /** Published stories and all folders: a folder has no content that could be hidden. */
  published: StoryRecord[]
}

/** Records of a row, and what else their addresses are made of. */
interface Placed {
  readonly folders: readonly PackedRow[]
  /** Codes of the space's languages. */
  readonly codes: string
  readonly draft: StoryRecord
  readonly published: StoryRecord | undefined
}

/** Memoized per row: a change of the space changes few rows, and an address only with its own folders. */
const placedBefore = new WeakMap<PackedRow, Placed>()

/** Computes both versions of all rows, in the order of the space (position, then id). */
export function placeStories(rows: readonly PackedRow[], languages: readonly Language[]): PlacedStories {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const placed: PlacedStories = { draft: [], published: [] }
  const codes = languages.map(({ code }) => code).join()
  for (const row of rows.toSorted((left, right) => left.position - right.position || left.id - right.id)) {
    const { draft, published } = place(row, byId, { languages, codes })
    placed.draft.push(draft)
    if (published) placed.published.push(published)
  }
  return placed
}

function place(
  row: PackedRow,
  byId: ReadonlyMap<number, PackedRow>,
  { languages, codes }: { readonly languages: readonly Language[]; readonly codes: string },
): Placed {
  const folders = foldersAbove(row, byId)
  const before = placedBefore.get(row)
  if (
    before?.folders.length === folders.length &&
    before.folders.every((folder, index) => folder === folders[index]) &&
    before.codes === codes
  )
    return before
  const draft = toRecord(row, row, byId, languages)
  // A folder has no publication, and is there for all.
  const published = row.isFolder ? draft : row.published ? toRecord(row, row.published, byId, languages) : undefined
  const placed = { folders, codes, draft, published }
  placedBefore.set(row, placed)
  return placed
}

function foldersAbove(row: PackedRow, byId: ReadonlyMap<number, PackedRow>): PackedRow[] {
  const folders: PackedRow[] = []
  // A cycle of folders cannot be saved; the bound guards against a database edited by hand.
  for (let id = row.parentId; id !== null && folders.length < 50; ) {
    const folder = byId.get(id)
    if (!folder) break
    folders.push(folder)
    id = folder.parentId
  }
  return folders
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
  row: PackedRow,
  version: PackedVersion,
  byId: ReadonlyMap<number, PackedRow>,
  languages: readonly Language[],
): StoryRecord {
  const { content } = version
  return {
    get content() {
      return content.value
    },
    component: content.component,
    name: version.name,
    path: version.path,
    sortByDate: version.sortByDate,
    tagList: version.tagList,
    metaData: version.metaData,
    translatedSlugs: version.translatedSlugs,
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

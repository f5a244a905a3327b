import { fullSlugOf } from '@barriere/shared/stories/full-slug.ts'
import type { stories } from '../schema.ts'
import { type Outdated, isSame } from './outdated.ts'
import { PackedContent } from './packed-content.ts'
import type { Content, FormerSlug, Language, PublishedVersion, Stage, TranslatedSlug } from './types.ts'

/** `releaseId`: the release, if the columns are its version of the story. */
export type StoryRow = typeof stories.$inferSelect & { releaseId?: number }

/** A published version in a snapshot. */
type PackedVersion = Omit<PublishedVersion, 'content'> & { content: PackedContent }

/** A row in a snapshot. */
export type PackedRow = Omit<StoryRow, 'content' | 'published'> & {
  content: PackedContent
  published: PackedVersion | null
}

/**
 * Packs a row's contents. A published version that equals the draft is the row itself, so most stories of a space have
 * only one version in memory.
 */
export function packRow(row: StoryRow): PackedRow {
  const { published } = row
  const packed: PackedRow = { ...row, content: new PackedContent(row.content), published: null }
  if (!published) return packed
  if (isSame(published, draftVersion(row))) packed.published = packed
  else {
    const content = isSame(published.content, row.content) ? packed.content : new PackedContent(published.content)
    packed.published = { ...published, content }
  }
  return packed
}

/** A story's address and name in one language; `fullSlug` has no language prefix. */
export interface Translation {
  fullSlug: string
  slug: string
  name: string | null
}

/**
 * One version, draft or published, of a story or folder, with its computed address. Flyweight: all other properties are
 * read from its row, so a space of many stories has few objects. `#row` has the properties that change at once,
 * `#version` those that wait for publication.
 */
export class StoryRecord implements Omit<PublishedVersion, 'content'> {
  readonly #row: PackedRow
  readonly #version: PackedVersion
  /** A start page's full slug ends in `/`, because it is the folder's address. */
  readonly fullSlug: string
  /** By language code, for every language of the space. */
  readonly translations: ReadonlyMap<string, Translation>

  constructor(
    row: PackedRow,
    version: PackedVersion,
    byId: ReadonlyMap<number, PackedRow>,
    languages: readonly Language[],
  ) {
    this.#row = row
    this.#version = version
    const { parentId, isStartpage, slug } = row
    const { translatedSlugs } = version
    const place = { parentId, isStartpage, slug, translatedSlugs }
    this.fullSlug = fullSlugOf(place, byId)
    this.translations = new Map(
      languages.map(({ code }) => {
        const own = translatedSlugs.find(({ lang }) => lang === code)
        return [code, { fullSlug: fullSlugOf(place, byId, code), slug: own?.slug || slug, name: own?.name || null }]
      }),
    )
  }

  /** Parsed when it is first read. Shared: never change it. */
  get content(): Content {
    return this.#version.content.value
  }

  /** Whether any field has a value in a language besides the default one. */
  isTranslated(language: string): boolean {
    return this.#version.content.languages.has(language.replaceAll('-', '_'))
  }

  /** Name of the content's root block; undefined for folders. */
  get component(): string | undefined {
    return this.#version.content.component
  }

  get name(): string {
    return this.#version.name
  }

  get path(): string | null {
    return this.#version.path
  }

  get sortByDate(): string | null {
    return this.#version.sortByDate
  }

  get tagList(): string[] {
    return this.#version.tagList
  }

  get metaData(): unknown {
    return this.#version.metaData
  }

  get translatedSlugs(): TranslatedSlug[] {
    return this.#version.translatedSlugs
  }

  get id(): number {
    return this.#row.id
  }

  get uuid(): string {
    return this.#row.uuid
  }

  get slug(): string {
    return this.#row.slug
  }

  get parentId(): number | null {
    return this.#row.parentId
  }

  get groupId(): string {
    return this.#row.groupId
  }

  get isFolder(): boolean {
    return this.#row.isFolder
  }

  get isStartpage(): boolean {
    return this.#row.isStartpage
  }

  get position(): number {
    return this.#row.position
  }

  get isPublished(): boolean {
    return this.#row.published !== null
  }

  get unpublishedChanges(): boolean {
    return this.#row.unpublishedChanges
  }

  get createdAt(): Date {
    return this.#row.createdAt
  }

  get updatedAt(): Date {
    return this.#row.updatedAt
  }

  get publishedAt(): Date | null {
    return this.#row.publishedAt
  }

  get firstPublishedAt(): Date | null {
    return this.#row.firstPublishedAt
  }

  get formerSlugs(): readonly FormerSlug[] {
    return this.#row.formerSlugs
  }

  get saves(): number {
    return this.#row.saves
  }

  get savedBy(): string | null {
    return this.#row.savedBy
  }

  get stage(): Stage {
    return this.#row.stage
  }

  get outdated(): Outdated {
    return this.#row.outdated
  }

  get deletedAt(): Date | null {
    return this.#row.deletedAt
  }

  get deletedBy(): string | null {
    return this.#row.deletedBy
  }

  get deletedWith(): number | null {
    return this.#row.deletedWith
  }

  /** Set for the draft of a story in a release. */
  get releaseId(): number | null {
    return this.#row.releaseId ?? null
  }
}

export interface PlacedStories {
  draft: StoryRecord[]
  /** Published stories and all folders, which have no content to hide. */
  published: StoryRecord[]
}

/** Records of a row, and the other inputs of their addresses. */
interface Placed {
  readonly folders: readonly PackedRow[]
  /** Codes of the space's languages. */
  readonly codes: string
  readonly draft: StoryRecord
  /** The draft itself, if it equals the published version. */
  readonly published: StoryRecord | undefined
}

/** Memoised per row: a change affects few rows, and an address depends only on its own folders. */
const placedBefore = new WeakMap<PackedRow, Placed>()

/** Computes both versions of all rows, in the order of the space (position, then id). */
export function placeStories(rows: readonly PackedRow[], languages: readonly Language[]): PlacedStories {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const placed: PlacedStories = { draft: [], published: [] }
  const codes = languages.map(({ code }) => code).join()
  const foldersOf = new Map<number | null, readonly PackedRow[]>()
  for (const row of rows.toSorted((left, right) => left.position - right.position || left.id - right.id)) {
    const folders = foldersOf.get(row.parentId) ?? foldersAbove(row, byId)
    foldersOf.set(row.parentId, folders)
    const before = placedBefore.get(row)
    const stays = before?.codes === codes && isEqual(before.folders, folders)
    const { draft, published } = stays ? before : place(row)
    if (!stays) placedBefore.set(row, { folders, codes, draft, published })
    placed.draft.push(draft)
    if (published) placed.published.push(published)
  }
  return placed

  function place(row: PackedRow): Pick<Placed, 'draft' | 'published'> {
    const draft = new StoryRecord(row, row, byId, languages)
    // A folder is not published, and is always visible.
    if (row.isFolder || row.published === row) return { draft, published: draft }
    return { draft, published: row.published ? new StoryRecord(row, row.published, byId, languages) : undefined }
  }
}

/** Whether two lists have the same members, each the same object. */
export const isEqual = <T>(left: readonly T[], right: readonly T[]): boolean =>
  left.length === right.length && left.every((member, index) => member === right[index])

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

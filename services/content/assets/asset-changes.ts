import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { HttpError } from '../../kit/http-error.ts'
import { keepVersion } from '../history/versions.ts'
import { notFound } from '../management/context.ts'
import { invalid } from '../management/input.ts'
import { eventOf, savedColumns } from '../management/story-changes.ts'
import { hasRole } from '@barriere/shared/stories/roles.ts'
import type { Principal } from '../people/principal.ts'
import { stories } from '../schema.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { Work } from '../store/store.ts'
import { fileAddress, urlOf } from './address.ts'
import { isFocus, scaleFocus } from './focus.ts'
import type { AssetChanges } from './input.ts'
import { assetFiles, assetFolders, assets } from './schema.ts'
import { requireTags } from './tags.ts'
import { mergeTexts } from './texts.ts'
import { plannedVersions, rebaseReleases, replaceInPlans } from './planned.ts'
import type { AssetTexts, StoredFile } from './types.ts'
import { replaceIn, usesOf, type NamedAsset, type Replacement, type StoryUse } from './uses.ts'
import type { AssetRow } from './view.ts'

/** Changes of assets, each run inside the store's `change`. */

/** Texts of an input. `meta_data` repeats the plain fields; a plain field wins. */
export function textsOf(input: AssetChanges): Partial<AssetTexts> {
  const { alt, title, copyright, source, focus, meta_data: metaData } = input
  const given = { alt, title, copyright, source, focus, metaData }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

export async function requireAsset({ sql }: Pick<Work, 'sql'>, id: number): Promise<AssetRow> {
  const [row] = await sql.select().from(assets).where(eq(assets.id, id))
  if (!row) throw notFound()
  return row
}

/** 422 for a folder that does not exist. */
export async function requireFolder({ sql }: Pick<Work, 'sql'>, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  const [row] = await sql.select({ id: assetFolders.id }).from(assetFolders).where(eq(assetFolders.id, id))
  if (!row) throw invalid({ asset_folder_id: ['does not exist'] })
}

export async function updateAsset(work: Work, id: number, input: AssetChanges): Promise<void> {
  const row = await requireAsset(work, id)
  await requireFolder(work, input.asset_folder_id)
  await requireTags(work, input.internal_tag_ids)
  if (input.focus !== undefined && !isFocus(input.focus, row)) throw invalid({ focus: ['is invalid'] })
  await work.sql
    .update(assets)
    .set({
      texts: mergeTexts(row.texts, textsOf(input)),
      updatedAt: work.now,
      ...(input.asset_folder_id === undefined ? {} : { folderId: input.asset_folder_id }),
      ...(input.ext_id === undefined ? {} : { extId: input.ext_id }),
      ...(input.internal_tag_ids === undefined ? {} : { tagIds: input.internal_tag_ids }),
    })
    .where(eq(assets.id, id))
}

/** An asset's id, with every address that it has had. */
export async function namedAsset({ sql }: Pick<Work, 'sql'>, row: AssetRow): Promise<NamedAsset> {
  const files = await sql.select({ address: assetFiles.address }).from(assetFiles).where(eq(assetFiles.assetId, row.id))
  return { id: row.id, addresses: new Set([row.address, ...files.map(({ address }) => address)]) }
}

interface Deletion {
  /** Deletes assets that stories contain, too. */
  readonly force: boolean
  readonly snapshot: Snapshot
  readonly by: Principal
}

/** Authorisation: the change is public at once, or at the moment that was approved. Throws 403. */
function requirePublisher(by: Principal): void {
  if (!hasRole(by, 'publisher')) throw new HttpError(403, { error: 'This needs the role publisher' })
}

/**
 * Moves assets to the trash. Throws 409 with the stories that contain them, unless `force`: their pictures would be
 * missing. Throws 403 if one of these is public or scheduled, and the caller is no publisher.
 */
export async function deleteAssets(
  work: Work,
  ids: readonly number[],
  { force, snapshot, by }: Deletion,
): Promise<AssetRow[]> {
  const rows: AssetRow[] = []
  const planned = await plannedVersions(work)
  const uses: (StoryUse & { asset_id: number })[] = []
  for (const id of ids) {
    const row = await requireAsset(work, id)
    rows.push(row)
    const asset = await namedAsset(work, row)
    uses.push(...usesOf(snapshot, planned, asset).map((use) => ({ ...use, asset_id: id })))
  }
  if (uses.length > 0 && !force) throw new HttpError(409, { error: 'The asset is used', uses })
  if (uses.some(({ published, scheduled }) => published || scheduled)) requirePublisher(by)
  const gone = await work.sql
    .update(assets)
    .set({ deletedAt: work.now, updatedAt: work.now })
    .where(and(inArray(assets.id, [...ids]), isNull(assets.deletedAt)))
    .returning()
  work.tell(...gone.map((row) => ({ action: 'deleted' as const, assetId: row.id, filename: urlOf(row.address) })))
  return rows
}

export async function restoreAssets(work: Work, ids: readonly number[]): Promise<void> {
  for (const id of ids) await requireAsset(work, id)
  const back = await work.sql
    .update(assets)
    .set({ deletedAt: null, updatedAt: work.now })
    .where(and(inArray(assets.id, [...ids]), isNotNull(assets.deletedAt)))
    .returning()
  work.tell(...back.map((row) => ({ action: 'restored' as const, assetId: row.id, filename: urlOf(row.address) })))
}

export async function moveAssets(work: Work, ids: readonly number[], folderId: number | null): Promise<void> {
  await requireFolder(work, folderId)
  for (const id of ids) await requireAsset(work, id)
  await work.sql
    .update(assets)
    .set({ folderId, updatedAt: work.now })
    .where(inArray(assets.id, [...ids]))
}

export interface NewFile {
  readonly shortFilename: string
  readonly file: StoredFile
  readonly texts: Partial<AssetTexts>
  readonly tagIds: number[]
  readonly extId: string | null
}

const EMPTY: AssetTexts = { alt: '', title: '', copyright: '', source: '', focus: '', metaData: {} }

const columnsOf = ({ shortFilename, file }: NewFile, address: string) => ({
  address,
  shortFilename,
  contentType: file.contentType,
  contentLength: file.size,
  width: file.width,
  height: file.height,
  frames: file.frames ?? null,
})

export async function createAsset(work: Work, id: number, folderId: number | null, made: NewFile): Promise<void> {
  const address = fileAddress(work.space.id, id, made.shortFilename, made.file)
  if (made.texts.focus !== undefined && !isFocus(made.texts.focus, made.file)) throw invalid({ focus: ['is invalid'] })
  await work.sql
    .insert(assets)
    .values({
      id,
      folderId,
      ...columnsOf(made, address),
      texts: mergeTexts(EMPTY, made.texts),
      tagIds: made.tagIds,
      extId: made.extId,
      createdAt: work.now,
      updatedAt: work.now,
    })
  await addAddress(work, id, address, made.file)
  work.tell({ action: 'created', assetId: id, filename: urlOf(address) })
}

/** Adds an address under which an asset's file is found. */
export async function addAddress({ sql }: Work, assetId: number, address: string, file: StoredFile): Promise<void> {
  await sql
    .insert(assetFiles)
    .values({ address, assetId, file, seeded: false })
    .onConflictDoUpdate({ target: assetFiles.address, set: { assetId, file, seeded: false } })
}

/**
 * Replaces the file of an asset. The address changes, because browsers cache the old file for a year. Every story that
 * contains the asset gets the new address in the same change, in the draft and in the published version. The focal
 * point comes with the upload, else it keeps its relative position.
 * Throws 403 if a public or scheduled story contains the asset, and the caller is no publisher.
 */
export async function replaceAsset(work: Work, id: number, made: NewFile, by: Principal): Promise<void> {
  const row = await requireAsset(work, id)
  const before = await namedAsset(work, row)
  const address = fileAddress(work.space.id, id, made.shortFilename, made.file)
  const focus = made.texts.focus || scaleFocus(row.texts.focus, row, made.file)
  if (!isFocus(focus, made.file)) throw invalid({ focus: ['is invalid'] })
  await work.sql
    .update(assets)
    .set({ ...columnsOf(made, address), texts: { ...row.texts, focus }, updatedAt: work.now })
    .where(eq(assets.id, id))
  await addAddress(work, id, address, made.file)
  const replacement = {
    address,
    url: urlOf(address),
    focus: (own: string) => (made.texts.focus || own === row.texts.focus ? focus : scaleFocus(own, row, made.file)),
  }
  await rewriteStories(work, before, replacement, by)
  work.tell({ action: 'replaced', assetId: id, filename: urlOf(address) })
}

async function rewriteStories(work: Work, asset: NamedAsset, replacement: Replacement, by: Principal): Promise<void> {
  const planned = await plannedVersions(work)
  const rows = await work.sql.select().from(stories).where(isNull(stories.deletedAt))
  for (const row of rows) {
    const content = replaceIn(row.content, asset, replacement)
    const publishedContent = replaceIn(row.published?.content, asset, replacement)
    const isPublic = row.published !== null && publishedContent !== row.published.content
    if (content === row.content && !isPublic) continue
    if (isPublic) requirePublisher(by)
    const published = isPublic && row.published ? { ...row.published, content: publishedContent ?? {} } : row.published
    const publishedAt = isPublic ? work.now : row.publishedAt
    const [saved] = await work.sql
      .update(stories)
      .set({ content, published, publishedAt, updatedAt: work.now, ...savedColumns(work, row, { changed: false }) })
      .where(eq(stories.id, row.id))
      .returning()
    if (!saved) continue
    await keepVersion(work, row, saved, isPublic && !row.unpublishedChanges ? 'published' : 'saved')
    if (isPublic) work.notify(await eventOf(work, 'published', saved))
    await rebaseReleases(work, row, saved)
  }
  await replaceInPlans(
    work,
    planned,
    (content) => replaceIn(content, asset, replacement),
    () => requirePublisher(by),
  )
}

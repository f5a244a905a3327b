import type { assetFolders, assets } from './schema.ts'
import { urlOf } from './address.ts'

export type AssetRow = typeof assets.$inferSelect
export type FolderRow = typeof assetFolders.$inferSelect

/** An asset as the management API shows it. */
export const toAsset = (
  row: AssetRow,
  spaceId: number,
  tags: ReadonlyMap<number, string>,
): Record<string, unknown> => ({
  id: row.id,
  filename: urlOf(row.address),
  short_filename: row.shortFilename,
  content_type: row.contentType,
  content_length: row.contentLength,
  frames: row.frames,
  space_id: spaceId,
  asset_folder_id: row.folderId,
  alt: row.texts.alt,
  title: row.texts.title,
  copyright: row.texts.copyright,
  source: row.texts.source,
  focus: row.texts.focus,
  meta_data: row.texts.metaData,
  ext_id: row.extId,
  is_private: false,
  locked: false,
  publish_at: null,
  expire_at: null,
  // A deleted tag disappears from its assets.
  internal_tag_ids: row.tagIds.filter((id) => tags.has(id)),
  internal_tags_list: row.tagIds.flatMap((id) => (tags.has(id) ? [{ id, name: tags.get(id) }] : [])),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
})

export const toFolder = (row: FolderRow, all: ReadonlyMap<number, FolderRow>): Record<string, unknown> => ({
  id: row.id,
  uuid: row.uuid,
  name: row.name,
  parent_id: row.parentId,
  parent_uuid: row.parentId === null ? null : (all.get(row.parentId)?.uuid ?? null),
})

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { content } from '../schema.ts'
import type { AssetTexts, StoredFile } from './types.ts'

const id = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey()
const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

export const assetFolders = content.table(
  'asset_folders',
  {
    id: id(),
    uuid: uuid().notNull().unique(),
    name: text().notNull(),
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => assetFolders.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [check('asset_folders_not_in_itself', sql`${table.parentId} <> ${table.id}`)],
)

/** The media library. Stories hold a copy of an asset: `id`, `filename` and its texts. */
export const assets = content.table(
  'assets',
  {
    id: id(),
    folderId: bigint({ mode: 'number' }).references(() => assetFolders.id),
    /** Path of the current file: `/f/<space>/[<width>x<height>/]<hash>/<name>`, decoded. */
    address: text().notNull(),
    shortFilename: text().notNull(),
    contentType: text().notNull(),
    /** Bytes. */
    contentLength: bigint({ mode: 'number' }).notNull(),
    /** Pixels; null if the file is no picture. */
    width: integer(),
    height: integer(),
    /** Frames of an animation; null for all other files. */
    frames: integer(),
    /** `json`, which keeps the order of a client's fields. */
    texts: json().$type<AssetTexts>().notNull(),
    /** Internal tags. */
    tagIds: jsonb().$type<number[]>().notNull().default([]),
    extId: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Time of its move to the trash. */
    deletedAt: moment(),
  },
  (table) => [index('assets_address').on(table.address), index('assets_folder').on(table.folderId)],
)

/**
 * Every address that an asset has had, with its file. Replaced addresses stay, because open pages and cached copies of
 * pages still use them.
 */
export const assetFiles = content.table(
  'asset_files',
  {
    address: text().primaryKey(),
    assetId: bigint({ mode: 'number' })
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    file: jsonb().$type<StoredFile>().notNull(),
    /** The file is in the content folder, else in the file store. */
    seeded: boolean().notNull(),
  },
  (table) => [index('asset_files_asset').on(table.assetId)],
)

/**
 * Uploads, from the signature to `finish_upload`. The id is that of the new asset, or of the asset whose file is
 * replaced. A newer signature for the same asset replaces the older one.
 */
export const assetUploads = content.table('asset_uploads', {
  id: bigint({ mode: 'number' }).primaryKey(),
  replaces: boolean().notNull(),
  /** Hash of the secret that the form carries. */
  secret: text().notNull(),
  /** Address that the signature promised. It also leads to the file. */
  address: text().notNull(),
  shortFilename: text().notNull(),
  folderId: bigint({ mode: 'number' }).references(() => assetFolders.id, { onDelete: 'set null' }),
  texts: json().$type<Partial<AssetTexts>>().notNull(),
  tagIds: jsonb().$type<number[]>().notNull().default([]),
  extId: text(),
  /** The received file, once it is complete. */
  file: jsonb().$type<StoredFile>(),
  /** The resulting asset: an existing one if the library already had the same file. */
  assetId: bigint({ mode: 'number' }).references(() => assets.id, { onDelete: 'cascade' }),
  createdAt: moment().notNull(),
})

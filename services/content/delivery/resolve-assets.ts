import type { Sql } from '../../kit/database.ts'
import { isNull } from 'drizzle-orm'
import { assets } from '../assets/schema.ts'
import { toAsset } from '../assets/view.ts'
import { flagOf } from '../query/params.ts'
import type { QueryObject } from '../query/query-string.ts'
import type { StoryRecord } from '../store/story-record.ts'
import { contentOf } from './localized-content.ts'
import { localize, type Localization } from '@barriere/shared/stories/localize.ts'
import { assetsIn } from './references.ts'

/** An asset of the media library as `resolve_assets` answers it, before translation. */
export type LibraryAsset = Readonly<Record<string, unknown>>

/** Whether an answer has an `assets` array beside its stories. */
export const asksForAssets = (query: QueryObject): boolean => flagOf(query, 'resolve_assets') === true

/** The media library without its trash, by id. */
export async function loadLibrary(sql: Sql, spaceId: number): Promise<ReadonlyMap<number, LibraryAsset>> {
  const rows = await sql.select().from(assets).where(isNull(assets.deletedAt))
  return new Map(rows.map((row) => [row.id, toAsset(row, spaceId, new Map())]))
}

const TEXTS = ['alt', 'title', 'copyright', 'source'] as const

/**
 * `assets` of an answer: each asset of the stories, once, in its current state in the media library. The copies in
 * stories stay as they were saved. A client merges the two by id.
 */
export function resolveAssets(
  records: readonly StoryRecord[],
  localization: Localization,
  library: ReadonlyMap<number, LibraryAsset>,
): Record<string, unknown>[] {
  const ids = new Set(records.flatMap((record) => assetsIn(contentOf(record, localization))))
  return [...ids].flatMap((id) => {
    const asset = library.get(id)
    return asset ? [toResolved(asset, localization)] : []
  })
}

/** An asset with its texts in the language of the answer. `meta_data` keeps all languages. */
function toResolved(asset: LibraryAsset, localization: Localization): Record<string, unknown> {
  const { internal_tag_ids: _ids, internal_tags_list: _tags, meta_data: metaData, ...fields } = asset
  const translated = localize(metaData, localization) as Readonly<Record<string, unknown>>
  const texts = Object.fromEntries(TEXTS.map((name) => [name, translated[name] ?? fields[name]]))
  return { ...(localize(fields, localization) as Record<string, unknown>), ...texts, meta_data: metaData }
}

import { and, eq, isNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../kit/database.ts'
import type { AssetIndex } from '../images/assets.ts'
import type { FileStore } from './file-store.ts'
import { assetFiles, assets } from './schema.ts'

type FileRow = Pick<typeof assetFiles.$inferSelect, 'file' | 'seeded'>

/** The file of an address never changes, but another instance may move its asset to the trash. */
const CACHE = { max: 2_000, ttl: 30_000 }

/**
 * Originals of the media library by address, from the content folder and the file store. Assets in the trash are not
 * found.
 */
export function libraryOriginals(sql: Sql, seeded: AssetIndex, files: FileStore): AssetIndex {
  const known = new LRUCache<string, FileRow>(CACHE)
  const look = async (address: string): Promise<FileRow | undefined> => {
    const [row] = await sql
      .select({ file: assetFiles.file, seeded: assetFiles.seeded })
      .from(assetFiles)
      .innerJoin(assets, eq(assets.id, assetFiles.assetId))
      .where(and(eq(assetFiles.address, address), isNull(assets.deletedAt)))
    if (row) known.set(address, row)
    return row
  }
  return {
    async find(address) {
      const row = known.get(address) ?? (await look(address))
      if (!row) return null
      if (row.seeded) return seeded.find(address)
      const { digest, size, contentType } = row.file
      return {
        digest,
        size,
        contentType,
        stream: (first, last) => files.open(digest, first, last),
        read: () => files.read(digest),
      }
    },
  }
}

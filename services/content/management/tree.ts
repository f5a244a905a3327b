import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { stories } from '../schema.ts'
import type { Work } from '../store/store.ts'

/** Place of a story or folder in the tree: only columns of bounded size, so without its content. */
const PLACE = {
  id: stories.id,
  parentId: stories.parentId,
  slug: stories.slug,
  isFolder: stories.isFolder,
  isStartpage: stories.isStartpage,
  position: stories.position,
  translatedSlugs: stories.translatedSlugs,
}

type Place = Pick<typeof stories.$inferSelect, keyof typeof PLACE>

/** Condition: directly in a folder, or at the root, and not in the trash. */
export const liesIn = (parentId: number | null): SQL | undefined =>
  and(parentId === null ? isNull(stories.parentId) : eq(stories.parentId, parentId), isNull(stories.deletedAt))

/** Direct contents of a folder or of the root, in the editors' order, without stories in the trash. */
export const siblingsOf = ({ sql }: Pick<Work, 'sql'>, parentId: number | null): Promise<Place[]> =>
  sql.select(PLACE).from(stories).where(liesIn(parentId)).orderBy(asc(stories.position), asc(stories.id))

/** The folders from a parent up to the root, by id, without those in the trash. */
export async function foldersAbove(
  { sql }: Pick<Work, 'sql'>,
  parentId: number | null,
): Promise<ReadonlyMap<number, Place>> {
  const folders = new Map<number, Place>()
  // A cycle of folders cannot be saved; the second condition guards against a database edited by hand.
  for (let id = parentId; id !== null && !folders.has(id); ) {
    const [folder] = await sql
      .select(PLACE)
      .from(stories)
      .where(and(eq(stories.id, id), eq(stories.isFolder, true), isNull(stories.deletedAt)))
    if (!folder) break
    folders.set(id, folder)
    id = folder.parentId
  }
  return folders
}

/**
 * Level-order traversal: everything below folders, parents first, each level by id, without stories in the trash.
 * @param read selects columns of the rows that match a condition
 */
export async function allBelow<T extends { readonly id: number }>(
  ids: readonly number[],
  read: (condition: SQL | undefined) => { orderBy(order: SQL): PromiseLike<readonly T[]> },
): Promise<T[]> {
  const all = new Map<number, T>()
  for (let level = ids; level.length > 0; ) {
    const below = await read(and(inArray(stories.parentId, level), isNull(stories.deletedAt))).orderBy(asc(stories.id))
    // Cycle protection, as in `foldersAbove`: visited rows are skipped.
    const more = below.filter(({ id }) => !all.has(id) && !ids.includes(id))
    for (const one of more) all.set(one.id, one)
    level = more.map(({ id }) => id)
  }
  return [...all.values()]
}

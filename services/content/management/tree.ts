import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { stories } from '../schema.ts'
import type { Work } from '../store/store.ts'

/** Place of a story or folder in the tree: of its columns those that do not grow with its content. */
const PLACE = {
  id: stories.id,
  parentId: stories.parentId,
  slug: stories.slug,
  isFolder: stories.isFolder,
  isStartpage: stories.isStartpage,
  position: stories.position,
  translatedSlugs: stories.translatedSlugs,
}

export type Place = Pick<typeof stories.$inferSelect, keyof typeof PLACE>

/** What lies in a folder, or at the root, in the editors' order; without what is in the trash. */
export const siblingsOf = ({ sql }: Pick<Work, 'sql'>, parentId: number | null): Promise<Place[]> =>
  sql
    .select(PLACE)
    .from(stories)
    .where(
      and(parentId === null ? isNull(stories.parentId) : eq(stories.parentId, parentId), isNull(stories.deletedAt)),
    )
    .orderBy(asc(stories.position), asc(stories.id))

/** The folders that something with this parent lies in, up to the root, by id; without what is in the trash. */
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

/** Ids of stories and folders, and of all that lies in these; without what is in the trash. */
export async function withAllBelow({ sql }: Pick<Work, 'sql'>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const all = new Set(ids)
  for (let level = [...ids]; level.length > 0; ) {
    const below = await sql
      .select({ id: stories.id })
      .from(stories)
      .where(and(inArray(stories.parentId, level), isNull(stories.deletedAt)))
    level = below.map(({ id }) => id).filter((id) => !all.has(id))
    for (const id of level) all.add(id)
  }
  return all
}

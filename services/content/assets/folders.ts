import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { listOf, textOf } from '../query/params.ts'
import {
  bodyOf,
  idOf,
  newManagementRoutes,
  notFound,
  queryOf,
  type Management,
  type ManagementApp,
} from '../management/context.ts'
import { invalid, isYes, readInput } from '../management/input.ts'
import type { Work } from '../store/store.ts'
import { FolderChanges, NewFolder } from './input.ts'
import { assetFolders, assets } from './schema.ts'
import { toFolder, type FolderRow } from './view.ts'

const all = async ({ sql }: Pick<Work, 'sql'>): Promise<Map<number, FolderRow>> =>
  new Map(
    (await sql.select().from(assetFolders).orderBy(asc(assetFolders.name), asc(assetFolders.id))).map((row) => [
      row.id,
      row,
    ]),
  )

/** Throws 422 if the parent does not exist, or lies in the folder itself (a cycle). */
function requireParent(
  folders: ReadonlyMap<number, FolderRow>,
  parentId: number | null | undefined,
  of?: number,
): void {
  if (parentId === null || parentId === undefined) return
  if (!folders.has(parentId)) throw invalid({ parent_id: ['does not exist'] })
  for (let id: number | null | undefined = parentId; typeof id === 'number'; id = folders.get(id)?.parentId) {
    if (id === of) throw invalid({ parent_id: ['must not be inside the folder itself'] })
  }
}

/** A folder's own id and those of all folders below it, the deepest first. */
function withBelow(folders: ReadonlyMap<number, FolderRow>, id: number): number[] {
  const ids = [id]
  for (let at = 0; at < ids.length; at += 1) {
    for (const folder of folders.values()) if (folder.parentId === ids[at]) ids.push(folder.id)
  }
  return ids.reverse()
}

/** `/asset_folders` of a space. The content of a deleted folder moves to its parent. */
export function assetFolderRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  app.get('/', async (context) => {
    const folders = await all(store)
    const query = queryOf(context)
    const search = textOf(query, 'search')?.toLocaleLowerCase()
    const parent = textOf(query, 'with_parent')
    const ids = listOf(query, 'by_ids')
    const uuids = listOf(query, 'by_uuids')
    const found = [...folders.values()].filter(
      (row) =>
        (search === undefined || row.name.toLocaleLowerCase().includes(search)) &&
        (parent === undefined || String(row.parentId ?? 0) === parent) &&
        (!ids || ids.includes(String(row.id))) &&
        (!uuids || uuids.includes(row.uuid)),
    )
    return context.json({ asset_folders: found.map((row) => toFolder(row, folders)) })
  })
  app.post('/', async (context) => {
    const input = readInput(NewFolder, await bodyOf(context), 'asset_folder')
    const id = await store.change(async ({ sql, now }) => {
      const parentId = input.parent_id ?? null
      requireParent(await all({ sql }), parentId)
      const [row] = await sql
        .insert(assetFolders)
        .values({ uuid: randomUUID(), name: input.name, parentId, createdAt: now, updatedAt: now })
        .returning()
      if (!row) throw new Error('The folder was not inserted.')
      return row.id
    })
    return context.json({ asset_folder: await show(id) }, 201)
  })
  app.get('/:id', async (context) => context.json({ asset_folder: await show(idOf(context)) }))
  app.on(['PUT', 'PATCH'], '/:id', async (context) => {
    const id = idOf(context)
    const input = readInput(FolderChanges, await bodyOf(context), 'asset_folder')
    await store.change(async ({ sql, now }) => {
      const folders = await all({ sql })
      const row = folders.get(id)
      if (!row) throw notFound()
      requireParent(folders, input.parent_id, id)
      const parentId = input.parent_id === undefined ? row.parentId : input.parent_id
      await sql
        .update(assetFolders)
        .set({ name: input.name ?? row.name, parentId, updatedAt: now })
        .where(eq(assetFolders.id, id))
    })
    return context.json({ asset_folder: await show(id) })
  })
  app.delete('/:id', async (context) => {
    const id = idOf(context)
    const recursive = isYes(textOf(queryOf(context), 'recursive'))
    await store.change(async ({ sql, now }) => {
      const folders = await all({ sql })
      const row = folders.get(id)
      if (!row) throw notFound()
      const gone = withBelow(folders, id)
      if (gone.length > 1 && !recursive) throw invalid({ base: ['the folder has folders in it'] })
      await sql.update(assets).set({ folderId: row.parentId, updatedAt: now }).where(inArray(assets.folderId, gone))
      for (const folder of gone) await sql.delete(assetFolders).where(eq(assetFolders.id, folder))
    })
    return context.json({})
  })
  const show = async (id: number): Promise<Record<string, unknown>> => {
    const folders = await all(store)
    const row = folders.get(id)
    if (!row) throw notFound()
    return toFolder(row, folders)
  }
  return app
}

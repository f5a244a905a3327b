import { z } from 'zod'
import { newRoutes, type KitApp } from '../../kit/http.ts'
import {
  bodyOf,
  idOf,
  listAnswer,
  newManagementRoutes,
  principalOf,
  queryOf,
  type Management,
  type ManagementApp,
  type ManagementContext,
} from '../management/context.ts'
import { isYes, readInput } from '../management/input.ts'
import { textOf } from '../query/params.ts'
import { deleteAssets, moveAssets, namedAsset, requireAsset, restoreAssets, updateAsset } from './asset-changes.ts'
import { AssetChanges, Ids, UploadRequest } from './input.ts'
import { listAssets } from './list.ts'
import { assets } from './schema.ts'
import { assetTags } from './tags.ts'
import type { Uploads } from './uploads.ts'
import { plannedVersions } from './planned.ts'
import { usesOf } from './uses.ts'
import { toAsset } from './view.ts'

const Moved = z.object({ asset_folder_id: z.number().int().min(0).nullable() })

/** `/assets` of a space. */
export function assetRoutes({ store }: Management, uploads: Uploads): ManagementApp {
  const app = newManagementRoutes()

  const show = async (context: ManagementContext, id: number): Promise<Response> => {
    const row = await requireAsset(store, await uploads.assetIdOf(id))
    return context.json(toAsset(row, (await store.snapshot()).spaceId, await assetTags(store)))
  }
  const forced = (context: ManagementContext): boolean => isYes(textOf(queryOf(context), 'force'))
  const idsOf = (body: unknown): number[] => readInput(Ids, body, 'ids')

  app.get('/', async (context) => {
    const { spaceId } = await store.snapshot()
    const [rows, tags] = [await store.sql.select().from(assets), await assetTags(store)]
    return listAnswer(context, 'assets', listAssets(queryOf(context), rows, tags), (row) => toAsset(row, spaceId, tags))
  })
  app.post('/', async (context) => {
    const body = (await bodyOf(context)) as Record<string, unknown> | undefined
    const input = readInput(UploadRequest, { asset: { ...queryOf(context), ...body } }, 'asset')
    return context.json(await uploads.sign(input, postUrlOf(context)))
  })
  app.post('/bulk_destroy', async (context) => {
    const ids = idsOf(await bodyOf(context))
    const snapshot = await store.snapshot()
    await store.change((work) =>
      deleteAssets(work, ids, { force: forced(context), snapshot, by: principalOf(context) }),
    )
    return context.body(null, 204)
  })
  app.post('/bulk_restore', async (context) => {
    const ids = idsOf(await bodyOf(context))
    await store.change(async (work) => {
      await restoreAssets(work, ids)
      return ids
    })
    return context.body(null, 204)
  })
  app.post('/bulk_update', async (context) => {
    const body = await bodyOf(context)
    const ids = idsOf(body)
    const { asset_folder_id: folder } = readInput(Moved, body, 'asset')
    await store.change(async (work) => {
      await moveAssets(work, ids, folder === 0 ? null : folder)
      return ids
    })
    return context.body(null, 204)
  })
  app.get('/:id', (context) => show(context, idOf(context)))
  app.on(['PUT', 'PATCH'], '/:id', async (context) => {
    const id = idOf(context)
    const input = readInput(AssetChanges, await bodyOf(context), 'asset')
    await store.change((work) => updateAsset(work, id, input))
    return show(context, id)
  })
  app.delete('/:id', async (context) => {
    const id = idOf(context)
    const snapshot = await store.snapshot()
    await store.change((work) =>
      deleteAssets(work, [id], { force: forced(context), snapshot, by: principalOf(context) }),
    )
    return show(context, id)
  })
  app.get('/:id/finish_upload', async (context) =>
    show(context, await uploads.finish(idOf(context), principalOf(context))),
  )
  // Where used: an extension of ours.
  app.get('/:id/uses', async (context) => {
    const row = await requireAsset(store, idOf(context))
    const asset = await namedAsset(store, row)
    return context.json({ uses: usesOf(await store.snapshot(), await plannedVersions(store), asset) })
  })
  return app
}

/** URL for the form of an upload: the same server, by the host name of the caller's request. */
const postUrlOf = (context: ManagementContext): string => {
  const { origin, pathname } = new URL(context.req.raw.url)
  return `${origin}${pathname.slice(0, pathname.indexOf('/v1/'))}/uploads`
}

/** Receives the form of an upload, relative to `/uploads`. Its signature is the authentication. */
export function uploadRoutes(uploads: Uploads): KitApp {
  const app = newRoutes()
  app.post('/', async (context) => {
    await uploads.receive(context.req.raw)
    return context.body(null, 204)
  })
  return app
}

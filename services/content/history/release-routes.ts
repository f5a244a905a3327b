import { z } from 'zod'
import {
  bodyOf,
  idOf,
  listAnswer,
  type Management,
  type ManagementApp,
  type ManagementContext,
  newManagementRoutes,
  notFound,
  queryOf,
  requireRole,
} from '../management/context.ts'
import { refuseFilters } from '../query/params.ts'
import { instant, isYes, name, readInput } from '../management/input.ts'
import {
  conflictsOf,
  createRelease,
  deleteRelease,
  leaveRelease,
  listReleases,
  publishRelease,
  updateRelease,
} from './releases.ts'
import { membersOf, releaseById, type ReleaseRow } from './plans.ts'

const ReleaseInput = z.object({ name, release_at: instant.nullable() }).partial()

const toRelease = (row: ReleaseRow): Record<string, unknown> => ({
  id: row.id,
  uuid: row.uuid,
  name: row.name,
  release_at: row.releaseAt?.toISOString() ?? null,
  released: row.released,
  released_at: row.releasedAt?.toISOString() ?? null,
  failure: row.failure,
  timezone: 'Europe/Paris',
  branches_to_deploy: [],
  owner_id: null,
  owner_name: row.authorName,
  // An extension of ours: its publisher.
  approver_name: row.releaseAt && row.approverName,
  public: true,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/** `/releases` of a space. `do_release` publishes all stories of one. */
export function releaseRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  const answer = async (context: ManagementContext, id: number, status: 200 | 201 = 200): Promise<Response> => {
    const row = await releaseById(store, id)
    if (!row) throw notFound()
    const stories = (await membersOf(store, id)).map(({ storyId }) => storyId)
    return context.json({ release: { ...toRelease(row), story_ids: stories } }, status)
  }
  const conflicts = async (context: ManagementContext): Promise<Response> => {
    if (!(await releaseById(store, idOf(context)))) throw notFound()
    const ids = await conflictsOf(store, idOf(context))
    return context.json({ has_conflicts: ids.length > 0, story_ids: ids })
  }
  /** A release with a moment publishes itself, so setting the moment needs a publisher. */
  const authorize = (context: ManagementContext, at: Date | null | undefined): void => {
    if (at) requireRole(context, 'publisher')
  }

  app.get('/', async (context) => {
    refuseFilters(queryOf(context), ['branch_id'])
    return listAnswer(context, 'releases', await listReleases(store), toRelease)
  })
  app.post('/', async (context) => {
    const input = readInput(ReleaseInput, await bodyOf(context), 'release')
    authorize(context, input.release_at)
    return answer(context, await store.change((work) => createRelease(work, input)), 201)
  })
  app.get('/:id', (context) => answer(context, idOf(context)))
  app.put('/:id', async (context) => {
    const id = idOf(context)
    const body = (await bodyOf(context)) as { do_release?: unknown; release?: { do_release?: unknown } } | undefined
    const input = readInput(ReleaseInput, body, 'release')
    const isPublication = isYes(body?.do_release) || isYes(body?.release?.do_release)
    if (isPublication) requireRole(context, 'publisher')
    authorize(context, input.release_at)
    await store.change(async (work) => {
      await updateRelease(work, id, input)
      if (isPublication) await publishRelease(work, id)
    })
    return answer(context, id)
  })
  app.delete('/:id', async (context) => {
    await store.change((work) => deleteRelease(work, idOf(context)))
    return context.json({})
  })
  app.get('/:id/check_conflicts', conflicts)
  app.get('/:id/conflict_check', conflicts)
  app.delete('/:id/stories/:story{\\d+}', async (context) => {
    const id = idOf(context)
    const story = idOf(context, 'story')
    await store.change((work) => leaveRelease(work, id, story))
    return answer(context, id)
  })
  return app
}

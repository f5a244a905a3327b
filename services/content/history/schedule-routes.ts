import { z } from 'zod'
import { HttpError } from '../../kit/http-error.ts'
import {
  bodyOf,
  idOf,
  knownSaves,
  listAnswer,
  type Management,
  type ManagementApp,
  type ManagementContext,
  newManagementRoutes,
  notFound,
  queryOf,
} from '../management/context.ts'
import { instant, readInput } from '../management/input.ts'
import { listOf, textOf } from '../query/params.ts'
import { StaleSave } from '../management/story-changes.ts'
import type { Snapshot } from '../store/snapshot.ts'
import { draftVersion } from '../store/story-record.ts'
import { isSameVersion } from './held.ts'
import { cancelSchedule, listSchedules, reschedule, schedule, scheduleById, type ScheduleRow } from './schedules.ts'

const ScheduleInput = z.object({
  story_id: z.coerce.number().int().positive(),
  publish_at: instant,
  /** An extension of ours: in the cloud, expirations are only set by `expire_at` of a story. */
  kind: z.enum(['publish', 'expire']).default('publish'),
})

/** Statuses as in the cloud, except `cancelled` and `failed`, which it lacks. */
const STATUSES = { scheduled: 'scheduled', done: 'published_before_schedule', cancelled: 'cancelled', failed: 'failed' }

/** `/story_schedulings` of a space: instants in, instants out. */
export function scheduleRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  const toScheduling =
    ({ spaceId, draft }: Snapshot) =>
    (row: ScheduleRow) => {
      const record = draft.byId.get(row.storyId)
      return {
        id: row.id,
        space_id: spaceId,
        story_id: row.storyId,
        story_name: record?.name ?? null,
        kind: row.kind,
        language: '',
        publish_at: row.at.toISOString(),
        status: STATUSES[row.state],
        reason: row.reason,
        user_id: null,
        // The person who set the moment, or has approved the held version since.
        user_name: row.authorName,
        // Extensions of ours: the author of the held version, and whether the draft differs from it.
        changed_by: row.changedBy,
        draft_differs:
          row.state === 'scheduled' &&
          row.version !== null &&
          record !== undefined &&
          !isSameVersion(row.version, draftVersion(record)),
        deleted_at: row.state === 'cancelled' ? row.updatedAt.toISOString() : null,
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
      }
    }
  const view = async () => toScheduling(await store.snapshot())
  const answer = async (context: ManagementContext, id: number, status: 200 | 201 = 200): Promise<Response> => {
    const row = await scheduleById(store, id)
    if (!row) throw notFound()
    return context.json({ story_scheduling: (await view())(row) }, status)
  }

  app.get('/', async (context) => {
    const query = queryOf(context)
    const [states, story] = [listOf(query, 'by_status'), textOf(query, 'scheduled_for_story')]
    const rows = (await listSchedules(store)).filter(
      ({ state, storyId }) =>
        (states === undefined || states.includes(STATUSES[state])) &&
        (story === undefined || String(storyId) === story),
    )
    return listAnswer(context, 'story_schedulings', rows, await view())
  })
  app.post('/', async (context) => {
    const input = readInput(ScheduleInput, await bodyOf(context), 'story_scheduling')
    const options = { known: knownSaves(context) }
    try {
      const id = await store.change((work) => schedule(work, input.story_id, input.kind, input.publish_at, options))
      return await answer(context, id, 201)
    } catch (error) {
      if (error instanceof StaleSave) throw new HttpError(412, { error: 'The story has been saved since' })
      throw error
    }
  })
  app.get('/:id', (context) => answer(context, idOf(context)))
  app.put('/:id', async (context) => {
    const input = readInput(ScheduleInput.pick({ publish_at: true }), await bodyOf(context), 'story_scheduling')
    await store.change((work) => reschedule(work, idOf(context), input.publish_at))
    return answer(context, idOf(context))
  })
  app.delete('/:id', async (context) => {
    await store.change((work) => cancelSchedule(work, idOf(context)))
    return answer(context, idOf(context))
  })
  return app
}

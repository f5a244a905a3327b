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
} from '../management/context.ts'
import { instant, readInput } from '../management/input.ts'
import { listOf, textOf } from '../query/params.ts'
import { cancelSchedule, listSchedules, reschedule, schedule, scheduleById, type ScheduleRow } from './schedules.ts'

const ScheduleInput = z.object({
  story_id: z.coerce.number().int().positive(),
  publish_at: instant,
  /** Ours alone: the cloud has expirations only as `expire_at` of a story. */
  kind: z.enum(['publish', 'expire']).default('publish'),
})

/** The cloud's statuses; it has no word for cancelled and failed ones. */
const STATUSES = { scheduled: 'scheduled', done: 'published_before_schedule', cancelled: 'cancelled', failed: 'failed' }

/** `/story_schedulings` of a space: instants in, instants out. */
export function scheduleRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  const toScheduling = (spaceId: number, names: ReadonlyMap<number, string>) => (row: ScheduleRow) => ({
    id: row.id,
    space_id: spaceId,
    story_id: row.storyId,
    story_name: names.get(row.storyId) ?? null,
    kind: row.kind,
    language: '',
    publish_at: row.at.toISOString(),
    status: STATUSES[row.state],
    reason: row.reason,
    user_id: null,
    user_name: row.authorName,
    deleted_at: row.state === 'cancelled' ? row.updatedAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  })
  const view = async () => {
    const { spaceId, draft } = await store.snapshot()
    return toScheduling(spaceId, new Map(draft.all.map(({ id, name }) => [id, name])))
  }
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
    const id = await store.change((work) => schedule(work, input.story_id, input.kind, input.publish_at))
    return answer(context, id, 201)
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

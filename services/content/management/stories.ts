import { textOf } from '../query/params.ts'
import type { Work } from '../store/store.ts'
import {
  bodyOf,
  idOf,
  listAnswer,
  notFound,
  queryOf,
  uniquely,
  type Management,
  type ManagementContext,
  newManagementRoutes,
  type ManagementApp,
} from './context.ts'
import { isYes, NewStory, readInput, StoryChanges } from './input.ts'
import {
  createStory,
  deleteStory,
  discardChanges,
  moveStory,
  publishStory,
  unpublishStory,
  updateStory,
} from './story-changes.ts'
import { listStories } from './story-list.ts'
import { toFullStory, toListedStory } from './story-view.ts'

/** `/stories` of a space. */
export function storyRoutes({ store, previewToken, assetOrigin }: Management): ManagementApp {
  const app = newManagementRoutes()

  const answer = async (context: ManagementContext, id: number, status: 200 | 201 = 200): Promise<Response> => {
    const snapshot = await store.snapshot()
    const record = snapshot.draft.all.find((candidate) => candidate.id === id)
    if (!record) throw notFound()
    return context.json({ story: toFullStory(record, snapshot, previewToken, store.now()) }, status)
  }
  const changing =
    (change: (work: Work, id: number) => Promise<void>) =>
    async (context: ManagementContext): Promise<Response> => {
      const id = idOf(context)
      await store.change((work) => change(work, id))
      return answer(context, id)
    }
  const publicationOf = (context: ManagementContext, body: unknown) => ({
    publish: isYes(textOf(queryOf(context), 'publish')) || isYes((body as { publish?: unknown } | undefined)?.publish),
    assetOrigin: assetOrigin(),
  })

  app.get('/', async (context) => {
    const snapshot = await store.snapshot()
    return listAnswer(context, 'stories', listStories(queryOf(context), snapshot), (record) =>
      toListedStory(record, snapshot),
    )
  })
  app.post('/', async (context) => {
    const body = await bodyOf(context)
    const input = readInput(NewStory, body, 'story')
    const id = await uniquely(
      'slug',
      store.change((work) => createStory(work, input, publicationOf(context, body))),
    )
    return answer(context, id, 201)
  })
  app.get('/:id', (context) => answer(context, idOf(context)))
  app.put('/:id', async (context) => {
    const id = idOf(context)
    const body = await bodyOf(context)
    const input = readInput(StoryChanges, body, 'story')
    await uniquely(
      'slug',
      store.change((work) => updateStory(work, id, input, publicationOf(context, body))),
    )
    return answer(context, id)
  })
  app.delete('/:id', async (context) => {
    const id = idOf(context)
    await store.change((work) => deleteStory(work, id))
    return context.json({})
  })
  // GETs with side effects, as in the cloud. Against CSRF: the token is in a header, which other sites cannot set.
  app.get('/:id/publish', changing(publishStory))
  app.get('/:id/unpublish', changing(unpublishStory))
  app.get('/:id/discard_changes', changing(discardChanges))
  app.put('/:id/move', async (context) => {
    const body = (await bodyOf(context)) as { after_id?: unknown } | undefined
    const after = Number(textOf(queryOf(context), 'after_id') ?? body?.after_id ?? 0)
    return changing((work, id) => moveStory(work, id, Number.isSafeInteger(after) ? after : -1))(context)
  })
  return app
}

import { isPlanned } from '../history/held.ts'
import { leaveReleases, saveInRelease } from '../history/releases.ts'
import { restoreVersion } from '../history/restore.ts'
import { cancelSchedules, scheduleWithStory } from '../history/schedules.ts'
import { deleteForever, isPublic, restoreFromTrash, trashStory } from '../history/trash.ts'
import { snapshotAsked } from '../history/version-routes.ts'
import { HttpError } from '../../kit/http-error.ts'
import { flagOf, textOf } from '../query/params.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { Work } from '../store/store.ts'
import {
  bodyOf,
  idOf,
  knownSaves,
  listAnswer,
  numberOf,
  notFound,
  principalOf,
  queryOf,
  requireRole,
  uniquely,
  type Management,
  type ManagementContext,
  newManagementRoutes,
  type ManagementApp,
} from './context.ts'
import { isYes, NewStory, readInput, readStory, StoryChanges, StoryCopy } from './input.ts'
import {
  createStory,
  discardChanges,
  duplicateStory,
  moveStory,
  publishStory,
  requireStory,
  StaleSave,
  unpublishStory,
  updateStory,
} from './story-changes.ts'
import { PublicationRefused } from './publication-refused.ts'
import { listStories } from './story-list.ts'
import { toFullStory, toListedStory } from './story-view.ts'

/** `/stories` of a space. */
export function storyRoutes({ store, previewToken, assetOrigin }: Management): ManagementApp {
  const app = newManagementRoutes()

  const answer = async (
    context: ManagementContext,
    id: number,
    status: 200 | 201 | 412 = 200,
    from: Snapshot | Promise<Snapshot> = snapshotAsked(store, context),
  ): Promise<Response> => {
    const snapshot = await from
    const record = snapshot.draft.all.find((candidate) => candidate.id === id)
    if (!record) throw notFound()
    const etag = `"${record.saves}"`
    context.header('etag', etag)
    const story = toFullStory(record, snapshot, previewToken, store.now())
    return context.json(status === 412 ? { story, saved_by: record.savedBy, etag } : { story }, status)
  }
  const changing =
    (change: (work: Work, id: number) => Promise<void>) =>
    async (context: ManagementContext): Promise<Response> => {
      const id = idOf(context)
      await store.change((work) => change(work, id))
      return answer(context, id)
    }
  /** Throws 403 if the request publishes and the caller may not. */
  const publicationOf = (context: ManagementContext, body: unknown) => {
    const asked = (body as { publish?: unknown } | undefined)?.publish
    const publish = isYes(textOf(queryOf(context), 'publish')) || isYes(asked)
    if (publish) requireRole(context, 'publisher')
    return { publish, assetOrigin: assetOrigin(), isRedirected: flagOf(queryOf(context), 'redirect') ?? true }
  }
  /** Schedules that are saved with a story. */
  const scheduling = (context: ManagementContext, { publish_at, expire_at }: StoryChanges) => {
    const now = store.now()
    const isPlanned = [publish_at, expire_at].some((at) => at && at.getTime() > now)
    if (isPlanned) requireRole(context, 'publisher')
    return async (work: Work, id: number): Promise<void> => {
      if (isPlanned) await scheduleWithStory(work, id, { publish: publish_at, expire: expire_at })
    }
  }
  /** Deleting or restoring public pages needs a publisher. */
  const authorized =
    (context: ManagementContext, change: (work: Work, id: number) => Promise<void>) =>
    async (work: Work, id: number): Promise<void> => {
      if (await isPublic(work, id)) requireRole(context, 'publisher')
      await change(work, id)
    }
  /**
   * Authorisation, inside the change: moves, and all changes of folders, are live at once. Throws 403 if the caller may
   * not publish.
   */
  const requireDraftChange = async (
    context: ManagementContext,
    work: Work,
    id: number,
    input: StoryChanges,
  ): Promise<void> => {
    const row = await requireStory(work, id)
    // The place of a scheduled story was approved with it.
    if (!row.isFolder && !row.published && !(await isPlanned(work, [id]))) return
    const isMoved =
      (input.slug !== undefined && input.slug !== row.slug) ||
      (input.parent_id !== undefined && input.parent_id !== row.parentId) ||
      (input.is_startpage !== undefined && input.is_startpage !== row.isStartpage) ||
      (input.position !== undefined && input.position !== row.position)
    if (row.isFolder || isMoved) requireRole(context, 'publisher')
  }

  app.get('/', async (context) => {
    const snapshot = await (isInTrash(context) ? store.withTrash() : store.snapshot())
    return listAnswer(
      context,
      'stories',
      listStories(queryOf(context), { snapshot, principal: principalOf(context) }),
      (record) => toListedStory(record, snapshot),
    )
  })
  app.post('/', async (context) => {
    const body = await bodyOf(context)
    const input = readStory(NewStory, body)
    const plan = scheduling(context, input)
    const id = await uniquely(
      'slug',
      store.change(async (work) => {
        const made = await createStory(work, input, publicationOf(context, body))
        await plan(work, made)
        return made
      }),
    )
    return answer(context, id, 201)
  })
  // Stories in the trash are read-only.
  app.get('/:id', (context) =>
    answer(context, idOf(context), 200, isInTrash(context) ? store.withTrash() : snapshotAsked(store, context)),
  )
  app.put('/:id', async (context) => {
    const id = idOf(context)
    const body = await bodyOf(context)
    const input = readStory(StoryChanges, body)
    const plan = scheduling(context, input)
    const options = { ...publicationOf(context, body), known: knownSaves(context) }
    const inRelease = textOf(queryOf(context), 'release_id') !== undefined
    const save = ({ draftOnly = false } = {}) =>
      uniquely(
        'slug',
        store.change(async (work) => {
          await requireDraftChange(context, work, id, input)
          const saving = { ...options, publish: options.publish && !draftOnly }
          if (inRelease) return saveInRelease(work, id, numberOf(context, 'release_id'), input, saving)
          await updateStory(work, id, input, saving)
          if (!draftOnly) await plan(work, id)
        }),
      )
    let refused: PublicationRefused | undefined
    try {
      refused = await save().then(
        () => undefined,
        async (error: unknown) => {
          if (!(error instanceof PublicationRefused)) throw error
          // The draft is saved all the same, without publication and schedules.
          await save({ draftOnly: true })
          return error
        },
      )
    } catch (error) {
      if (error instanceof StaleSave) return answer(context, id, 412)
      throw error
    }
    const kept = await answer(context, id)
    if (!refused) return kept
    // Optimistic lock: the client gets the new ETag of the saved draft.
    throw new HttpError(refused.status, refused.body, { etag: kept.headers.get('etag') ?? '' })
  })
  // Moves to the trash; with `in_trash`, deletes for good.
  app.delete('/:id', async (context) => {
    const id = idOf(context)
    const remove = authorized(context, isInTrash(context) ? deleteForever : trashStory)
    await store.change((work) => remove(work, id))
    return context.json({})
  })
  app.on(['PUT', 'POST'], '/:id/duplicate', async (context) => {
    const id = idOf(context)
    const input = readInput(StoryCopy, await bodyOf(context), 'story')
    const copy = await uniquely(
      'slug',
      store.change((work) => duplicateStory(work, id, input)),
    )
    return answer(context, copy, 201)
  })
  app.put('/:id/restore', (context) => changing(authorized(context, restoreFromTrash))(context))
  app.get('/:id/restore_with', (context) =>
    changing((work, id) => restoreVersion(work, id, numberOf(context, 'version')))(context),
  )
  // GETs with side effects, as in the cloud. CSRF: the token is in a header, which other sites cannot set.
  app.get('/:id/publish', changing(publishStory))
  // Extensions of ours: `cancel_schedules` cancels the story's schedules, `leave_releases` removes it from coming
  // releases.
  app.get('/:id/unpublish', (context) =>
    changing(async (work, id) => {
      await unpublishStory(work, id)
      const query = queryOf(context)
      if (flagOf(query, 'cancel_schedules') === true) await cancelSchedules(work, [id])
      if (flagOf(query, 'leave_releases') === true) await leaveReleases(work, [id])
    })(context),
  )
  app.get('/:id/discard_changes', changing(discardChanges))
  app.put('/:id/move', async (context) => {
    const body = (await bodyOf(context)) as { after_id?: unknown } | undefined
    const after = Number(textOf(queryOf(context), 'after_id') ?? body?.after_id ?? 0)
    return changing((work, id) => moveStory(work, id, Number.isSafeInteger(after) ? after : -1))(context)
  })
  return app
}

/** `in_trash`: the request concerns the trash. */
const isInTrash = (context: ManagementContext): boolean => flagOf(queryOf(context), 'in_trash') === true

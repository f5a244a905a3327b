import {
  idOf,
  listAnswer,
  type Management,
  type ManagementApp,
  type ManagementContext,
  newManagementRoutes,
  notFound,
  numberOf,
  queryOf,
} from '../management/context.ts'
import { HttpError } from '../../kit/http-error.ts'
import { invalid } from '../management/input.ts'
import { flagOf, textOf } from '../query/params.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { Store } from '../store/store.ts'
import { draftVersion } from '../store/story-record.ts'
import type { PublishedVersion } from '../store/types.ts'
import { compareVersions } from './compare.ts'
import { restoreVersion } from './restore.ts'
import { scheduleById } from './schedules.ts'
import { versionById, type VersionRow, versionsOf } from './versions.ts'

/** Names of the events in the cloud. */
const EVENTS = { saved: 'update', published: 'publish', unpublished: 'unpublish', restored: 'restore' } as const

const STATUSES = { saved: 'draft', published: 'published', unpublished: 'unpublished', restored: 'draft' } as const

/** A version in `versions`, as the official management client reads it. */
const toVersion = ({ id, kind, authorName, createdAt, storyId }: VersionRow): Record<string, unknown> => ({
  id,
  event: EVENTS[kind],
  created_at: createdAt.toISOString(),
  author_id: null,
  author: authorName ?? undefined,
  item_id: storyId,
  is_draft: kind !== 'published',
})

/**
 * A version in `story_versions`. `kind`, `updated_at` and `user.friendly_name` are its type, last change and author.
 */
const toStoryVersion = (row: VersionRow, withContent: boolean): Record<string, unknown> => ({
  id: row.id,
  story_id: row.storyId,
  release_id: row.releaseId,
  kind: row.kind,
  status: STATUSES[row.kind],
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  user_id: null,
  user: row.authorName === null ? null : { id: row.authorId, userid: row.authorId, friendly_name: row.authorName },
  // An extension of ours: the author of a published version. `user` is then the publisher.
  changed_by: row.changedBy,
  ...(withContent ? contentOf(row.version) : {}),
})

const contentOf = (version: PublishedVersion): Record<string, unknown> => ({
  name: version.name,
  path: version.path,
  sort_by_date: version.sortByDate,
  tag_list: version.tagList,
  meta_data: version.metaData ?? null,
  translated_slugs: version.translatedSlugs,
  content: version.content,
})

/** The space as requested: with the versions of a release (`release_id`), or with the drafts. */
export async function snapshotAsked(store: Store, context: ManagementContext): Promise<Snapshot> {
  if (textOf(queryOf(context), 'release_id') === undefined) return store.snapshot()
  const released = await store.withRelease(numberOf(context, 'release_id'))
  if (!released) throw notFound()
  return released
}

/** Versions of stories, under each of the cloud's names for them, relative to the space. */
export function versionRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  const restore = async (context: ManagementContext, storyId: number, versionId: number): Promise<void> => {
    await store.change(async (work) => {
      await restoreVersion(work, storyId, versionId)
      return storyId
    })
  }
  const ofStories = (context: ManagementContext): number => {
    const model = textOf(queryOf(context), 'model')
    if (model === undefined) throw invalid({ model: ["can't be blank"] })
    if (model !== 'stories') throw new HttpError(501, { error: `This service has no versions of ${model}` })
    return numberOf(context, 'model_id')
  }

  app.get('/story_versions', async (context) => {
    const query = queryOf(context)
    const release = textOf(query, 'by_release_id') === undefined ? undefined : numberOf(context, 'by_release_id')
    const rows = await versionsOf(store, numberOf(context, 'by_story_id'), release)
    const withContent = flagOf(query, 'show_content') === true
    return listAnswer(context, 'story_versions', rows, (row) => toStoryVersion(row, withContent))
  })
  app.get('/story_versions/:id', async (context) => {
    const row = await versionById(store, idOf(context))
    if (!row) throw notFound()
    return context.json({ story_version: toStoryVersion(row, true) })
  })
  app.get('/versions', async (context) =>
    listAnswer(context, 'versions', await versionsOf(store, ofStories(context)), toVersion),
  )
  app.put('/versions/:id', async (context) => {
    await restore(context, ofStories(context), idOf(context))
    return context.body(null, 204)
  })
  app.get('/stories/:id/versions', async (context) =>
    listAnswer(context, 'versions', await versionsOf(store, idOf(context)), toVersion),
  )
  // The older side is `version`, or with `scheduling` the version that a schedule holds. The newer side is the version
  // `with`, else the draft, or with `release_id` the version in that release.
  app.get('/stories/:id/compare', async (context) => {
    const id = idOf(context)
    const version = async (...names: string[]): Promise<PublishedVersion> => {
      const row = await versionById(store, numberOf(context, ...names))
      if (row?.storyId !== id) throw notFound()
      return row.version
    }
    const held = async (): Promise<PublishedVersion> => {
      const row = await scheduleById(store, numberOf(context, 'scheduling'))
      if (row?.storyId !== id || !row.version) throw notFound()
      return row.version
    }
    const isOfSchedule = textOf(queryOf(context), 'scheduling') !== undefined
    const before = await (isOfSchedule ? held() : version('version', 'version_v2'))
    const draft = (await snapshotAsked(store, context)).draft.all.find((record) => record.id === id)
    const isWith = textOf(queryOf(context), 'with') !== undefined
    if (!isWith && !draft) throw notFound()
    const after = isWith || !draft ? await version('with') : draftVersion(draft)
    return context.json({ changes: compareVersions(before, after) })
  })
  return app
}

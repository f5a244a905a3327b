import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { HttpError } from '../../kit/http-error.ts'
import { fullSlugOf } from '@barriere/shared/stories/full-slug.ts'
import { withNewUids } from '@barriere/shared/stories/new-uids.ts'
import { slugify } from '@barriere/shared/stories/slug.ts'
import { answerReview } from '../history/reviews.ts'
import { type Held, heldOf, holdApproved, holdPublished, isSameVersion } from '../history/held.ts'
import { keepVersion } from '../history/versions.ts'
import { requireApproval } from '../history/workflow.ts'
import { stories } from '../schema.ts'
import type { ContentEvent } from '../store/events.ts'
import type { Work } from '../store/store.ts'
import { draftVersion, type StoryRow } from '../store/story-record.ts'
import { outdatedAfter } from '../store/outdated.ts'
import type { Content } from '../store/types.ts'
import { keepFormerSlugs } from './former-slugs.ts'
import { invalid, type NewStory, type StoryChanges, type StoryCopy } from './input.ts'
import { describeAssets } from '../assets/described.ts'
import { requireChecks } from './publishing-checks.ts'
import { foldersAbove, siblingsOf } from './tree.ts'
import { versionColumns } from './version-columns.ts'

/** Changes of stories, each run inside the store's `change`. */
export interface Publication {
  publish: boolean
  /** Public origin of files, as used in content from the delivery API. */
  assetOrigin: string
  /** Whether former addresses redirect to the new ones; default true. */
  isRedirected?: boolean
  /** Optimistic lock: the `saves` that the caller has read; undefined overwrites any version. */
  known?: readonly number[] | undefined
}

/** Thrown if another save came first. Nothing was changed. */
export class StaleSave extends Error {
  override name = 'StaleSave'
}

export async function createStory(work: Work, input: z.output<typeof NewStory>, options: Publication): Promise<number> {
  const { sql, now } = work
  const parentId = await parentOf(work, input.parent_id ?? null)
  const siblings = await siblingsOf(work, parentId)
  const [row] = await sql
    .insert(stories)
    .values({
      uuid: randomUUID(),
      parentId,
      name: input.name,
      slug: input.slug ?? slugify(input.name),
      isFolder: input.is_folder,
      isStartpage: !input.is_folder && input.is_startpage === true,
      position: input.position ?? (siblings.at(-1)?.position ?? -10) + 10,
      groupId: input.group_id ?? randomUUID(),
      tagList: [],
      translatedSlugs: [],
      content: {},
      unpublishedChanges: false,
      createdAt: now,
      updatedAt: now,
      saves: 1,
      savedBy: work.author.name,
      ...versionColumns(input, [], options.assetOrigin),
    })
    .returning()
  if (!row) throw new Error('The story was not inserted.')
  if (!row.isFolder && row.content.component === undefined) throw invalid({ content: ['must have a component'] })
  if (options.publish) await publishDraft(work, row.id)
  else await keepVersion(work, undefined, row, 'saved')
  return row.id
}

/** Copies a story's draft, beside it or to another folder. The copy is an independent draft with new `_uid`s. */
export async function duplicateStory(work: Work, id: number, input: StoryCopy): Promise<number> {
  const row = await requireStory(work, id)
  if (row.isFolder) throw invalid({ base: ['a folder cannot be duplicated'] })
  const parentId = input.parent_id === undefined ? row.parentId : input.parent_id
  const taken = new Set((await siblingsOf(work, parentId)).map(({ slug }) => slug))
  const free = (slug: string): string => {
    for (let count = 2; ; count += 1) if (!taken.has(`${slug}-${count}`)) return `${slug}-${count}`
  }
  return createStory(
    work,
    {
      name: input.name ?? row.name,
      slug: input.slug ?? (taken.has(row.slug) || row.isStartpage ? free(row.slug) : row.slug),
      is_folder: false,
      parent_id: parentId,
      content: withNewUids(row.content),
      tag_list: row.tagList,
    },
    { publish: false, assetOrigin: '' },
  )
}

export async function updateStory(work: Work, id: number, input: StoryChanges, options: Publication): Promise<void> {
  const row = await requireStory(work, id)
  if (options.known !== undefined && !options.known.includes(row.saves)) throw new StaleSave()
  const isPlaced = [input.parent_id, input.slug, input.is_startpage, input.translated_slugs_attributes].some(
    (field) => field !== undefined,
  )
  const update = () => saveStory(work, row, input, options)
  await (isPlaced && options.isRedirected !== false ? keepFormerSlugs(work, [id], update) : update())
}

async function saveStory(work: Work, row: StoryRow, input: StoryChanges, options: Publication): Promise<void> {
  const { id } = row
  const parentId = input.parent_id === undefined ? row.parentId : await parentOf(work, input.parent_id, id)
  const slug = input.slug ?? row.slug
  const moved = parentId !== row.parentId || slug !== row.slug
  const version = versionColumns(input, row.translatedSlugs, options.assetOrigin)
  const changed = !isDeepStrictEqual(draftVersion(row), draftVersion({ ...row, ...version }))
  const [saved] = await work.sql
    .update(stories)
    .set({
      ...version,
      parentId,
      slug,
      updatedAt: work.now,
      ...savedColumns(work, row, { changed, content: version.content }),
      ...(input.position === undefined ? {} : { position: input.position }),
      ...(input.group_id === undefined ? {} : { groupId: input.group_id }),
      ...(input.is_startpage === undefined || row.isFolder ? {} : { isStartpage: input.is_startpage }),
      // A move is public at once, so there is nothing left to publish.
      ...(row.published && changed ? { unpublishedChanges: true } : {}),
    })
    .where(eq(stories.id, id))
    .returning()
  // A folder has no draft: changes of its name and place are public at once.
  if (saved && (moved || row.isFolder)) work.notify(...(moved ? [await eventOf(work, 'moved', saved)] : []))
  if (options.publish && !row.isFolder) await publishDraft(work, id, row)
  else if (saved && changed) {
    await holdApproved(work, row, saved)
    await keepVersion(work, row, saved, 'saved')
  }
}

/**
 * Columns of every save: the optimistic lock, the outdated translations, and the workflow's stage. A change ends an
 * approval, but not a request for a review.
 */
export const savedColumns = (
  { author }: Pick<Work, 'author'>,
  { saves, stage, outdated, content }: Pick<StoryRow, 'saves' | 'stage' | 'outdated' | 'content'>,
  { changed, content: after = content }: { changed: boolean; content?: Content | undefined },
): Pick<StoryRow, 'saves' | 'savedBy' | 'stage' | 'outdated'> => ({
  saves: saves + 1,
  savedBy: author.name,
  stage: changed && stage === 'approved' ? 'draft' : stage,
  outdated: after === content ? outdated : outdatedAfter(outdated, content, after),
})

export async function publishStory(work: Work, id: number): Promise<void> {
  await keepFormerSlugs(work, [id], () => publishDraft(work, id))
}

/** `before`: the story before the save, if the publication is part of one. */
async function publishDraft(work: Work, id: number, before?: StoryRow): Promise<void> {
  const row = await requireStory(work, id)
  if (row.isFolder) throw invalid({ base: ['a folder cannot be published'] })
  requireApproval(work, row)
  await publishVersion(work, row, heldOf(row), before)
  await holdPublished(work, id, heldOf(row))
}

/** Publishes the version that a schedule holds. A draft that has changed since stays, with its review. */
export async function publishHeld(work: Work, id: number, held: Held): Promise<void> {
  await keepFormerSlugs(work, [id], async () => publishVersion(work, await requireStory(work, id), held))
}

async function publishVersion(
  work: Work,
  row: StoryRow,
  { version, changedBy }: Held,
  before: StoryRow = row,
): Promise<void> {
  const isDraft = isSameVersion(version, draftVersion(row))
  await requireChecks(work, [{ id: row.id, ...version }])
  await work.sql
    .update(stories)
    .set({
      published: version,
      publishedAt: work.now,
      firstPublishedAt: row.firstPublishedAt ?? work.now,
      unpublishedChanges: !isDraft,
      ...(isDraft && row.stage === 'review' ? { stage: 'approved' } : {}),
    })
    .where(eq(stories.id, row.id))
  if (isDraft) await endReview(work, row, 'published')
  await describeAssets(work, [version.content])
  const after = isDraft ? row : { ...row, ...version, savedBy: changedBy }
  await keepVersion(work, before, after, 'published')
  work.notify(await eventOf(work, 'published', after))
}

/** Answers the request for a review of a draft that was published or discarded. */
async function endReview(work: Work, row: StoryRow, outcome: 'published' | 'returned'): Promise<void> {
  if (row.stage !== 'review') return
  await answerReview(work, { storyId: row.id, name: row.name, releaseId: null }, { outcome, comment: null })
}

export async function unpublishStory(work: Work, id: number): Promise<void> {
  const row = await requireStory(work, id)
  if (!row.published) return
  await work.sql
    .update(stories)
    .set({ published: null, publishedAt: null, unpublishedChanges: false })
    .where(eq(stories.id, id))
  await keepVersion(work, row, row, 'unpublished')
  work.notify(await eventOf(work, 'unpublished', row))
}

/** Resets the draft to the published version. */
export async function discardChanges(work: Work, id: number): Promise<void> {
  const row = await requireStory(work, id)
  if (!row.published) return
  await work.sql
    .update(stories)
    .set({
      ...row.published,
      unpublishedChanges: false,
      updatedAt: work.now,
      ...savedColumns(work, row, { changed: true, content: row.published.content }),
      // Nothing is left to review.
      stage: 'draft',
    })
    .where(eq(stories.id, id))
  await endReview(work, row, 'returned')
  await holdApproved(work, row, { ...row, ...row.published })
  await keepVersion(work, row, { ...row, ...row.published }, 'restored')
}

/** Moves a story after a sibling, or to the first position when `afterId` is 0. */
export async function moveStory(work: Work, id: number, afterId: number): Promise<void> {
  const row = await requireStory(work, id)
  const others = (await siblingsOf(work, row.parentId)).filter((sibling) => sibling.id !== id)
  const after = afterId === 0 ? -1 : others.findIndex((sibling) => sibling.id === afterId)
  if (after < 0 && afterId !== 0) throw invalid({ after_id: ['must be in the same folder'] })
  const ordered = others.toSpliced(after + 1, 0, row)
  await work.sql
    .update(stories)
    .set(savedColumns(work, row, { changed: false }))
    .where(eq(stories.id, id))
  for (const [index, sibling] of ordered.entries()) {
    if (sibling.position !== index * 10)
      await work.sql
        .update(stories)
        .set({ position: index * 10 })
        .where(eq(stories.id, sibling.id))
  }
  work.notify(await eventOf(work, 'moved', row))
}

/** A story or folder outside of the trash. Throws 404. */
export async function requireStory({ sql }: Work, id: number): Promise<StoryRow> {
  const [row] = await sql
    .select()
    .from(stories)
    .where(and(eq(stories.id, id), isNull(stories.deletedAt)))
  if (!row) throw new HttpError(404, ['This record could not be found'])
  return row
}

/** Validates the parent: an existing folder and, for `of`, not one inside it (a cycle). Throws 422. */
async function parentOf(work: Work, parentId: number | null, of?: number): Promise<number | null> {
  if (parentId === null) return null
  const folders = await foldersAbove(work, parentId)
  if (!folders.has(parentId)) throw invalid({ parent_id: ['must be a folder'] })
  if (of !== undefined && folders.has(of)) throw invalid({ parent_id: ['must not be inside the folder itself'] })
  return parentId
}

export async function eventOf(
  work: Work,
  action: 'published' | 'unpublished' | 'deleted' | 'moved',
  row: StoryRow,
): Promise<ContentEvent> {
  return {
    action,
    id: row.id,
    name: row.name,
    fullSlug: fullSlugOf(row, await foldersAbove(work, row.parentId)),
    isFolder: row.isFolder,
  }
}

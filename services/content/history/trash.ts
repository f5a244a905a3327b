import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { invalid } from '../management/input.ts'
import { notFound } from '../management/context.ts'
import { eventOf, requireStory } from '../management/story-changes.ts'
import { allBelow, liesIn } from '../management/tree.ts'
import { stories } from '../schema.ts'
import type { ContentEvent } from '../store/events.ts'
import type { Work } from '../store/store.ts'
import type { StoryRow } from '../store/story-record.ts'
import { isPlanned } from './held.ts'
import { cancelSchedules } from './schedules.ts'

const DAY = 86_400_000

/**
 * Moves a story, or a folder with its contents, to the trash. It keeps its ids; its address becomes free. Each story
 * sends an event, the deepest first. Schedules are cancelled.
 */
export async function trashStory(work: Work, id: number): Promise<void> {
  const doomed = await withContents(work, await requireStory(work, id))
  const events: ContentEvent[] = []
  for (const gone of doomed.toReversed()) events.push(await eventOf(work, 'deleted', gone))
  const ids = doomed.map((gone) => gone.id)
  await work.sql
    .update(stories)
    .set({ deletedAt: work.now, deletedBy: work.author.name, deletedWith: id })
    .where(inArray(stories.id, ids))
  await cancelSchedules(work, ids)
  work.notify(...events)
}

/** Whether a story, or part of a folder's contents, is public or scheduled, in the trash or not. */
export async function isPublic(work: Pick<Work, 'sql'>, id: number): Promise<boolean> {
  const [row] = await work.sql.select().from(stories).where(eq(stories.id, id))
  if (!row) return false
  const rows = row.deletedAt ? await trashedWith(work, id) : await withContents(work, row)
  if (rows.some(({ published }) => published !== null)) return true
  return await isPlanned(
    work,
    rows.map((one) => one.id),
  )
}

/**
 * Restores everything that was deleted together, in its former state: published stories are published again. Throws 422
 * if the parent folder is in the trash, or the slug is taken.
 */
export async function restoreFromTrash(work: Work, id: number): Promise<void> {
  const [root] = await work.sql.select().from(stories).where(eq(stories.id, id))
  if (!root?.deletedAt) throw notFound()
  if (root.deletedWith !== id) throw invalid({ base: ['went to the trash with its folder: restore the folder'] })
  await requirePlace(work, root)
  const rows = await trashedWith(work, id)
  const ids = rows.map((row) => row.id)
  await work.sql
    .update(stories)
    .set({ deletedAt: null, deletedBy: null, deletedWith: null })
    .where(inArray(stories.id, ids))
  const events: ContentEvent[] = []
  for (const row of rows) if (row.published) events.push(await eventOf(work, 'published', row))
  work.notify(...events)
}

/** Deletes a story in the trash for good, with its contents and its history. */
export async function deleteForever({ sql }: Pick<Work, 'sql'>, id: number): Promise<void> {
  const [row] = await sql.select().from(stories).where(eq(stories.id, id))
  if (!row?.deletedAt) throw notFound()
  await sql.delete(stories).where(eq(stories.id, id))
}

const expired = ({ now, settings }: Pick<Work, 'now' | 'settings'>) =>
  lte(stories.deletedAt, new Date(now.getTime() - settings.trashDays * DAY))

/** Whether any story has been in the trash for longer than the configured days. */
export const hasExpiredTrash = async (work: Pick<Work, 'sql' | 'now' | 'settings'>): Promise<boolean> =>
  (await work.sql.$count(stories, expired(work))) > 0

/** Deletes stories for good that have been in the trash for longer than the configured days. */
export async function emptyTrash(work: Pick<Work, 'sql' | 'now' | 'settings'>): Promise<void> {
  await work.sql.delete(stories).where(expired(work))
}

const trashedWith = ({ sql }: Pick<Work, 'sql'>, id: number): Promise<StoryRow[]> =>
  sql.select().from(stories).where(eq(stories.deletedWith, id)).orderBy(asc(stories.id))

/** A story, or a folder with its contents, parents first; without stories in the trash. */
const withContents = async ({ sql }: Pick<Work, 'sql'>, row: StoryRow): Promise<StoryRow[]> => [
  row,
  ...(await allBelow([row.id], (condition) => sql.select().from(stories).where(condition))),
]

/** Only the root can collide with other slugs: its contents were alone in their folder. */
async function requirePlace({ sql }: Work, { parentId, slug, isStartpage }: StoryRow): Promise<void> {
  if (parentId !== null) {
    const [folder] = await sql.select().from(stories).where(eq(stories.id, parentId))
    if (folder?.deletedAt) throw invalid({ parent_id: [`is in the trash: restore the folder ${folder.name} first`] })
  }
  const [taken] = await sql
    .select({ name: stories.name })
    .from(stories)
    .where(
      and(
        liesIn(parentId),
        isStartpage && parentId !== null
          ? eq(stories.isStartpage, true)
          : and(eq(stories.slug, slug), eq(stories.isStartpage, false)),
      ),
    )
  if (!taken) return
  throw invalid({
    slug: [
      isStartpage
        ? `cannot be restored: ${taken.name} is the start page of the folder now`
        : `${slug} has been taken meanwhile by ${taken.name}`,
    ],
  })
}

import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { actingMay } from '../people/acting.ts'
import type { Work } from '../store/store.ts'
import { draftVersion, type StoryRow } from '../store/story-record.ts'
import type { PublishedVersion } from '../store/types.ts'
import { releases, releaseStories, storySchedulings } from './schema.ts'
import { authorColumns } from './versions.ts'

/** An approved version, and its author; null for content of the seed. */
export interface Held {
  readonly version: PublishedVersion
  readonly changedBy: string | null
}

/** Whether two versions have the same content. */
export const isSameVersion = (one: PublishedVersion, other: PublishedVersion): boolean => isDeepStrictEqual(one, other)

/** The draft as a held version. */
export const heldOf = (row: StoryRow): Held => ({ version: draftVersion(row), changedBy: row.savedBy })

/** Scheduled publications of stories, at most one for each. */
const pendingPublication = (...storyIds: readonly number[]) =>
  and(
    inArray(storySchedulings.storyId, storyIds),
    eq(storySchedulings.kind, 'publish'),
    eq(storySchedulings.state, 'scheduled'),
  )

/**
 * Four eyes: a schedule holds the approved version, independent of the draft. Called at each change of a draft. A
 * change of a publisher updates the held version, unless the draft has other unapproved changes, or the configuration
 * requires approvals. When the draft leaves the held version, the person who set the moment gets a mail.
 */
export async function holdApproved(work: Work, before: StoryRow, after: StoryRow): Promise<void> {
  const [row] = await work.sql.select().from(storySchedulings).where(pendingPublication(before.id))
  if (!row) return
  const asksApproval = work.settings.workflow === 'refuse'
  // An old row holds no version. An unapproved draft is left to be refused when it is due.
  if (row.version === null && asksApproval && before.stage !== 'approved') return
  const held: Held = row.version === null ? heldOf(before) : { version: row.version, changedBy: row.changedBy }
  const isHeld = isSameVersion(held.version, draftVersion(before))
  if (isHeld && !asksApproval && actingMay('publisher')) {
    await hold(work, row.id, heldOf({ ...after, savedBy: work.author.name }), true)
    return
  }
  if (row.version === null) await hold(work, row.id, held, false)
  if (!isHeld || isSameVersion(held.version, draftVersion(after)) || row.authorId === null) return
  const { author } = work
  const left = { storyId: before.id, name: before.name, author, at: row.at }
  await work.notices.heldVersionLeft(work.sql, row.authorId, left)
}

/** A publication updates the held version, so that the schedule does not publish an older version later. */
export async function holdPublished(work: Work, storyId: number, published: Held): Promise<void> {
  const [row] = await work.sql.select().from(storySchedulings).where(pendingPublication(storyId))
  if (row) await hold(work, row.id, published, true)
}

/** @param isApproval makes the author of the change responsible for the publication */
async function hold({ sql, now, author }: Work, id: number, held: Held, isApproval: boolean): Promise<void> {
  await sql
    .update(storySchedulings)
    .set({ ...held, ...(isApproval ? authorColumns(author) : {}), updatedAt: now })
    .where(eq(storySchedulings.id, id))
}

/** Whether one of these stories will be published by a schedule, or by a release with a moment. */
export async function isPlanned({ sql }: Pick<Work, 'sql'>, storyIds: readonly number[]): Promise<boolean> {
  const [scheduled] = await sql
    .select({ id: storySchedulings.id })
    .from(storySchedulings)
    .where(pendingPublication(...storyIds))
    .limit(1)
  if (scheduled) return true
  const [released] = await sql
    .select({ id: releases.id })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .where(
      and(inArray(releaseStories.storyId, [...storyIds]), eq(releases.released, false), isNotNull(releases.releaseAt)),
    )
    .limit(1)
  return released !== undefined
}

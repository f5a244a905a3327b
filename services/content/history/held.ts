import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { actingMay } from '../people/acting.ts'
import type { Work } from '../store/store.ts'
import { draftVersion, type StoryRow } from '../store/story-record.ts'
import type { PublishedVersion } from '../store/types.ts'
import { releases, releaseStories, storySchedulings } from './schema.ts'
import { authorColumns } from './versions.ts'

/** A version that was approved, and by whom it was written; null for content of the seed. */
export interface Held {
  readonly version: PublishedVersion
  readonly changedBy: string | null
}

/** Whether two versions say the same. */
export const isSameVersion = (one: PublishedVersion, other: PublishedVersion): boolean => isDeepStrictEqual(one, other)

/** A draft as a schedule holds it. */
export const heldOf = (row: StoryRow): Held => ({ version: draftVersion(row), changedBy: row.savedBy })

/** The publications of stories that are still to come, at most one of each. */
const pendingPublication = (...storyIds: readonly number[]) =>
  and(
    inArray(storySchedulings.storyId, storyIds),
    eq(storySchedulings.kind, 'publish'),
    eq(storySchedulings.state, 'scheduled'),
  )

/**
 * Four eyes: a schedule holds the version that was approved, whatever becomes of the draft. Called with each change of
 * a draft. It takes on the change of a publisher, as long as nobody else's is in the draft; where the configuration
 * asks for approvals, it takes on nothing. Whoever set the moment is mailed once the draft leaves what is held.
 */
export async function holdApproved(work: Work, before: StoryRow, after: StoryRow): Promise<void> {
  const [row] = await work.sql.select().from(storySchedulings).where(pendingPublication(before.id))
  if (!row) return
  const asksApproval = work.settings.workflow === 'refuse'
  // Of before, it holds nothing yet: what was not approved waits for its refusal.
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

/** A publication renews what is held: what comes later must not bring an older version back. */
export async function holdPublished(work: Work, storyId: number, published: Held): Promise<void> {
  const [row] = await work.sql.select().from(storySchedulings).where(pendingPublication(storyId))
  if (row) await hold(work, row.id, published, true)
}

/** @param isApproval whoever makes the change answers for the publication from now on */
async function hold({ sql, now, author }: Work, id: number, held: Held, isApproval: boolean): Promise<void> {
  await sql
    .update(storySchedulings)
    .set({ ...held, ...(isApproval ? authorColumns(author) : {}), updatedAt: now })
    .where(eq(storySchedulings.id, id))
}

/** Whether one of these stories goes live by itself: by a schedule, or in a release with a moment. */
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

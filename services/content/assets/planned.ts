import { and, eq, isNotNull } from 'drizzle-orm'
import { releases, releaseStories, storySchedulings } from '../history/schema.ts'
import type { Work } from '../store/store.ts'
import type { StoryRow } from '../store/story-record.ts'
import type { Content, PublishedVersion } from '../store/types.ts'
import type { PlannedVersion } from './uses.ts'

/** A planned version, and the row that holds it. */
interface StoredPlan extends PlannedVersion {
  /** Null: the version of a release. */
  readonly schedulingId: number | null
  readonly version: PublishedVersion
  /** 0 for a schedule. */
  readonly saves: number
}

/** Versions of stories in unpublished releases, and those that schedules hold. */
export async function plannedVersions({ sql }: Pick<Work, 'sql'>): Promise<StoredPlan[]> {
  const members = await sql
    .select({ member: releaseStories, releaseAt: releases.releaseAt })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .where(eq(releases.released, false))
  const held = await sql
    .select()
    .from(storySchedulings)
    .where(and(eq(storySchedulings.state, 'scheduled'), isNotNull(storySchedulings.version)))
  return [
    ...members.map(({ member: { releaseId, storyId, version, saves }, releaseAt }) => ({
      releaseId,
      schedulingId: null,
      storyId,
      isScheduled: releaseAt !== null,
      version,
      saves,
    })),
    ...held.flatMap(({ id, storyId, version }) =>
      version ? { releaseId: null, schedulingId: id, storyId, isScheduled: true, version, saves: 0 } : [],
    ),
  ]
}

/** No conflict: a release's version gets the same change as the draft. */
export async function rebaseReleases({ sql }: Pick<Work, 'sql'>, before: StoryRow, after: StoryRow): Promise<void> {
  await sql
    .update(releaseStories)
    .set({ baseSaves: after.saves })
    .where(and(eq(releaseStories.storyId, before.id), eq(releaseStories.baseSaves, before.saves)))
}

/**
 * Replaces the contents of planned versions.
 * @param renew returns the same object if nothing changes
 * @param approve called before a scheduled version is changed; throws if that is not allowed
 */
export async function replaceInPlans(
  { sql, now, author }: Work,
  planned: readonly StoredPlan[],
  renew: (content: Content) => Content,
  approve: () => void,
): Promise<void> {
  for (const { releaseId, schedulingId, storyId, version, saves, isScheduled } of planned) {
    const content = renew(version.content)
    if (content === version.content) continue
    if (isScheduled) approve()
    const renewed = { version: { ...version, content }, updatedAt: now }
    if (schedulingId !== null)
      await sql.update(storySchedulings).set(renewed).where(eq(storySchedulings.id, schedulingId))
    if (releaseId !== null)
      await sql
        .update(releaseStories)
        .set({ ...renewed, saves: saves + 1, savedBy: author.name })
        .where(and(eq(releaseStories.releaseId, releaseId), eq(releaseStories.storyId, storyId)))
  }
}

import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { notFound } from '../management/context.ts'
import { invalid } from '../management/input.ts'
import { requireChecks } from '../management/publishing-checks.ts'
import { publishHeld, publishStory, requireStory, StaleSave, unpublishStory } from '../management/story-changes.ts'
import { stories } from '../schema.ts'
import type { Work } from '../store/store.ts'
import { heldOf } from './held.ts'
import { storySchedulings } from './schema.ts'
import { authorColumns } from './versions.ts'
import { requireApproval } from './workflow.ts'

export type ScheduleRow = typeof storySchedulings.$inferSelect
export type ScheduleKind = ScheduleRow['kind']

const isPending = eq(storySchedulings.state, 'scheduled')

interface ScheduleOptions {
  /** Optimistic lock: the `saves` of the draft that the caller has seen; undefined approves any draft. */
  readonly known?: readonly number[] | undefined
  /** A moved publication keeps the held version. */
  readonly isMove?: boolean
}

/**
 * Schedules the publication or the expiration of a story, replacing a pending one. A publication holds the current
 * draft. Throws 422 for a moment in the past, and if the expiration would precede the publication; throws `StaleSave`
 * if the draft has changed since the caller read it.
 */
export async function schedule(
  work: Work,
  storyId: number,
  kind: ScheduleKind,
  at: Date,
  { known, isMove = false }: ScheduleOptions = {},
): Promise<number> {
  const story = await requireStory(work, storyId)
  if (story.isFolder) throw invalid({ story_id: ['a folder has no publication'] })
  if (at <= work.now) throw invalid({ publish_at: ['must be in the future'] })
  if (known !== undefined && !known.includes(story.saves)) throw new StaleSave()
  const pending = await pendingOf(work, storyId)
  const present = pending.find((row) => row.kind === kind)
  const isHeld = isMove && present?.version != null
  if (kind === 'publish' && !isHeld) {
    requireApproval(work, story)
    await requireChecks(work, [story])
  }
  const other = pending.find((row) => row.kind !== kind)?.at
  if (other && (kind === 'publish' ? at >= other : at <= other))
    throw invalid({ expire_at: ['must be after the publication'] })
  const held = kind === 'publish' && !isHeld ? heldOf(story) : {}
  const columns = { at, ...held, ...authorColumns(work.author), updatedAt: work.now }
  if (present) {
    await work.sql.update(storySchedulings).set(columns).where(eq(storySchedulings.id, present.id))
    return present.id
  }
  const [made] = await work.sql
    .insert(storySchedulings)
    .values({ ...columns, storyId, kind, state: 'scheduled', createdAt: work.now })
    .returning({ id: storySchedulings.id })
  if (!made) throw new Error('The schedule was not inserted.')
  return made.id
}

/** Schedules the moments that were saved with a story. Past and unchanged moments are ignored. */
export async function scheduleWithStory(
  work: Work,
  storyId: number,
  plan: Readonly<Partial<Record<ScheduleKind, Date | null | undefined>>>,
): Promise<void> {
  for (const kind of ['publish', 'expire'] as const) {
    const at = plan[kind]
    if (!at || at <= work.now) continue
    const present = (await pendingOf(work, storyId)).find((row) => row.kind === kind)
    if (present?.at.getTime() !== at.getTime()) await schedule(work, storyId, kind, at)
  }
}

/** Moves a pending schedule. The held version stays. */
export async function reschedule(work: Work, id: number, at: Date): Promise<void> {
  const row = await scheduleById(work, id)
  if (row?.state !== 'scheduled') throw notFound()
  await schedule(work, row.storyId, row.kind, at, { isMove: true })
}

export async function cancelSchedule(work: Work, id: number): Promise<void> {
  const [row] = await work.sql
    .update(storySchedulings)
    .set({ state: 'cancelled', updatedAt: work.now })
    .where(and(eq(storySchedulings.id, id), isPending))
    .returning()
  if (!row) throw notFound()
}

/** Cancels the pending schedules of these stories. */
export async function cancelSchedules({ sql, now }: Work, storyIds: readonly number[]): Promise<void> {
  await sql
    .update(storySchedulings)
    .set({ state: 'cancelled', updatedAt: now })
    .where(and(inArray(storySchedulings.storyId, [...storyIds]), isPending))
}

const pendingOf = ({ sql }: Pick<Work, 'sql'>, storyId: number): Promise<ScheduleRow[]> =>
  sql
    .select()
    .from(storySchedulings)
    .where(and(eq(storySchedulings.storyId, storyId), isPending))

/**
 * All schedules of stories outside of the trash: pending ones in chronological order, then the others, newest first.
 */
export async function listSchedules({ sql }: Pick<Work, 'sql'>): Promise<ScheduleRow[]> {
  const rows = await sql
    .select({ row: storySchedulings })
    .from(storySchedulings)
    .innerJoin(stories, and(eq(stories.id, storySchedulings.storyId), isNull(stories.deletedAt)))
    .orderBy(desc(storySchedulings.at), desc(storySchedulings.id))
  const [pending, past] = [[] as ScheduleRow[], [] as ScheduleRow[]]
  for (const { row } of rows) (row.state === 'scheduled' ? pending : past).push(row)
  return [...pending.reverse(), ...past]
}

export async function scheduleById({ sql }: Pick<Work, 'sql'>, id: number): Promise<ScheduleRow | undefined> {
  const [row] = await sql.select().from(storySchedulings).where(eq(storySchedulings.id, id))
  return row
}

/** The next schedule. */
export async function nextSchedule({ sql }: Pick<Work, 'sql'>): Promise<ScheduleRow | undefined> {
  const [row] = await sql
    .select()
    .from(storySchedulings)
    .where(isPending)
    .orderBy(asc(storySchedulings.at), asc(storySchedulings.id))
    .limit(1)
  return row
}

/** Publishes or unpublishes a story. Exactly once: the same transaction marks the schedule as done. */
export async function runSchedule(work: Work, { id, storyId, kind, version, changedBy }: ScheduleRow): Promise<void> {
  if (kind === 'expire') await unpublishStory(work, storyId)
  // An old schedule without a held version: the draft is published.
  else if (version === null) await publishStory(work, storyId)
  else await publishHeld(work, storyId, { version, changedBy })
  await work.sql.update(storySchedulings).set({ state: 'done', updatedAt: work.now }).where(eq(storySchedulings.id, id))
}

/** Records why a schedule failed. It is not tried again. */
export async function failSchedule({ sql, now }: Work, id: number, reason: string): Promise<void> {
  await sql
    .update(storySchedulings)
    .set({ state: 'failed', reason, updatedAt: now })
    .where(and(eq(storySchedulings.id, id), isPending))
}

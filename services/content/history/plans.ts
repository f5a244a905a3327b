import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { stories } from '../schema.ts'
import { releases, releaseStories, storySchedulings } from './schema.ts'

export type ReleaseRow = typeof releases.$inferSelect
export type MemberRow = typeof releaseStories.$inferSelect

interface Connection {
  readonly sql: Sql
}

/** Plans of a story. */
export interface Plan {
  publishAt?: Date
  expireAt?: Date
  releaseIds: readonly number[]
}

/** Plans by story id; a story without plans has no entry. */
export type Plans = ReadonlyMap<number, Plan>

export async function loadPlans(sql: Sql): Promise<Plans> {
  const plans = new Map<number, Plan>()
  const planOf = (storyId: number): Plan => plans.get(storyId) ?? { releaseIds: [] }
  const schedulings = await sql.select().from(storySchedulings).where(eq(storySchedulings.state, 'scheduled'))
  for (const { storyId, kind, at } of schedulings)
    plans.set(storyId, { ...planOf(storyId), [kind === 'publish' ? 'publishAt' : 'expireAt']: at })
  const members = await sql
    .select({ storyId: releaseStories.storyId, releaseId: releaseStories.releaseId })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .where(eq(releases.released, false))
  for (const { storyId, releaseId } of members) {
    const plan = planOf(storyId)
    plans.set(storyId, { ...plan, releaseIds: [...plan.releaseIds, releaseId] })
  }
  return plans
}

export async function releaseById({ sql }: Connection, id: number): Promise<ReleaseRow | undefined> {
  const [row] = await sql.select().from(releases).where(eq(releases.id, id))
  return row
}

/** A release's versions of stories that are not in the trash. */
export async function membersOf({ sql }: Connection, releaseId: number): Promise<MemberRow[]> {
  const rows = await sql
    .select({ member: releaseStories })
    .from(releaseStories)
    .innerJoin(stories, and(eq(stories.id, releaseStories.storyId), isNull(stories.deletedAt)))
    .where(eq(releaseStories.releaseId, releaseId))
    .orderBy(asc(releaseStories.storyId))
  return rows.map(({ member }) => member)
}

import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { ReviewOutcome } from '@barriere/shared/locales/types.ts'
import type { Sql } from '../../kit/database.ts'
import { invalid } from '../management/input.ts'
import type { Reviewed } from '../people/notices.ts'
import { hasRole, type Role } from '@barriere/shared/stories/roles.ts'
import { collaborators } from '../people/schema.ts'
import { stories } from '../schema.ts'
import type { Work } from '../store/store.ts'
import type { Stage } from '../store/types.ts'
import { releases, releaseStories, workflowStageChanges } from './schema.ts'
import { authorColumns } from './versions.ts'

export type StageChange = typeof workflowStageChanges.$inferSelect

/** The minimum role of reviewers. */
export const APPROVER: Role = 'publisher'

/** A request for a review: reviewer, due date, message. */
export interface ReviewRequest {
  /** Number of a person; null for any approver. */
  readonly assignee: number | null
  readonly dueAt: Date | null
  readonly comment: string | null
}

interface Answer {
  readonly outcome: ReviewOutcome
  readonly comment: string | null
}

type NewStageChange = Pick<StageChange, 'stage' | 'comment'> &
  Partial<Pick<StageChange, 'assigneeId' | 'assigneeName' | 'dueAt'>>

/** Records the new workflow stage of a draft. */
export async function addStageChange(
  { sql, now, author }: Work,
  { storyId, releaseId }: Omit<Reviewed, 'name'>,
  change: NewStageChange,
): Promise<StageChange> {
  const [made] = await sql
    .insert(workflowStageChanges)
    .values({ storyId, releaseId, ...change, ...authorColumns(author), createdAt: now })
    .returning()
  if (!made) throw new Error('The change of stage was not inserted.')
  return made
}

/** An active account with the right to approve. Throws 422 for all others. */
async function requireApprover(sql: Sql, number: number): Promise<typeof collaborators.$inferSelect> {
  const [person] = await sql.select().from(collaborators).where(eq(collaborators.number, number))
  if (!person || person.passwordHash === null || !hasRole(person, APPROVER))
    throw invalid({ assignee_id: ['may not approve'] })
  return person
}

/** Requests a review of a draft, which replaces an open request. Mails the reviewer. */
export async function askReview(
  work: Work,
  reviewed: Reviewed,
  { assignee, dueAt, comment }: ReviewRequest,
): Promise<StageChange> {
  if (dueAt && dueAt <= work.now) throw invalid({ due_date: ['must be in the future'] })
  const person = assignee === null ? undefined : await requireApprover(work.sql, assignee)
  const asked = { assigneeId: person?.id ?? null, assigneeName: person?.name ?? null, dueAt }
  const made = await addStageChange(work, reviewed, { stage: 'review', comment, ...asked })
  if (person) {
    const { author } = work
    await work.notices.reviewAsked(work.sql, person.number, { ...reviewed, author, comment, dueAt })
  }
  return made
}

const STAGE_AFTER: Readonly<Record<ReviewOutcome, Stage>> = {
  approved: 'approved',
  // A publisher is an approver, so publishing includes a review.
  published: 'approved',
  returned: 'draft',
}

/** Answers the open request of a draft, and mails the requester. The caller sets the stage. */
export async function answerReview(work: Work, reviewed: Reviewed, { outcome, comment }: Answer): Promise<StageChange> {
  const { storyId, releaseId } = reviewed
  const [request] = await work.sql
    .select()
    .from(workflowStageChanges)
    .where(
      and(
        eq(workflowStageChanges.storyId, storyId),
        eq(workflowStageChanges.stage, 'review'),
        releaseId === null ? isNull(workflowStageChanges.releaseId) : eq(workflowStageChanges.releaseId, releaseId),
      ),
    )
    .orderBy(desc(workflowStageChanges.id))
    .limit(1)
  const made = await addStageChange(work, reviewed, { stage: STAGE_AFTER[outcome], comment })
  if (request?.authorId) {
    const { author } = work
    await work.notices.reviewAnswered(work.sql, request.authorId, { ...reviewed, author, comment, outcome })
  }
  return made
}

/** A draft that waits for a review. */
export interface OpenReview {
  readonly request: StageChange
  readonly storyName: string
  readonly releaseName: string | null
  /** The reviewer; undefined for any approver, also after the reviewer was removed. */
  readonly assignee: { readonly number: number; readonly name: string } | undefined
}

const keyOf = ({ storyId, releaseId }: { storyId: number; releaseId: number | null }): string =>
  `${storyId} ${releaseId}`

/** Open reviews by due date, then in the order of the requests. */
export async function openReviews(sql: Sql): Promise<readonly OpenReview[]> {
  const drafts = await sql
    .select({ storyId: stories.id, name: stories.name })
    .from(stories)
    .where(and(eq(stories.stage, 'review'), isNull(stories.deletedAt)))
  const versions = await sql
    .select({ storyId: stories.id, name: stories.name, releaseId: releases.id, releaseName: releases.name })
    .from(releaseStories)
    .innerJoin(releases, and(eq(releases.id, releaseStories.releaseId), eq(releases.released, false)))
    .innerJoin(stories, and(eq(stories.id, releaseStories.storyId), isNull(stories.deletedAt)))
    .where(eq(releaseStories.stage, 'review'))
  const waiting = [...drafts.map((draft) => ({ ...draft, releaseId: null, releaseName: null })), ...versions]
  if (waiting.length === 0) return []
  const ids = waiting.map(({ storyId }) => storyId)
  const requests = await sql
    .select({ request: workflowStageChanges, person: collaborators })
    .from(workflowStageChanges)
    .leftJoin(collaborators, eq(collaborators.id, workflowStageChanges.assigneeId))
    .where(and(eq(workflowStageChanges.stage, 'review'), inArray(workflowStageChanges.storyId, ids)))
    .orderBy(asc(workflowStageChanges.id))
  const newest = new Map(requests.map((row) => [keyOf(row.request), row]))
  return waiting
    .flatMap((draft) => {
      const row = newest.get(keyOf(draft))
      if (!row) return []
      const { request, person } = row
      const assignee = person && hasRole(person, APPROVER) ? person : undefined
      return { request, storyName: draft.name, releaseName: draft.releaseName, assignee }
    })
    .sort(({ request: one }, { request: other }) => dueOf(one) - dueOf(other) || one.id - other.id)
}

/** Milliseconds since the epoch. Requests without a due date come last. */
const dueOf = ({ dueAt }: StageChange): number => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER

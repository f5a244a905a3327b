import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  bodyOf,
  idOf,
  listAnswer,
  type Management,
  type ManagementApp,
  newManagementRoutes,
  notFound,
  numberOf,
  queryOf,
  requireRole,
} from '../management/context.ts'
import { instant, invalid, readInput } from '../management/input.ts'
import { listOf, refuseFilters, textOf } from '../query/params.ts'
import { requireStory } from '../management/story-changes.ts'
import { collaborators } from '../people/schema.ts'
import { stories } from '../schema.ts'
import type { Work } from '../store/store.ts'
import { STAGES, type Stage } from '../store/types.ts'
import { memberOf, requireChangeable } from './releases.ts'
import {
  addStageChange,
  answerReview,
  APPROVER,
  askReview,
  openReviews,
  type ReviewRequest,
  type StageChange,
} from './reviews.ts'
import { releaseStories, workflowStageChanges } from './schema.ts'
import { stageId, stageOf, toStage, WORKFLOW_ID } from './workflow.ts'

const positive = z.coerce.number().int().positive()
const ChangeInput = z.object({
  story_id: positive,
  workflow_stage_id: positive,
  release_id: positive.nullish(),
  comment: z.string().trim().max(2_000).nullish(),
  // An extension of ours: the reviewer.
  assignee_id: positive.nullish(),
  due_date: instant.nullish(),
})

const toChange = (row: StageChange, assignee: number | null): Record<string, unknown> => ({
  id: row.id,
  story_id: row.storyId,
  release_id: row.releaseId,
  workflow_stage_id: stageId(row.stage),
  workflow_id: WORKFLOW_ID,
  comment: row.comment,
  user_id: null,
  user_name: row.authorName,
  /** Id of the author's principal. */
  author_id: row.authorId,
  assignee_id: assignee,
  assignee_name: row.assigneeName,
  due_date: row.dueAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})

interface Move extends ReviewRequest {
  storyId: number
  releaseId: number | null
  stage: Stage
}

/** Moves a draft, or a story's version in a release, to a stage. */
async function changeStage(work: Work, { stage, ...move }: Move): Promise<StageChange> {
  const { sql } = work
  const { storyId, releaseId } = move
  const story = await requireStory(work, storyId)
  if (story.isFolder) throw invalid({ story_id: ['a folder has no workflow'] })
  const reviewed = { storyId, releaseId, name: story.name }
  let before = story.stage
  if (releaseId === null) {
    await sql.update(stories).set({ stage }).where(eq(stories.id, storyId))
  } else {
    await requireChangeable(work, releaseId)
    const member = await memberOf(work, releaseId, storyId)
    if (!member) throw notFound()
    before = member.stage
    await sql
      .update(releaseStories)
      .set({ stage })
      .where(and(eq(releaseStories.releaseId, releaseId), eq(releaseStories.storyId, storyId)))
  }
  if (stage === 'review') return askReview(work, reviewed, move)
  const { comment } = move
  if (before !== 'review') return addStageChange(work, reviewed, { stage, comment })
  return answerReview(work, reviewed, { outcome: stage === 'approved' ? 'approved' : 'returned', comment })
}

/** `/workflows`, `/workflow_stages`, `/workflow_stage_changes` and `/reviews`, relative to the space. */
export function workflowRoutes({ store, people }: Management): ManagementApp {
  const app = newManagementRoutes()
  app.get('/workflows', (context) => {
    refuseFilters(queryOf(context), ['by_content_type', 'by_ids', 'exclude_id', 'is_default', 'search'])
    return context.json({ workflows: [{ id: WORKFLOW_ID, name: 'Default', is_default: true, content_types: [] }] })
  })
  app.get('/workflow_stages', (context) => {
    const query = queryOf(context)
    refuseFilters(query, ['exclude_id', 'search'])
    const [workflow, ids] = [textOf(query, 'in_workflow') ?? String(WORKFLOW_ID), listOf(query, 'by_ids')]
    const stages = STAGES.filter((stage) => ids === undefined || ids.includes(String(stageId(stage))))
    return context.json({
      workflow_stages: workflow === String(WORKFLOW_ID) ? stages.map(toStage) : [],
      // An extension of ours: whether an unapproved draft may be published.
      publishing: store.settings.workflow,
    })
  })
  app.get('/workflow_stages/:id', (context) => {
    const stage = stageOf(idOf(context))
    if (!stage) throw notFound()
    return context.json({ workflow_stage: toStage(stage) })
  })
  app.get('/workflow_stage_changes', async (context) => {
    const rows = await store.sql
      .select({ change: workflowStageChanges, assignee: collaborators.number })
      .from(workflowStageChanges)
      .leftJoin(collaborators, eq(collaborators.id, workflowStageChanges.assigneeId))
      .where(eq(workflowStageChanges.storyId, numberOf(context, 'with_story')))
      .orderBy(desc(workflowStageChanges.id))
    return listAnswer(context, 'workflow_stage_changes', rows, ({ change, assignee }) => toChange(change, assignee))
  })
  app.post('/workflow_stage_changes', async (context) => {
    const input = readInput(ChangeInput, await bodyOf(context), 'workflow_stage_change')
    const stage = stageOf(input.workflow_stage_id)
    if (!stage) throw invalid({ workflow_stage_id: ['does not exist'] })
    if (stage === 'approved') requireRole(context, APPROVER)
    const assignee = input.assignee_id ?? null
    const dueAt = input.due_date ?? null
    // Refused instead of ignored: the client expects a review.
    if (stage !== 'review' && assignee !== null) throw invalid({ assignee_id: ['is of a review alone'] })
    if (stage !== 'review' && dueAt !== null) throw invalid({ due_date: ['is of a review alone'] })
    const place = { storyId: input.story_id, releaseId: input.release_id ?? null, stage }
    const move = { ...place, comment: input.comment || null, assignee, dueAt }
    const row = await store.change((work) => changeStage(work, move))
    people.outbox.poke()
    return context.json({ workflow_stage_change: toChange(row, assignee) }, 201)
  })
  // An extension of ours: all open reviews.
  app.get('/reviews', async (context) => {
    const { draft } = await store.snapshot()
    return listAnswer(context, 'reviews', await openReviews(store.sql), (review) => ({
      ...toChange(review.request, review.assignee?.number ?? null),
      assignee_name: review.assignee?.name ?? null,
      story_name: review.storyName,
      full_slug: draft.byId.get(review.request.storyId)?.fullSlug ?? null,
      release_name: review.releaseName,
    }))
  })
  return app
}

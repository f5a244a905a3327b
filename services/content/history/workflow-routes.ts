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
import { invalid, readInput } from '../management/input.ts'
import { listOf, refuseFilters, textOf } from '../query/params.ts'
import { requireStory } from '../management/story-changes.ts'
import { stories } from '../schema.ts'
import type { Work } from '../store/store.ts'
import { STAGES, type Stage } from '../store/types.ts'
import { memberOf, requireOpen } from './releases.ts'
import { releaseStories, workflowStageChanges } from './schema.ts'
import { authorColumns } from './versions.ts'
import { stageId, stageOf, toStage, WORKFLOW_ID } from './workflow.ts'

type ChangeRow = typeof workflowStageChanges.$inferSelect

const positive = z.coerce.number().int().positive()
const ChangeInput = z.object({
  story_id: positive,
  workflow_stage_id: positive,
  release_id: positive.nullish(),
  comment: z.string().trim().max(2_000).nullish(),
})

const toChange = (row: ChangeRow): Record<string, unknown> => ({
  id: row.id,
  story_id: row.storyId,
  release_id: row.releaseId,
  workflow_stage_id: stageId(row.stage),
  workflow_id: WORKFLOW_ID,
  comment: row.comment,
  user_id: null,
  user_name: row.authorName,
  due_date: null,
  created_at: row.createdAt.toISOString(),
})

interface Move {
  storyId: number
  releaseId: number | null
  stage: Stage
  comment: string | null
}

/** Moves a draft, or a story's version in a release, to a stage. */
async function changeStage(work: Work, move: Move): Promise<ChangeRow> {
  const { sql, now, author } = work
  const story = await requireStory(work, move.storyId)
  if (story.isFolder) throw invalid({ story_id: ['a folder has no workflow'] })
  if (move.releaseId === null) {
    await sql.update(stories).set({ stage: move.stage }).where(eq(stories.id, move.storyId))
  } else {
    await requireOpen(work, move.releaseId)
    if (!(await memberOf(work, move.releaseId, move.storyId))) throw notFound()
    await sql
      .update(releaseStories)
      .set({ stage: move.stage })
      .where(and(eq(releaseStories.releaseId, move.releaseId), eq(releaseStories.storyId, move.storyId)))
  }
  const [made] = await sql
    .insert(workflowStageChanges)
    .values({ ...move, ...authorColumns(author), createdAt: now })
    .returning()
  if (!made) throw new Error('The change of stage was not inserted.')
  return made
}

/** `/workflows`, `/workflow_stages` and `/workflow_stage_changes`, relative to the space. */
export function workflowRoutes({ store }: Management): ManagementApp {
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
      // Ours alone: whether a draft that is not approved may be published.
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
      .select()
      .from(workflowStageChanges)
      .where(eq(workflowStageChanges.storyId, numberOf(context, 'with_story')))
      .orderBy(desc(workflowStageChanges.id))
    return listAnswer(context, 'workflow_stage_changes', rows, toChange)
  })
  app.post('/workflow_stage_changes', async (context) => {
    const input = readInput(ChangeInput, await bodyOf(context), 'workflow_stage_change')
    const stage = stageOf(input.workflow_stage_id)
    if (!stage) throw invalid({ workflow_stage_id: ['does not exist'] })
    if (stage === 'approved') requireRole(context, 'publisher')
    const move = { storyId: input.story_id, releaseId: input.release_id ?? null, stage, comment: input.comment || null }
    const row = await store.change((work) => changeStage(work, move))
    return context.json({ workflow_stage_change: toChange(row) }, 201)
  })
  return app
}

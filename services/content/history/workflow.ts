import { PublicationRefused } from '../management/publication-refused.ts'
import type { Work } from '../store/store.ts'
import { STAGES, type Stage } from '../store/types.ts'

/** The only workflow of the space. Its stages are numbered from 1. */
export const WORKFLOW_ID = 1

export const stageId = (stage: Stage): number => STAGES.indexOf(stage) + 1

export const stageOf = (id: number): Stage | undefined => STAGES[id - 1]

/** Names for the cloud's clients. The editor has its own. */
const SHOWN: Readonly<Record<Stage, { name: string; color: string }>> = {
  draft: { name: 'Draft', color: '#5b6270' },
  review: { name: 'To review', color: '#8a5a00' },
  approved: { name: 'Approved', color: '#1d6b45' },
}

/** A stage as the management API has it. */
export const toStage = (stage: Stage): Record<string, unknown> => ({
  id: stageId(stage),
  workflow_id: WORKFLOW_ID,
  ...SHOWN[stage],
  position: stageId(stage),
  is_default: stage === 'draft',
  allow_publish: stage === 'approved',
  allow_editor_change: stage !== 'approved',
})

/** Throws `PublicationRefused` if only approved drafts may be published. */
export function requireApproval({ settings }: Pick<Work, 'settings'>, { stage }: { stage: Stage }): void {
  if (settings.workflow === 'refuse' && stage !== 'approved')
    throw new PublicationRefused(422, { base: ['must be approved before it is published'] })
}

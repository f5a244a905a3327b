import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, get } from '../api.ts'
import { useMayEdit, useSession } from '../session/session.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { Button } from '../ui/button.tsx'
import { Moment } from '../ui/moment.tsx'
import { Badge, Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { DueDate } from './due-date.tsx'
import styles from './history.module.css'
import { AskForm, ReturnForm } from './review-forms.tsx'
import { mayApprove, useReviews } from './reviews.ts'
import type { StageChange, StageId } from './types.ts'
import { useAction } from './use-action.ts'

const words = defineWords({
  fr: {
    title: 'Relecture',
    stages: { 1: 'Brouillon', 2: 'À relire', 3: 'Approuvé' },
    review: 'Demander une relecture',
    change: 'Modifier la demande',
    approve: 'Approuver',
    decline: 'Demander des changements',
    withdraw: 'Retirer la demande',
    back: 'Revenir au brouillon',
    refuse: 'Seul un brouillon approuvé peut être publié.',
    warn: 'Ce brouillon n’est pas approuvé. Il peut être publié quand même.',
    asked: 'La relecture est demandée.',
    approved: 'Le brouillon est approuvé.',
    returned: 'La page est de nouveau un brouillon.',
    by: (name: string) => `Demandée par ${name}`,
    of: (name: string | null) => (name === null ? 'à toute personne qui peut approuver' : `à ${name}`),
    past: 'Suivi de la relecture',
    did: {
      1: (name: string) => `${name} a remis la page en brouillon`,
      2: (name: string, of: string | null) => `${name} a demandé une relecture${of === null ? '' : ` à ${of}`}`,
      3: (name: string) => `${name} a approuvé`,
    },
    service: 'le service',
  },
  en: {
    title: 'Review',
    stages: { 1: 'Draft', 2: 'To review', 3: 'Approved' },
    review: 'Ask for a review',
    change: 'Change the request',
    approve: 'Approve',
    decline: 'Ask for changes',
    withdraw: 'Withdraw the request',
    back: 'Back to draft',
    refuse: 'Only an approved draft can be published.',
    warn: 'This draft is not approved. It can be published anyway.',
    asked: 'The review is asked for.',
    approved: 'The draft is approved.',
    returned: 'The page is a draft again.',
    by: (name: string) => `Asked by ${name}`,
    of: (name: string | null) => (name === null ? 'of anybody who may approve' : `of ${name}`),
    past: 'History of the review',
    did: {
      1: (name: string) => `${name} went back to the draft`,
      2: (name: string, of: string | null) => `${name} asked ${of === null ? 'for a review' : `${of} for a review`}`,
      3: (name: string) => `${name} approved`,
    },
    service: 'the service',
  },
})

const STAGE_KINDS = { 1: 'plain', 2: 'warn', 3: 'good' } as const

interface ReviewPartProps {
  stage: StageId
  /** Whether an unapproved draft may be published. */
  publishing: 'warn' | 'refuse'
}

/** Workflow stage of the draft. Requests, answers and withdraws a review. */
export function ReviewPart({ stage, publishing }: ReviewPartProps) {
  const { draft, release } = useStoryContext()
  const say = useWords(words)
  const { user } = useSession()
  const mayEdit = useMayEdit()
  const story = useDraft((state) => state.story)
  const { run, fault, isBusy } = useAction()
  const [form, setForm] = useState<'ask' | 'return'>()
  const releaseId = release?.id ?? null
  const isHere = (one: StageChange): boolean => one.story_id === story.id && one.release_id === releaseId
  const { data: reviews, dataUpdatedAt } = useReviews()
  const request = reviews?.find(isHere)
  const { data: changes = [] } = useQuery({
    queryKey: ['stage-changes', story.id],
    queryFn: async ({ signal }) =>
      (
        await get<{ workflow_stage_changes: readonly StageChange[] }>(
          'workflow_stage_changes',
          { with_story: story.id },
          signal,
        )
      ).workflow_stage_changes,
  })
  const past = changes.filter(isHere)
  const isApprover = user ? mayApprove(user) : false
  const isOwn = user !== undefined && user !== null && request?.author_id === String(user.id)

  const move = async (to: StageId, more: object = {}): Promise<boolean> => {
    const done = await run(async () => {
      await draft.save()
      await call('POST', 'workflow_stage_changes', {
        body: {
          workflow_stage_change: { story_id: story.id, release_id: release?.id, workflow_stage_id: to, ...more },
        },
      })
    }, { 1: say.returned, 2: say.asked, 3: say.approved }[to])
    // After a refusal, the form keeps its input.
    if (done) setForm(undefined)
    return done
  }
  const toggle = (one: 'ask' | 'return') => ({
    'aria-expanded': form === one,
    'disabled': isBusy,
    'onClick': () => setForm(form === one ? undefined : one),
  })
  return (
    <section className={styles.part} aria-labelledby="plan-workflow">
      <h3 id="plan-workflow">{say.title}</h3>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      <p className={styles.line}>
        <Badge kind={STAGE_KINDS[stage]}>{say.stages[stage]}</Badge>
        {stage === 2 && request && (
          <span>
            {say.by(request.user_name ?? say.service)} {say.of(request.assignee_name)}
          </span>
        )}
        {stage === 2 && request?.due_date && <DueDate at={request.due_date} now={dataUpdatedAt} />}
      </p>
      {stage === 2 && request?.comment && (
        <p className={styles.words} dir="auto">
          {request.comment}
        </p>
      )}
      {stage !== 3 && <Note kind={publishing === 'refuse' ? 'warn' : 'info'}>{say[publishing]}</Note>}
      {mayEdit && (
        <div className={styles.line}>
          {stage !== 3 && isApprover && (
            <Button icon="check" disabled={isBusy} onClick={() => void move(3)}>
              {say.approve}
            </Button>
          )}
          {stage !== 3 && (stage === 1 || isOwn) && (
            <Button {...toggle('ask')}>{stage === 1 ? say.review : say.change}</Button>
          )}
          {stage === 2 && isApprover && !isOwn && <Button {...toggle('return')}>{say.decline}</Button>}
          {((stage === 2 && (isOwn || !isApprover)) || stage === 3) && (
            <Button disabled={isBusy} onClick={() => void move(1)}>
              {stage === 2 && isOwn ? say.withdraw : say.back}
            </Button>
          )}
        </div>
      )}
      {form === 'ask' && stage !== 3 && (
        <AskForm request={request} isBusy={isBusy} onAsk={(asked) => void move(2, asked)} />
      )}
      {form === 'return' && stage === 2 && (
        <ReturnForm isBusy={isBusy} onReturn={(comment) => void move(1, { comment })} />
      )}
      {past.length > 0 && (
        <details>
          <summary>{say.past}</summary>
          <ol className={styles.versions}>
            {past.map((one) => (
              <li key={one.id}>
                <p className={styles.line}>
                  <span>{say.did[one.workflow_stage_id](one.user_name ?? say.service, one.assignee_name)}</span>
                  <Moment at={one.created_at} />
                </p>
                {one.comment !== null && (
                  <p className={styles.words} dir="auto">
                    {one.comment}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

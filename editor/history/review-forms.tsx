import { useState } from 'react'
import { useCollaborators } from '../session/collaborators.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { mayApprove, type Review } from './reviews.ts'
import { endOfDay, toWallTime } from '@barriere/shared/domain/time/wall-time.ts'

const words = defineWords({
  fr: {
    of: 'À qui',
    anybody: 'Toute personne qui peut approuver',
    anybodyHint: 'La page attend dans la liste «\u00a0À relire\u00a0» de chacune\u00a0; aucun e-mail n’est envoyé.',
    personHint: 'Cette personne reçoit un e-mail.',
    due: 'Échéance (facultative)',
    dueHint: 'Jusqu’à la fin de ce jour, heure de Paris.',
    comment: 'Message (facultatif)',
    ask: 'Envoyer la demande',
    missing: 'Ce qu’il faut changer (facultatif)',
    missingHint: 'Envoyé par e-mail à la personne qui a demandé la relecture.',
    back: 'Renvoyer au brouillon',
  },
  en: {
    of: 'Of whom',
    anybody: 'Anybody who may approve',
    anybodyHint: 'The page waits in the list “To review” of each of them; no e-mail is sent.',
    personHint: 'This person is sent an e-mail.',
    due: 'Due date (optional)',
    dueHint: 'Until the end of that day, Paris time.',
    comment: 'Message (optional)',
    ask: 'Send the request',
    missing: 'What is to be changed (optional)',
    missingHint: 'Sent by e-mail to the person who asked for the review.',
    back: 'Return to the draft',
  },
})

/** Maximum length of a message in characters. */
const MOST = 2_000

/** A request for a review as the management API accepts it. */
export interface NewRequest {
  readonly assignee_id: number | null
  readonly due_date: string | null
  readonly comment: string
}

interface AskFormProps {
  /** The open request, which the form changes. */
  request: Review | undefined
  isBusy: boolean
  onAsk: (request: NewRequest) => void
}

/** Reviewer, due date and message of a request for a review. */
export function AskForm({ request, isBusy, onAsk }: AskFormProps) {
  const say = useWords(words)
  const { user } = useSession()
  const { data = [] } = useCollaborators()
  const [assignee, setAssignee] = useState(request?.assignee_id ?? null)
  const [day, setDay] = useState(request?.due_date ? toWallTime(request.due_date).slice(0, 10) : '')
  const [comment, setComment] = useState(request?.comment ?? '')
  const [today] = useState(() => toWallTime(Date.now()).slice(0, 10))
  const people = data
    .filter((person) => person.state === 'active' && mayApprove(person) && person.id !== user?.id)
    .map(({ id, user: account }) => ({ id, name: account.friendly_name, email: account.real_email }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'))
  const isHomonym = (name: string): boolean => people.filter((person) => person.name === name).length > 1
  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk({ assignee_id: assignee, due_date: endOfDay(day)?.toISOString() ?? null, comment })
      }}
    >
      <SelectField
        label={say.of}
        hint={assignee === null ? say.anybodyHint : say.personHint}
        value={assignee ?? ''}
        onChange={({ target }) => setAssignee(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{say.anybody}</option>
        {people.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {isHomonym(name) ? `${name} (${email})` : name}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={say.due}
        hint={say.dueHint}
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextArea
        label={say.comment}
        value={comment}
        maxLength={MOST}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles.line}>
        <Button type="submit" kind="main" disabled={isBusy}>
          {say.ask}
        </Button>
      </div>
    </form>
  )
}

interface ReturnFormProps {
  isBusy: boolean
  onReturn: (comment: string) => void
}

/** Returns a draft, with the reason. */
export function ReturnForm({ isBusy, onReturn }: ReturnFormProps) {
  const say = useWords(words)
  const [comment, setComment] = useState('')
  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault()
        onReturn(comment)
      }}
    >
      <TextArea
        label={say.missing}
        hint={say.missingHint}
        value={comment}
        maxLength={MOST}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles.line}>
        <Button type="submit" disabled={isBusy}>
          {say.back}
        </Button>
      </div>
    </form>
  )
}

import { Badge } from '../ui/note.tsx'
import { Day } from '../ui/moment.tsx'
import { defineWords, useWords } from '../words.ts'
import { isOverdue } from './reviews.ts'

const words = defineWords({ fr: { due: 'Échéance\u00a0:', late: 'En retard' }, en: { due: 'Due:', late: 'Overdue' } })

interface DueDateProps {
  at: string
  /** When the review was read, in milliseconds since the epoch. */
  now: number
}

/** Due date of a review, and whether it has passed. */
export function DueDate({ at, now }: DueDateProps) {
  const say = useWords(words)
  return (
    <>
      <span>
        {say.due} <Day at={at} />
      </span>
      {isOverdue(at, now) && <Badge kind="bad">{say.late}</Badge>}
    </>
  )
}

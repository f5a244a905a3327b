import { Badge } from '../ui/note.tsx'
import { Day } from '../ui/moment.tsx'
import { defineWords, useWords } from '../words.ts'
import { isOverdue } from './reviews.ts'

const words = defineWords({ fr: { due: 'Échéance\u00a0:', late: 'En retard' }, en: { due: 'Due:', late: 'Overdue' } })

interface DueDateProps {
  at: string
  /** When it was read that the review waits, in milliseconds since the epoch. */
  now: number
}

/** Until when a review is asked for, and whether that day is over. */
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

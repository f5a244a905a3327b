import { Link } from 'wouter'
import { storyAddress } from '../story/releases.ts'
import { Moment } from '../ui/moment.tsx'
import { Badge, Note } from '../ui/note.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { DueDate } from './due-date.tsx'
import styles from './history.module.css'
import { type Review, type SortedReviews, useReviews, useSortedReviews } from './reviews.ts'

const words = defineWords({
  fr: {
    title: 'À relire',
    none: 'Aucune relecture n’est en attente.',
    failed: 'Les relectures ne peuvent pas être lues. Nouvel essai dans une minute.',
    parts: { mine: 'Pour vous', anybody: 'Pour toute personne qui peut approuver', asked: 'Vos demandes en attente' },
    by: (name: string | null) => (name === null ? 'Demandée' : `Demandée par ${name}`),
    of: (name: string | null) => (name === null ? 'à toute personne qui peut approuver' : `à ${name}`),
    release: (name: string) => `Mise en ligne\u00a0: ${name}`,
  },
  en: {
    title: 'To review',
    none: 'No review is waiting.',
    failed: 'The reviews cannot be read. They will be tried again in a minute.',
    parts: { mine: 'For you', anybody: 'For anybody who may approve', asked: 'Your requests that wait' },
    by: (name: string | null) => (name === null ? 'Asked' : `Asked by ${name}`),
    of: (name: string | null) => (name === null ? 'of anybody who may approve' : `of ${name}`),
    release: (name: string) => `Release: ${name}`,
  },
})

const PARTS = ['mine', 'anybody', 'asked'] as const satisfies readonly (keyof SortedReviews)[]

/** Open reviews: for the signed-in user, for any approver, and those that the user requested. */
export function ReviewsScreen() {
  const say = useWords(words)
  const { isError, dataUpdatedAt } = useReviews()
  const sorted = useSortedReviews()
  const parts = PARTS.flatMap((part) => {
    const list = sorted?.[part] ?? []
    return list.length > 0 ? [{ part, list }] : []
  })
  return (
    <main className={styles.screen}>
      <h1>{say.title}</h1>
      {isError && <Note kind="bad">{say.failed}</Note>}
      {sorted && parts.length === 0 && <Note>{say.none}</Note>}
      {parts.map(({ part, list }) => (
        <section key={part} aria-labelledby={`reviews-${part}`}>
          <h2 id={`reviews-${part}`}>{say.parts[part]}</h2>
          <ul className={styles.versions}>
            {list.map((review) => (
              <li key={review.id}>
                <Entry review={review} isAsked={part === 'asked'} now={dataUpdatedAt} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

interface EntryProps {
  review: Review
  /** The user's own request, which names the reviewer instead of the requester. */
  isAsked: boolean
  now: number
}

function Entry({ review, isAsked, now }: EntryProps) {
  const say = useWords(words)
  const release = review.release_id === null ? undefined : { id: review.release_id }
  return (
    <>
      <p className={styles.line}>
        <Link href={storyAddress(review.story_id, release)}>{review.story_name}</Link>
        {review.release_name !== null && <Badge>{say.release(review.release_name)}</Badge>}
        <span className={ui.hint}>{review.full_slug}</span>
      </p>
      <p className={styles.line}>
        <span>
          {isAsked ? `${say.by(null)} ${say.of(review.assignee_name)}` : say.by(review.user_name)},{' '}
          <Moment at={review.created_at} />
        </span>
        {review.due_date !== null && <DueDate at={review.due_date} now={now} />}
      </p>
      {review.comment !== null && (
        <p className={styles.words} dir="auto">
          {review.comment}
        </p>
      )}
    </>
  )
}

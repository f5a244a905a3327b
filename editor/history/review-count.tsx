import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { useSortedReviews } from './reviews.ts'

// The comma separates the count from the name of the section.
const words = defineWords({
  fr: { waiting: (count: number) => `, ${count} en attente` },
  en: { waiting: (count: number) => `, ${count} waiting` },
})

/** Number of reviews that wait for the signed-in user, or for any approver. Hidden if zero. */
export function ReviewCount() {
  const { waiting } = useWords(words)
  const sorted = useSortedReviews()
  const count = sorted ? sorted.mine.length + sorted.anybody.length : 0
  if (count === 0) return null
  return (
    <>
      <span className="vh">{waiting(count)}</span>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </>
  )
}

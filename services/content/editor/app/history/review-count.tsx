import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { useSortedReviews } from './reviews.ts'

// The comma parts it from the name of the section before it.
const words = defineWords({
  fr: { waiting: (count: number) => `, ${count} en attente` },
  en: { waiting: (count: number) => `, ${count} waiting` },
})

/** How many reviews wait for the signed-in editor, or for anybody; nothing for none. */
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

import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { useSortedReviews } from './reviews.ts'

const words = defineWords({ fr: { waiting: 'en attente' }, en: { waiting: 'waiting' } })

/** How many reviews wait for whoever is signed in, or for anybody; nothing for none. */
export function ReviewCount() {
  const { waiting } = useWords(words)
  const sorted = useSortedReviews()
  const count = sorted ? sorted.mine.length + sorted.anybody.length : 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count} <span className="vh">{waiting}</span>
    </span>
  )
}

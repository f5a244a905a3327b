import type { EditAttributes } from './anchor.ts'
import styles from './facts-list.module.css'
import { Raised } from './raised.tsx'

export interface LabelledFact {
  readonly label: string
  readonly value: string
  /** The one that holds now, such as today's hours. */
  readonly current?: boolean | undefined
  readonly edit?: EditAttributes | undefined
}

/** Hours, surfaces, prices: a word to the left, its figure to the right, a hairline under each. */
export function FactsList({ rows }: { rows: readonly LabelledFact[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value, current, edit }, index) => (
        <div key={index} className={styles.row} aria-current={current ? 'true' : undefined} {...edit}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <Raised text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { EditAttributes } from './anchor.ts'
import styles from './facts-list.module.css'
import { Raised } from './raised.tsx'

export interface LabelledFact {
  readonly label: string
  readonly value: string
  /** Whether this row is valid now, such as today's hours. */
  readonly current?: boolean | undefined
  readonly edit?: EditAttributes | undefined
}

/** Hours, areas or prices: the label on the left, the value on the right, a hairline below each row. */
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

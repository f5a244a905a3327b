import { Skeleton } from '../../ui/skeleton.tsx'
import type { Row } from './parts.ts'
import styles from './profile.module.css'

interface ValuesProps {
  rows: readonly Row[]
  /** Placeholder of a missing value. */
  none: string
  /** They are on their way: skeletons in the places of values. */
  loading?: boolean
}

/** Labels and values, in as many columns as there is room for. */
export const Values = ({ rows, none, loading = false }: ValuesProps) => (
  <dl className={styles.values}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          {loading ? <Skeleton /> : (value ?? <span className={styles.none}>{none}</span>)}
        </dd>
      </div>
    ))}
  </dl>
)

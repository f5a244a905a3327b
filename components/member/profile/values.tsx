import { Skeleton } from '../../ui/skeleton.tsx'
import type { Row } from './parts.ts'
import styles from './profile.module.css'

interface ValuesProps {
  rows: readonly Row[]
  /** Screen reader text for a missing value; the screen shows a dash. */
  none: string
  /** Shows skeletons instead of the values. */
  loading?: boolean
}

/** Labels and values, in as many columns as fit. */
export const Values = ({ rows, none, loading = false }: ValuesProps) => (
  <dl className={styles.values}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{loading ? <Skeleton /> : (value ?? <None words={none} />)}</dd>
      </div>
    ))}
  </dl>
)

const None = ({ words }: { words: string }) => (
  <span className={styles.none}>
    <span aria-hidden="true">–</span>
    <span className="vh">{words}</span>
  </span>
)

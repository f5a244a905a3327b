import styles from './stars.module.css'

interface StarsProps {
  /** 1 to 5. */
  count: number
  /** Screen reader text, such as “5 étoiles”. */
  label: string
  /** Text of the French distinction above five stars. */
  distinction?: string | undefined
}

/** A hotel's official stars. */
export function Stars({ count, label, distinction }: StarsProps) {
  return (
    <span className={styles.stars}>
      <span role="img" aria-label={label}>
        {'★'.repeat(count)}
      </span>
      {distinction && <span className={styles.palace}>{distinction}</span>}
    </span>
  )
}

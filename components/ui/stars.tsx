import styles from './stars.module.css'

interface StarsProps {
  /** 1 to 5. */
  count: number
  /** What a screen reader says, such as “5 étoiles”. */
  label: string
  /** The French distinction above five stars, written out. */
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

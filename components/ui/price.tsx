import styles from './price.module.css'

export interface PriceProps {
  /** The amount, already formatted in the page's language, such as “285 €”. */
  value: string
  /** Prefix above the amount, such as “dès, la nuit”. */
  label?: string | undefined
  /** The amount before a reduction, struck through. */
  before?: string | undefined
  /** Screen reader text of the struck amount. */
  beforeLabel?: string | undefined
  /** Unit after the amount, such as “/ personne”. */
  unit?: string | undefined
}

/**
 * A price in the display font, with figures that align. The browser's ICU may format an amount differently from the
 * server's ICU: the server's text stays (`suppressHydrationWarning`), and React does not re-render the island.
 */
export function Price({ value, label, before, beforeLabel, unit }: PriceProps) {
  return (
    <p className={styles.price}>
      {label && <small className={styles.label}>{label}</small>}
      {before && (
        <s className={styles.small}>
          {beforeLabel && <span className="vh">{beforeLabel} </span>}
          <span suppressHydrationWarning>{before}</span>
        </s>
      )}
      {before && ' '}
      <span className={styles.value} suppressHydrationWarning>
        {value}
      </span>
      {unit && <span className={styles.small}> {unit}</span>}
    </p>
  )
}

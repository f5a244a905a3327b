import type { ReactNode } from 'react'
import styles from './eyebrow.module.css'

/** The line in small capitals above a title, opened by the fan. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>
}

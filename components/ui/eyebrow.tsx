import type { ReactNode } from 'react'
import styles from './eyebrow.module.css'

/** The line in small capitals above a title, with the fan ornament before it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>
}

import { Raised } from './raised.tsx'
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from './cx.ts'

export type BadgeKind =
  | 'exclusive'
  | 'promotion'
  | 'full'
  | 'available'
  | 'postponed'
  | 'finished'
  | 'canceled'
  | 'plain'

/** The state of an offer or an event, in a word or two. The text alone must show the state, without the colour. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span className={cx(styles.badge, styles[kind])}>
      {typeof children === 'string' ? <Raised text={children} /> : children}
    </span>
  )
}

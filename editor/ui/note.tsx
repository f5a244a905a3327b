import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './ui.module.css'

const KINDS = { info: undefined, good: styles.noteGood, warn: styles.noteWarn, bad: styles.noteBad } as const

/** A message in its place. A bad one is announced. */
export const Note = ({ kind = 'info', children }: { kind?: keyof typeof KINDS; children: ReactNode }) => (
  <div className={cx(styles.note, KINDS[kind])} role={kind === 'bad' ? 'alert' : 'status'}>
    <div>{children}</div>
  </div>
)

const BADGES = { plain: undefined, good: styles.badgeGood, warn: styles.badgeWarn, bad: styles.badgeBad } as const

export const Badge = ({ kind = 'plain', children }: { kind?: keyof typeof BADGES; children: ReactNode }) => (
  <span className={cx(styles.badge, BADGES[kind])}>{children}</span>
)

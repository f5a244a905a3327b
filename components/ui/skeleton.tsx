import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Takes the exact shape of what comes. */
  shape?: 'text' | 'title' | 'picture' | 'button' | 'row'
  /** Lines of text; the last one is short. */
  lines?: number
}

/** The place of something that is still on its way. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.stack} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={cx(styles.skeleton, styles[shape])} />
      ))}
    </span>
  )
}

/** A card on its way: same picture, same lines. */
export const SkeletonCard = () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton shape="picture" />
    <Skeleton shape="title" />
    <Skeleton lines={2} />
    <Skeleton shape="button" />
  </div>
)

/** Says in words that something is on its way, around skeletons that show it. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true" className={styles.loading}>
    <span className="vh">{label}</span>
    {children}
  </div>
)

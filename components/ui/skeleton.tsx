import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Shape of the content that is loading. */
  shape?: 'text' | 'title' | 'picture' | 'button' | 'row'
  /** Lines of text; the last one is short. */
  lines?: number
}

/** Placeholder of content that is loading. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.stack} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={cx(styles.skeleton, styles[shape])} />
      ))}
    </span>
  )
}

/** Placeholder of a card that is loading, with the same picture and lines. */
export const SkeletonCard = () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton shape="picture" />
    <Skeleton shape="title" />
    <Skeleton lines={2} />
    <Skeleton shape="button" />
  </div>
)

/** Wraps skeletons, and announces to screen readers that content is loading. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true" className={styles.loading}>
    <span className="vh">{label}</span>
    {children}
  </div>
)

import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

export type BannerKind = 'info' | 'success' | 'warning' | 'error'

const ICONS: Readonly<Record<BannerKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
}

interface BannerProps {
  kind: BannerKind
  /** Shown first, in bold. The text alone must show the state. */
  title?: string | undefined
  /** Set it if the banner appears after the page has loaded, so that screen readers announce it. */
  live?: boolean
  children?: ReactNode
}

/** A persistent notice: a state of the page, a closing, the result of a form. */
export function Banner({ kind, title, live = false, children }: BannerProps) {
  return (
    <div className={cx(styles.banner, styles[kind])} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <Icon name={ICONS[kind]} className={styles.icon} />
      <div>
        {title && <strong>{title} </strong>}
        {children}
      </div>
    </div>
  )
}

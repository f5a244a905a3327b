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
  /** Said first, in bold; the state must be clear from the words alone. */
  title?: string | undefined
  /** Set on what appears after the page has loaded, so that it is read out. */
  live?: boolean
  children?: ReactNode
}

/** A notice that stays where it is: a state of the page, a closing, the answer to a form. */
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

import type { ComponentProps, ReactNode } from 'react'
import type { AnchorAttributes } from './anchor.ts'
import styles from './chip.module.css'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

interface ChipLinkProps {
  anchor: AnchorAttributes
  /** Whether this filter is active. */
  current?: boolean
  icon?: IconName | undefined
  children: ReactNode
}

/** A filter with a URL: it works without scripts, and visitors can share it. */
export function ChipLink({ anchor, current = false, icon, children }: ChipLinkProps) {
  return (
    <a {...anchor} className={styles.chip} aria-current={current ? 'true' : undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

interface ChipProps extends ComponentProps<'button'> {
  /** Whether the filter is on. */
  pressed?: boolean
  /** Shows a cross: a press removes the filter. A label without context must mention the removal. */
  removable?: boolean
  icon?: IconName | undefined
}

/** Toggle chip of a filter. */
export function Chip({ pressed = false, removable = false, icon, className, children, ...button }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...button} className={cx(styles.chip, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {removable && <Icon name="close" />}
    </button>
  )
}

/** Group of chips that wraps into several lines. */
export function ChipRow({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={cx(styles.row, className)} role="group" aria-label={label}>
      {children}
    </div>
  )
}

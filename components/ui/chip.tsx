import type { ComponentProps, ReactNode } from 'react'
import type { AnchorAttributes } from './anchor.ts'
import styles from './chip.module.css'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

interface ChipLinkProps {
  anchor: AnchorAttributes
  /** Whether this is the choice in force. */
  current?: boolean
  icon?: IconName | undefined
  children: ReactNode
}

/** A filter that is an address: it works without any script, and can be shared. */
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
  /** Shows a cross: pressing takes the filter away, which the label must say where it stands alone. */
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

/** Chips that belong together, on as many lines as they need. */
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

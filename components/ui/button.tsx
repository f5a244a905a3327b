import type { ReactNode } from 'react'
import type { AnchorAttributes } from './anchor.ts'
import styles from './button.module.css'
import { cx } from './cx.ts'

interface ButtonLinkProps {
  anchor: AnchorAttributes
  /** One `main` action a view; `band` is the main action on a coloured band. */
  look?: 'main' | 'line' | 'ghost' | 'band'
  size?: 'normal' | 'small'
  className?: string | undefined
  children: ReactNode
}

/** A link with the weight of a button. */
export function ButtonLink({ anchor, look = 'main', size = 'normal', className, children }: ButtonLinkProps) {
  const classes = cx(styles.button, look !== 'main' && styles[look], size === 'small' && styles.small, className)
  return <a {...anchor} className={classes}>{children}</a>
}

import type { ComponentProps, ReactNode } from 'react'
import { CTA } from '#lib/analytics/marks.ts'
import type { AnchorAttributes } from './anchor.ts'
import styles from './button.module.css'
import { cx } from './cx.ts'

/** One `main` action per view; `band` is the main action on a coloured band. */
export type ButtonVariant = 'main' | 'line' | 'ghost' | 'band'

interface Variants {
  variant?: ButtonVariant | undefined
  size?: 'normal' | 'small' | undefined
  className?: string | undefined
}

interface ButtonLinkProps extends Variants {
  anchor: AnchorAttributes
  children: ReactNode
}

/** Classes of an element that looks like a button, such as a `<summary>`. */
export const buttonClasses = ({ variant = 'main', size = 'normal', className }: Variants): string =>
  cx(styles.button, variant !== 'main' && styles[variant], size === 'small' && styles.small, className)

/** A link that looks like a button. Analytics: a call to action, unless its anchor has another mark. */
export function ButtonLink({ anchor, variant, size, className, children }: ButtonLinkProps) {
  return (
    <a {...CTA} {...anchor} className={buttonClasses({ variant, size, className })}>
      {children}
    </a>
  )
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Variants {
  /** Shows the ring (`aria-busy`). The button stays enabled to keep the focus: the form must prevent a double send. */
  busy?: boolean
}

/** A button for an action on the page. A disabled button keeps its label (“Complet”). */
export function Button({ variant, size, className, busy = false, type = 'button', ...button }: ButtonProps) {
  const waiting = busy ? { 'aria-busy': true, 'aria-disabled': true } : {}
  return <button {...button} {...waiting} type={type} className={buttonClasses({ variant, size, className })} />
}

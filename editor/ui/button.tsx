import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './ui.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'plain' | 'main' | 'quiet' | 'danger'
  icon?: IconName
  children?: ReactNode
}

export const Button = ({ kind = 'plain', icon, children, className, ...rest }: ButtonProps) => (
  <button type="button" className={cx(styles.button, kind !== 'plain' && styles[kind], className)} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
)

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  icon: IconName
  /** Accessible name, also shown as a tooltip. */
  label: string
}

/** A button with only an icon. */
export const IconButton = ({ icon, label, kind = 'quiet', className, ...rest }: IconButtonProps) => (
  <Button
    kind={kind}
    icon={icon}
    aria-label={label}
    title={label}
    className={cx(styles.iconOnly, className)}
    {...rest}
  />
)

import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name: the icon has none. */
  label: string
  icon: IconName
  /** Adds a ring and a background, for a button on a picture. */
  line?: boolean
}

/** A round button of 44 px with an icon instead of text. */
export function IconButton({ label, icon, line = false, className, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={cx(styles.button, line && styles.line, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

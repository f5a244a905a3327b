import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { Heading, type HeadingLevel } from './heading.tsx'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  /** What `DialogButton` and `DialogClose` call as their target; one in a page. */
  id: string
  /** Asks the question that the buttons inside answer. */
  title: string
  closeLabel: string
  size?: 'normal' | 'wide' | 'full'
  /** `drawer` comes in from the right and takes the window's height. */
  side?: 'drawer' | undefined
  level?: HeadingLevel
  children: ReactNode
}

/**
 * A native modal dialog: the browser keeps the focus inside, gives it back, and closes on Escape and on the ground
 * around it. It opens and closes by invoker commands, without any script in browsers of 2025 and later
 * (`dialog-fallback.enhance.ts` is for older ones).
 */
export function Dialog({ id, title, closeLabel, size = 'normal', side, level = 2, children }: DialogProps) {
  return (
    <dialog id={id} className={cx(styles.dialog, styles[side ?? size])} aria-labelledby={`${id}-title`} closedby="any">
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Heading level={level} id={`${id}-title`} className={styles.title}>
            {title}
          </Heading>
          <IconButton icon="close" label={closeLabel} className={styles.close} command="close" commandfor={id} />
        </div>
        {children}
      </div>
    </dialog>
  )
}

interface DialogButtonProps {
  /** Id of the dialog. */
  target: string
  variant?: ButtonVariant
  size?: 'normal' | 'small'
  className?: string | undefined
  children: ReactNode
}

/** Opens a dialog. */
export const DialogButton = ({ target, ...button }: DialogButtonProps) => (
  <Button {...button} command="show-modal" commandfor={target} aria-haspopup="dialog" />
)

/** Button that closes its dialog, by an invoker command. */
export const DialogClose = ({ target, variant = 'line', ...button }: DialogButtonProps) => (
  <Button {...button} variant={variant} command="close" commandfor={target} />
)

import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { Heading, type HeadingLevel } from './heading.tsx'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  /** Id of the dialog, which `DialogButton` and `DialogClose` target; unique in the page. */
  id: string
  /** Asks the question that the buttons inside answer. */
  title: string
  closeLabel: string
  size?: 'normal' | 'wide' | 'full'
  /** `drawer` slides in from the right, with the full height of the window. */
  side?: 'drawer' | undefined
  level?: HeadingLevel
  /** Name in analytics, if it is not the id: for a dialog with several contents. */
  popin?: string | undefined
  children: ReactNode
}

/**
 * Native modal dialog: the browser traps and restores the focus, and closes it on Escape or a click on the backdrop.
 * Invoker commands open and close it without scripts (`dialog-fallback.enhance.ts` is for browsers before 2025).
 */
export function Dialog({ id, title, closeLabel, size = 'normal', side, level = 2, popin, children }: DialogProps) {
  return (
    <dialog
      id={id}
      className={cx(styles.dialog, styles[side ?? size])}
      aria-labelledby={`${id}-title`}
      closedby="any"
      data-popin={popin}
    >
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

/** Button that opens a dialog, by an invoker command. */
export const DialogButton = ({ target, ...button }: DialogButtonProps) => (
  <Button {...button} command="show-modal" commandfor={target} aria-haspopup="dialog" />
)

/** Button that closes its dialog, by an invoker command. */
export const DialogClose = ({ target, variant = 'line', ...button }: DialogButtonProps) => (
  <Button {...button} variant={variant} command="close" commandfor={target} />
)

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { defineWords, useWords } from '../words.ts'
import { IconButton } from './button.tsx'
import styles from './ui.module.css'

const words = defineWords({ fr: { close: 'Fermer' }, en: { close: 'Close' } })

interface DialogProps {
  title: string
  /** Absent if only a control inside may close the dialog. */
  onClose?: () => void
  children: ReactNode
  /** Width in rem; default 34. */
  width?: number
}

/** A modal dialog while it is rendered. It takes the focus and returns it. Escape closes it. */
export function Dialog({ title, onClose, children, width = 34 }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { close } = useWords(words)
  useEffect(() => {
    const element = dialog.current
    element?.style.setProperty('--width', `${width}rem`)
    element?.showModal()
    // Otherwise the close button, the first control, would get the focus.
    element?.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => element?.close()
  }, [width])
  // Close watcher: browsers close a dialog at the second Escape, even if the first was prevented.
  const keepOpen = (): void => {
    if (!onClose && dialog.current?.isConnected) dialog.current.showModal()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={onClose ?? ((event) => event.preventDefault())}
      onClose={keepOpen}
    >
      <div className={styles.dialogHead}>
        <h2 id={id}>{title}</h2>
        {onClose && <IconButton icon="close" label={close} onClick={onClose} />}
      </div>
      <div className={styles.dialogBody}>{children}</div>
    </dialog>
  )
}

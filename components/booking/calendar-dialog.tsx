import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { cx } from '../ui/cx.ts'
import popin from '../ui/dialog.module.css'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './range-calendar.module.css'

interface CalendarDialogProps {
  /** Lets the parent close the dialog. */
  ref: RefObject<HTMLDialogElement | null>
  isOpen: boolean
  title: string
  closeLabel: string
  onClose: () => void
  /** The calendar, only while the dialog is open, and the content below it. */
  children: ReactNode
}

/** Modal dialog with a calendar. On opening, it focuses the day that is the calendar's tab stop. */
export function CalendarDialog({ ref, isOpen, title, closeLabel, onClose, children }: CalendarDialogProps) {
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    ref.current?.showModal()
    ref.current?.querySelector<HTMLElement>('[tabindex="0"][data-day]')?.focus()
  }, [isOpen, ref])

  return (
    <dialog ref={ref} className={cx(popin.dialog, styles.dialog)} aria-labelledby={id} closedby="any" onClose={onClose}>
      <div className={cx(popin.sheet, styles.sheet)}>
        <div className={popin.head}>
          <h2 id={id} className={popin.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} className={popin.close} onClick={() => ref.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { openByItself } from '#components/ui/open-by-itself.ts'

/** Opens the dialog with this id each time `turn` changes; 0 keeps it closed. `byItself`: no press of a button. */
export function useModal(id: string, turn: number, { byItself = false } = {}): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (turn === 0 || !(dialog instanceof HTMLDialogElement) || dialog.open) return
    if (byItself) openByItself(dialog)
    else dialog.showModal()
  }, [id, turn, byItself])
}

/** Calls `closed` each time the dialog with this id closes, after the browser has restored the focus. */
export function useClosed(id: string, closed: () => void): void {
  const onClose = useEffectEvent(closed)
  useEffect(() => {
    const dialog = document.getElementById(id)
    const listen = (): void => onClose()
    dialog?.addEventListener('close', listen)
    return () => dialog?.removeEventListener('close', listen)
  }, [id])
}

/** Closes the dialog with this id. */
export function closeModal(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

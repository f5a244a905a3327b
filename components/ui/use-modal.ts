import { useEffect, useEffectEvent } from 'react'
import { openByItself } from '#components/ui/open-by-itself.ts'

/** Opens the dialog of that id each time `turn` changes; 0 means not yet. `byItself`: not by a press of its button. */
export function useModal(id: string, turn: number, { byItself = false } = {}): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (turn === 0 || !(dialog instanceof HTMLDialogElement) || dialog.open) return
    if (byItself) openByItself(dialog)
    else dialog.showModal()
  }, [id, turn, byItself])
}

/** Calls back each time the dialog of that id was closed, after the browser has restored the focus. */
export function useClosed(id: string, closed: () => void): void {
  const onClose = useEffectEvent(closed)
  useEffect(() => {
    const dialog = document.getElementById(id)
    const listen = (): void => onClose()
    dialog?.addEventListener('close', listen)
    return () => dialog?.removeEventListener('close', listen)
  }, [id])
}

/** Closes the dialog of that id. */
export function closeModal(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

import { useEffect, useEffectEvent } from 'react'

/** Opens the dialog of that id each time `turn` changes; 0 means not yet. */
export function useModal(id: string, turn: number): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (turn > 0 && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [id, turn])
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

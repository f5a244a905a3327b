import { useEffect } from 'react'

/** Opens the dialog of that id each time `turn` changes; 0 means not yet. */
export function useModal(id: string, turn: number): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (turn > 0 && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [id, turn])
}

/** Closes the dialog of that id. */
export function closeModal(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}

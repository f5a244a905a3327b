import { useEffect } from 'react'

/** Opens the dialog of that id at each new `turn`; 0 is none yet. */
export function useModal(id: string, turn: number): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (turn > 0 && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [id, turn])
}

/**
 * Opens a dialog that no press has asked for, such as after a call's answer. `data-automatic` says so while it is open:
 * for analytics, whose popins are manual or automatic (specification §3).
 */
export function openByItself(dialog: HTMLDialogElement): void {
  dialog.dataset['automatic'] = ''
  dialog.addEventListener('close', () => delete dialog.dataset['automatic'], { once: true })
  dialog.showModal()
}

/**
 * Opens a dialog that no press has asked for, such as after a call's answer. `data-automatic` says so to those who
 * observe it: analytics, whose popins are manual or automatic (specification §3). Observers run before timers do.
 */
export function openByItself(dialog: HTMLDialogElement): void {
  dialog.dataset['automatic'] = ''
  dialog.showModal()
  setTimeout(() => delete dialog.dataset['automatic'])
}

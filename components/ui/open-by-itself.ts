/**
 * Opens a dialog without a press of a button, such as after the answer of a call. `data-automatic` marks it for the
 * observer of analytics, which distinguishes manual and automatic popins (specification §3). A timer removes the mark,
 * because mutation observers run before timers.
 */
export function openByItself(dialog: HTMLDialogElement): void {
  dialog.dataset['automatic'] = ''
  dialog.showModal()
  setTimeout(() => delete dialog.dataset['automatic'])
}

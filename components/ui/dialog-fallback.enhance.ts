/** Invoker commands (`command`, `commandfor`) of dialogs, for browsers before 2025. */
function runCommand(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') !== 'show-modal') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** `closedby="any"`: a click on the backdrop lands on the dialog itself, outside its box. */
function lightDismiss(event: MouseEvent): void {
  const dialog = event.target
  if (!(dialog instanceof HTMLDialogElement) || dialog.getAttribute('closedby') !== 'any') return
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
  if (!inside) dialog.close()
}

// Event delegation: dialogs that React adds later are covered too.
if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand)
if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', lightDismiss)

import { useEffect } from 'react'

/** What a button asks of a dialog, in browsers that do not know `command` (before 2025). */
function obey(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') !== 'show-modal') dialog.close()
  // Every dialog of the page brings this listener: the first that hears opens it.
  else if (!dialog.open) dialog.showModal()
}

/** A click on the ground around a dialog lands on the dialog itself, outside its box. */
function lightDismiss(event: MouseEvent): void {
  const dialog = event.target
  if (!(dialog instanceof HTMLDialogElement) || dialog.getAttribute('closedby') !== 'any') return
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
  if (!inside) dialog.close()
}

/** Invoker commands and `closedby` for browsers without them; nothing in all others. */
export function DialogFallbackIsland() {
  useEffect(() => {
    const stop = new AbortController()
    if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', obey, { signal: stop.signal })
    if (!('closedBy' in HTMLDialogElement.prototype))
      document.addEventListener('click', lightDismiss, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return null
}

/** Network Information API: data saving, not in TypeScript's DOM library yet. */
interface Saving {
  readonly connection?: { readonly saveData?: boolean }
}

const savesData = (): boolean =>
  (navigator as Saving).connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches

/** Whether the dialog was never opened in this browser. False without storage: it could not be remembered. */
function isNew(key: string): boolean {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return false
  }
}

/** Whether the browser stored it; storage may be full or forbidden. */
function remember(key: string): boolean {
  try {
    localStorage.setItem(key, '1')
    return true
  } catch {
    return false
  }
}

/** Whether the visitor is busy: in another dialog, or typing. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea, select') === true

function open(id: string, key: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !isBusy() && isNew(key) && remember(key)) dialog.showModal()
}

/**
 * Opens a dialog by itself, once per browser: after load and first paint, never over another dialog, and not with data
 * saving. Stored before it opens, so that it never opens twice. `signal` cancels it.
 */
export function openOnce(id: string, key: string, signal: AbortSignal): void {
  if (!isNew(key) || savesData()) return
  // Two animation frames: the second runs after the first has been painted.
  const afterPaint = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!signal.aborted) open(id, key)
      }),
    )
  if (document.readyState === 'complete') afterPaint()
  else window.addEventListener('load', afterPaint, { once: true, signal })
}

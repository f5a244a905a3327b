/** What the visitor asked of the network, where the browser tells (not in TypeScript's own library yet). */
interface Saving {
  readonly connection?: { readonly saveData?: boolean }
}

const savesData = (): boolean =>
  (navigator as Saving).connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches

/** A browser that keeps nothing cannot remember that it has seen this, so it is taken for one that has. */
function isNew(key: string): boolean {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return false
  }
}

/** Whether the browser will remember; storage may be full or forbidden. */
function remember(key: string): boolean {
  try {
    localStorage.setItem(key, '1')
    return true
  } catch {
    return false
  }
}

/** Whether somebody is in the middle of something: in another dialog, or writing. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea, select') === true

function open(id: string, key: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !isBusy() && isNew(key) && remember(key)) dialog.showModal()
}

/**
 * Opens a dialog by itself, once for this browser: after the page has loaded and been painted, never over another
 * dialog, and not for who saves data. Noted before it opens, so that it never comes twice. `signal` calls it off.
 */
export function openOnce(id: string, key: string, signal: AbortSignal): void {
  if (!isNew(key) || savesData()) return
  // The frame after the next one comes once this one has been painted.
  const afterPaint = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!signal.aborted) open(id, key)
      }),
    )
  if (document.readyState === 'complete') afterPaint()
  else window.addEventListener('load', afterPaint, { once: true, signal })
}

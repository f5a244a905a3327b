import { openByItself } from '#components/ui/open-by-itself.ts'

/** Network Information API: data saving. TypeScript's DOM library does not contain it yet. */
interface Saving {
  readonly connection?: { readonly saveData?: boolean }
}

const savesData = (): boolean =>
  (navigator as Saving).connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches

/** Whether the dialog was never opened in this browser. False without storage: the browser could not store it. */
function isNew(key: string): boolean {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return false
  }
}

/** Whether the browser stored it. The storage may be full or blocked. */
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
  if (dialog instanceof HTMLDialogElement && !isBusy() && isNew(key) && remember(key)) openByItself(dialog)
}

/**
 * Exit intent: calls back once, when the pointer leaves the page through its upper edge (towards tabs and address bar),
 * or when the footer comes into view. Touch screens give only the second sign.
 */
function onIntent(act: () => void, signal: AbortSignal): void {
  const seen = new AbortController()
  const stop = AbortSignal.any([signal, seen.signal])
  const once = () => {
    seen.abort()
    act()
  }
  document.documentElement.addEventListener(
    'mouseleave',
    ({ clientY }) => {
      if (clientY <= 0) once()
    },
    { signal: stop },
  )
  const foot = document.querySelector('footer')
  if (!foot) return
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) once()
  })
  observer.observe(foot)
  stop.addEventListener('abort', () => {
    observer.disconnect()
  })
}

/**
 * Opens a dialog by itself, once per browser: after load and first paint, or on the visitor's `intent` to leave. It
 * does not open over another dialog or with data saving. It is stored before it opens, so that it never opens twice.
 * `signal` cancels it.
 */
export function openOnce(id: string, key: string, signal: AbortSignal, { intent = false } = {}): void {
  if (!isNew(key) || savesData()) return
  if (intent) {
    onIntent(() => {
      open(id, key)
    }, signal)
    return
  }
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

export type ToastKind = 'success' | 'error'

export interface ToastMessage {
  readonly text: string
  readonly kind: ToastKind
}

/** Name of the event that carries a message to the page's `Toasts`. */
export const TOAST_EVENT = 'barriere:toast'

/** Shows a toast; `text` is in the page's language. Browser only; without `Toasts` in the page the message is lost. */
export function showToast(text: string, kind: ToastKind = 'success'): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: { text, kind } }))
}

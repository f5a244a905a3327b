/**
 * Focus management: gives `button` the focus that one of the native fields has, which the style sheet hides beside the
 * button. Call it in a layout effect, before the browser takes the focus from a hidden field. The fields keep their
 * values.
 */
export function takeFocus(fields: readonly (Element | undefined)[], button: HTMLElement | null): void {
  if (fields.some((field) => field !== undefined && field === document.activeElement)) button?.focus()
}

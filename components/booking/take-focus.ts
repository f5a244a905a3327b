/**
 * Focus management: moves the focus from a native field to `button`. The style sheet hides the fields next to the
 * button. Call it in a layout effect, before the browser takes the focus from a hidden field. The fields keep their
 * values.
 */
export function takeFocus(fields: readonly (Element | undefined)[], button: HTMLElement | null): void {
  if (fields.some((field) => field !== undefined && field === document.activeElement)) button?.focus()
}

import { faultAnchor } from '#lib/booking/booking-fault.ts'
import { type StayFault, parseStay } from '@barriere/shared/domain/stays/stay.ts'

/** Fault for which the server would refuse the form on `today` (`YYYY-MM-DD`); undefined for a valid form. */
export function faultOfForm(form: HTMLFormElement, today: string): StayFault | undefined {
  const values = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  const stay = parseStay(new URLSearchParams(values), Date.parse(`${today}T12:00:00Z`))
  return stay.ok ? undefined : stay.error
}

/**
 * Shows the message of a fault and marks the wrong fields. The message is already in the page (`BookingFaults`); the
 * address's hash makes it the target. Constraint validation finds the wrong fields: `noValidate` turns off only the
 * browser's own bubbles.
 */
export function showFault(form: HTMLFormElement, fault: StayFault): void {
  const anchor = faultAnchor(fault)
  location.hash = anchor
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
  const wrong = [...form.querySelectorAll<HTMLInputElement>('details input:invalid')].filter((field) => !field.disabled)
  for (const field of wrong) {
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', anchor)
  }
  const [first] = wrong
  if (!first) return
  first.closest('details')?.setAttribute('open', '')
  first.focus({ preventScroll: true })
}

import { faultAnchor } from '#lib/booking/booking-fault.ts'
import { type StayFault, parseStay } from '@barriere/shared/domain/stays/stay.ts'

/** Why the form would be refused on `today` (`YYYY-MM-DD`), as the server finds it; undefined where it would not. */
export function faultOfForm(form: HTMLFormElement, today: string): StayFault | undefined {
  const values = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  const stay = parseStay(new URLSearchParams(values), Date.parse(`${today}T12:00:00Z`))
  return stay.ok ? undefined : stay.error
}

/**
 * Shows a fault where its field is, with the message that is in the page for every fault (`BookingFaults`): the hash of
 * the address makes it the target. Constraint validation still tells which field is wrong; only its bubbles, in the
 * language of the browser, are turned off.
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

import type { PaymentForm } from '@barriere/shared/programmes/casino/seats.ts'

/** Leaves for the provider's page: its signed fields are sent by a form of the browser's own. */
export function submitForm({ action, fields }: PaymentForm): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true })
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

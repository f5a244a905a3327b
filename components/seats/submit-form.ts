import type { PaymentForm } from '@barriere/shared/programmes/casino/seats.ts'

/** Navigates to the provider's page: submits the signed fields by a native form. */
export function submitForm({ action, fields }: PaymentForm): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true })
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

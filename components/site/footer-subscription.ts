import { sendRequest } from '#lib/client/request-call.ts'
import { isEmail } from '#lib/domain/email.ts'
import { DEFAULT_LOCALE, LOCALES } from '#lib/domain/locale.ts'
import { NEWSLETTER_FORM, pagePath } from '#lib/i18n/locales/locales.ts'
import { createIdempotencyKeys } from '../forms/idempotency-keys.ts'
import { originOf } from '../requests/request-origin.ts'

/** Id of the sentence that says what is wrong, or what came of it. */
const STATUS = 'footer-newsletter-status'

/**
 * Adds to the footer's form what it needs to subscribe: the consent, and a place for sentences. Returns what its submit
 * does: checks and sends, keeps what was typed, and says in words what came of it.
 */
export function prepare(form: HTMLFormElement): () => Promise<void> {
  const locale = LOCALES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LOCALE
  const words = NEWSLETTER_FORM[locale]
  const keys = createIdempotencyKeys()
  const [email, place, button] = ['input', 'div', 'button'].map((name) => form.querySelector(name)) as [
    HTMLInputElement,
    HTMLElement,
    HTMLButtonElement,
  ]
  const privacy = Object.assign(document.createElement('input'), { type: 'checkbox' })
  const link = Object.assign(document.createElement('a'), {
    href: pagePath('privacy', locale),
    target: '_blank',
    textContent: words.consent.link,
  })
  const hint = Object.assign(document.createElement('span'), { className: 'vh', textContent: ` ${words.newTab}` })
  link.append(hint)
  const sentence = document.createElement('span')
  sentence.append(`${words.consent.lead} `, link, '.')
  const label = document.createElement('label')
  label.append(privacy, sentence)
  const status = Object.assign(document.createElement('p'), { id: STATUS, tabIndex: -1 })
  status.setAttribute('role', 'status')
  place.append(label, status)
  form.noValidate = true

  /** Says what is wrong with a field, or nothing; returns whether something is. */
  const mark = (field: HTMLInputElement, fault: string | undefined): boolean => {
    if (fault === undefined) {
      field.removeAttribute('aria-invalid')
      field.removeAttribute('aria-describedby')
      return false
    }
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', STATUS)
    status.textContent = fault
    field.focus()
    return true
  }

  return async () => {
    if (button.hasAttribute('aria-busy')) return
    status.textContent = ''
    const written = email.value.trim()
    const isWrong = mark(email, isEmail(written) ? undefined : words.faults.email)
    if (mark(privacy, isWrong || privacy.checked ? undefined : words.faults.privacy) || isWrong) return
    const input = { ...originOf(locale), email: written, themes: [], privacy: true as const }
    button.setAttribute('aria-busy', 'true')
    status.textContent = words.sending
    const answer = await sendRequest('POST newsletter', { input, idempotencyKey: keys.of(input) })
    button.removeAttribute('aria-busy')
    if (!answer.ok) {
      status.textContent = answer.error.message ?? words.failed
      return
    }
    keys.forget()
    status.textContent = words.sent
    for (const part of [label, button, email.closest('label')]) if (part) part.hidden = true
    status.focus()
  }
}

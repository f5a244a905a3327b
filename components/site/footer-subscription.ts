import { pageLocale } from '#lib/client/page-locale.ts'
import { errorOfFailure, trackForm } from '#lib/analytics/track-form.ts'
import { startCaptcha } from '#lib/client/captcha.ts'
import { NO_MEMBER, storeFormDraft } from '#lib/client/form-draft.ts'
import { sendRequest } from '#lib/client/request-call.ts'
import { loadOnce } from '#lib/client/load-once.ts'
import type { RequestInput } from '@barriere/shared/contracts/requests.ts'
import { isEmail } from '@barriere/shared/domain/people/email.ts'
import { cleanCode } from '@barriere/shared/domain/people/typed-text.ts'
import { fail } from '@barriere/shared/domain/result.ts'
import { NEWSLETTER_FORM, pagePath } from '@barriere/shared/locales/locales.ts'
import { navigateTo } from '#lib/navigation/navigate.ts'
import { createIdempotencyKeys } from '../forms/idempotency-keys.ts'
import { originOf } from '../requests/request-origin.ts'

/** Id of the status message: a fault or the result. */
const STATUS = 'footer-newsletter-status'

/**
 * Adds the consent box and the status message to the footer's form. Returns its submit handler, which validates and
 * sends, keeps the input, and shows the result.
 */
export function prepare(form: HTMLFormElement): () => Promise<void> {
  const locale = pageLocale()
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
  // Honeypot: a field that robots fill in. It is invisible, not focusable and hidden from screen readers.
  const trap = Object.assign(document.createElement('input'), {
    name: 'website',
    className: 'vh',
    tabIndex: -1,
    autocomplete: 'off',
  })
  Object.assign(trap.style, { padding: '0', border: '0' })
  const hidden = Object.assign(document.createElement('span'), { ariaHidden: 'true' })
  hidden.append(trap)
  place.append(label, hidden, status)
  const begin = loadOnce(() => startCaptcha('newsletter'))
  // `subscribe` reports a failure, when it needs the proof.
  begin().catch(() => undefined)

  /**
   * Sends the subscription with a captcha's proof. A footer has no room for reCAPTCHA: if it is configured, the
   * newsletter's page opens with the input as a draft, and this resolves to undefined.
   */
  const subscribe = async (input: RequestInput<'newsletter'>) => {
    const source = await begin()
    if (source.kind === 'recaptcha') {
      storeFormDraft('newsletter', NO_MEMBER, { email: input.email })
      navigateTo(form.getAttribute('action') ?? '/')
      return undefined
    }
    const captcha = await source.prove(trap.value !== '')
    const answer = await sendRequest('POST newsletter', { input, idempotencyKey: keys.of(input), captcha })
    if (!answer.ok) source.renew()
    return answer
  }

  /** Shows the result or a fault. The style sheet places both. */
  const say = (sentence: string, isFault = false): void => {
    status.textContent = sentence
    status.toggleAttribute('data-fault', isFault)
  }

  /** Marks a field with its fault, or removes the mark. Returns whether there is a fault. */
  const mark = (field: HTMLInputElement, fault: string | undefined): boolean => {
    if (fault === undefined) {
      field.removeAttribute('aria-invalid')
      field.removeAttribute('aria-describedby')
      return false
    }
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', STATUS)
    say(fault, true)
    field.focus()
    return true
  }

  return async () => {
    if (button.hasAttribute('aria-busy')) return
    say('')
    const written = cleanCode(email.value)
    const isWrong = mark(email, isEmail(written) ? undefined : words.faults.email)
    if (mark(privacy, isWrong || privacy.checked ? undefined : words.faults.privacy) || isWrong) {
      trackForm('newsletter', written === '' || !isWrong ? 'empty' : 'fields')
      return
    }
    const input = { ...originOf(locale), email: written, themes: [], privacy: true as const }
    button.setAttribute('aria-busy', 'true')
    say(words.sending)
    const answer = await subscribe(input).catch(
      (): ReturnType<typeof subscribe> => Promise.resolve(fail({ status: 0 })),
    )
    button.removeAttribute('aria-busy')
    if (!answer) return
    trackForm('newsletter', answer.ok ? undefined : errorOfFailure(answer.error))
    if (!answer.ok) {
      say(answer.error.message ?? words.failed, true)
      return
    }
    keys.forget()
    say(words.sent)
    for (const part of [label, button, email.closest('label')]) if (part) part.hidden = true
    status.focus()
  }
}

import { createHash } from 'node:crypto'
import type { Consent, RequestName } from '@barriere/shared/contracts/requests.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { NEWSLETTER_FORM } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'

/** Consent sentence of a kind of request in a language, as the page shows it, and its version. */
export function consentOf(locale: Locale, kind: RequestName): Consent {
  const { lead, link } = kind === 'newsletter' ? NEWSLETTER_FORM[locale].consent : messagesOf(locale).forms.consent
  const text = `${lead} ${link}.`
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}

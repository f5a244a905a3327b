import { createHash } from 'node:crypto'
import type { Consent } from '#lib/contracts/requests.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/** The sentence of the forms' consent in a language, as the page shows it, and its version. */
export function consentOf(locale: Locale): Consent {
  const t = getTranslator(locale, 'forms.consent')
  const text = `${t('lead')} ${t('link')}.`
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}

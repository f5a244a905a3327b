import type { Purpose } from '@barriere/shared/domain/visitors/consent.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** The names of purposes within a sentence. */
export function listed(purposes: readonly Purpose[], locale: Locale): string {
  const t = getTranslator(locale, 'consent.purposes')
  return lists(locale).format(purposes.map((purpose) => t(`${purpose}.listed`)))
}

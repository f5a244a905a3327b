import { DEFAULT_LOCALE, LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'

/** The language of the page, by its `lang` attribute. */
export const pageLocale = (): Locale =>
  LOCALES.find((locale) => locale === document.documentElement.lang) ?? DEFAULT_LOCALE

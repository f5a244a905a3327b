import type { Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'

/**
 * Lazily creates and caches one of `Intl`'s objects per language: constructing one costs far more than using it, and a
 * page formats hundreds of prices and dates.
 */
export function perLocale<F extends object>(make: (tag: string) => F): (locale: Locale) => F {
  const made: Partial<Record<Locale, F>> = {}
  return (locale) => (made[locale] ??= make(LANGUAGE_TAGS[locale].format))
}

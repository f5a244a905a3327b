import type { Locale } from '#lib/domain/locale.ts'
import { LANGUAGE_TAGS } from './locales/locales.ts'

/**
 * One of `Intl`'s objects a language, made from its tag when it is first asked for and kept: to make one costs many
 * times what it costs to use it, and a page writes hundreds of prices and dates.
 */
export function perLocale<F extends object>(make: (tag: string) => F): (locale: Locale) => F {
  const made: Partial<Record<Locale, F>> = {}
  return (locale) => (made[locale] ??= make(LANGUAGE_TAGS[locale].format))
}

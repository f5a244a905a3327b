import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/domain/locale.ts'

/**
 * A page's languages for search engines, `x-default` being the default one. The one source for the pages' `hreflang`
 * and for the sitemap, which must agree. An address that several languages share (without prefixes) stands for none.
 */
export function languageAlternates(paths: Readonly<Record<Locale, string>>): Record<string, string> {
  const own = LOCALES.filter((locale) => LOCALES.every((other) => other === locale || paths[other] !== paths[locale]))
  return { ...Object.fromEntries(own.map((locale) => [locale, paths[locale]])), 'x-default': paths[DEFAULT_LOCALE] }
}

import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/domain/locale.ts'

/**
 * A page's languages for search engines, `x-default` being French. The one source for the pages' `hreflang` and
 * for the sitemap, which must agree.
 */
export function languageAlternates(paths: Readonly<Record<Locale, string>>): Record<string, string> {
  return { ...Object.fromEntries(LOCALES.map((locale) => [locale, paths[locale]])), 'x-default': paths[DEFAULT_LOCALE] }
}

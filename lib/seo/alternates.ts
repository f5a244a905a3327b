import { DEFAULT_LOCALE, LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'

/**
 * Language alternates of a page; `x-default` is the default language. Used for `hreflang` and for the sitemap, which
 * must agree. An address shared by several languages (without prefixes) is listed for none of them, and one without any
 * text in its language is no alternate.
 */
export function languageAlternates(
  paths: Readonly<Record<Locale, string>>,
  languages: readonly Locale[],
): Record<string, string> {
  const own = languages.filter((locale) => LOCALES.every((other) => other === locale || paths[other] !== paths[locale]))
  return { ...Object.fromEntries(own.map((locale) => [locale, paths[locale]])), 'x-default': paths[DEFAULT_LOCALE] }
}

/** The site's languages, by their codes of ISO 639-1. All that differs by language is in `lib/i18n/locales`. */
export const LOCALES = ['fr', 'en'] as const

export type Locale = (typeof LOCALES)[number]

/** The language of addresses without a prefix, and of visitors who prefer none of the site's. */
export const DEFAULT_LOCALE: Locale = 'fr'

/**
 * How addresses tell their language (specification §1): every language but the default one by a first segment, or none,
 * where the visitor's cookie and browser decide.
 */
export const LOCALE_STRATEGIES = ['prefix-except-default', 'no-prefix'] as const

export type LocaleStrategy = (typeof LOCALE_STRATEGIES)[number]

export const LOCALE_COOKIE = 'locale'

/** 365 days, in seconds (specification §9). */
export const LOCALE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

/** The same made for each language. */
export const mapLocales = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>

/**
 * Address of a path (slashes at its ends are dropped) in a language: `hotels/x` → `/hotels/x` in the default language,
 * `/en/hotels/x` in English. With a prefix it leads to the right page under either strategy.
 */
export function localizedPath(
  path: string,
  locale: Locale,
  strategy: LocaleStrategy = 'prefix-except-default',
): string {
  const prefix = strategy === 'no-prefix' || locale === DEFAULT_LOCALE ? '' : `/${locale}`
  const inside = trimSlashes(path)
  return inside === '' ? prefix || '/' : `${prefix}/${inside}`
}

export const trimSlashes = (path: string): string =>
  path.startsWith('/') || path.endsWith('/') ? path.replace(/^\/+|\/+$/g, '') : path

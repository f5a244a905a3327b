import { trimEnd } from './text/trim-end.ts'

/** The site's languages, by their codes of ISO 639-1. All that differs by language is in `packages/shared/locales`. */
export const LOCALES = ['fr', 'en'] as const

export type Locale = (typeof LOCALES)[number]

/** Default language: of addresses without a prefix, and of visitors whose languages the site does not have. */
export const DEFAULT_LOCALE: Locale = 'fr'

/**
 * Locale routing (specification §1): a prefix in the path for every language but the default one; or no prefix, so that
 * the visitor's cookie and browser decide.
 */
export const LOCALE_STRATEGIES = ['prefix-except-default', 'no-prefix'] as const

export type LocaleStrategy = (typeof LOCALE_STRATEGIES)[number]

export const LOCALE_COOKIE = 'locale'

/** 365 days, in seconds (specification §9). */
export const LOCALE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

/** A record with one value for each language. */
export const mapLocales = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>

/**
 * Address of a path in a language: `hotels/x` → `/hotels/x` in the default language, `/en/hotels/x` in English. Slashes
 * at the ends of the path are dropped. A prefixed address leads to the right page under either strategy.
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

export const trimSlashes = (path: string): string => trimEnd(path.replace(/^\/+/, ''), '/')

/** The site's languages. French has no path prefix, English lives under `/en` (specification §1). */
export const LOCALES = ['fr', 'en'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'fr'

/** The message catalogue (BCP 47) of each language; `en-US` is the fallback catalogue (specification §9). */
export const CATALOGUE: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-US' }

export const LOCALE_COOKIE = 'locale'

/** 365 days, in seconds (specification §9). */
export const LOCALE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

import Negotiator from 'negotiator'
import { DEFAULT_LOCALE, LOCALES, type Locale, isLocale } from '../domain/locale.ts'

/**
 * Content negotiation by `Accept-Language` (RFC 9110 §12.5.4): the first offered one of the browser's languages, by
 * quality and then by order. A region counts for its language (`en-GB` for `en`). Without a match, the default language
 * if offered, else the first one offered.
 */
export function preferredLocale(acceptLanguage: string | undefined, offered: readonly Locale[] = LOCALES): Locale {
  const ranges = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages()
  const wanted = ranges
    .map((range) => range.toLowerCase().split('-', 1)[0])
    .find((language): language is Locale => isLocale(language) && offered.includes(language))
  return wanted ?? (offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE))
}

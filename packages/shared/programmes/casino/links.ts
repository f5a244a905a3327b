import { type Locale, localizedPath } from '../../domain/locale.ts'
import type { CasinoLink } from '../../locales/casino-types.ts'
import { CASINO_PAGES } from '../../locales/locales.ts'

/**
 * Path of a page of the casino programme, relative to the site's origin. Some are targets of mailed links, with their
 * token as `?token=`.
 */
export const casinoLink = (page: CasinoLink, locale: Locale): string =>
  localizedPath(CASINO_PAGES[locale][page], locale)

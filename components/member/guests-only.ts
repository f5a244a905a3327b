import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import type { Locale } from '#lib/domain/locale.ts'

/**
 * Mark of a link to the registration of the hotel programme, or of what holds it. Pages are everybody's: once the
 * header has the badge of a member of that programme, the style sheet hides what is marked (`utilities.css`).
 */
export const guestsOnly = (href: string, locale: Locale): { readonly 'data-guests'?: '' } =>
  href === HOTEL_LINKS.registration[locale] ? { 'data-guests': '' } : {}

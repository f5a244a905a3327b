import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/**
 * Mark of a link to the registration of a programme, or of what holds it. Pages are everybody's: once the header has
 * the badge of a member of that programme, the style sheet hides what is marked (`utilities.css`).
 */
export function guestsOnly(href: string, locale: Locale): { readonly 'data-unless-member'?: Programme } {
  if (href === HOTEL_LINKS.registration[locale]) return { 'data-unless-member': 'hotel' }
  return href === casinoLink('registration', locale) ? { 'data-unless-member': 'casino' } : {}
}

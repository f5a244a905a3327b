import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/**
 * Attribute for a link to a programme's registration, or for the link's container. Pages are the same for every
 * visitor: when the header shows the badge of a member of that programme, the style sheet hides the marked element
 * (`utilities.css`).
 */
export function guestsOnly(href: string, locale: Locale): { readonly 'data-unless-member'?: Programme } {
  if (href === HOTEL_LINKS.registration[locale]) return { 'data-unless-member': 'hotel' }
  return href === casinoLink('registration', locale) ? { 'data-unless-member': 'casino' } : {}
}

import { HOTEL_LINKS, type HotelLink } from '#lib/contracts/hotel-links.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/domain/locale.ts'
import type { AnchorAttributes } from '../ui/anchor.ts'
import type { IconName } from '../ui/icon.tsx'

/** The pages of the area, in the order of its menu. */
export const MEMBER_PAGES = [
  'card',
  'stays',
  'advantages',
  'birthday',
  'profile',
  'sessions',
  'collaborator',
] as const satisfies readonly HotelLink[]

export type MemberPage = (typeof MEMBER_PAGES)[number]

export const PAGE_ICONS: Readonly<Record<MemberPage, IconName>> = {
  card: 'card',
  stays: 'room',
  advantages: 'star',
  birthday: 'gift',
  profile: 'account',
  sessions: 'lock',
  collaborator: 'guests',
}

/** Id of the section of claims on the page of stays. */
export const CLAIMS = 'claims'

export const memberHref = (page: HotelLink, locale: Locale): string => HOTEL_LINKS[page][locale]

/** `nofollow`: the logout is a link with a side effect, which crawlers must not follow. */
export const logoutAnchor = (locale: Locale): AnchorAttributes => ({
  href: locale === DEFAULT_LOCALE ? '/logout' : `/logout?locale=${locale}`,
  rel: 'nofollow',
})

/** Link to the login that returns to a page of this site (path, with its query). */
export const loginHref = (back: string, locale: Locale): string =>
  `${memberHref('login', locale)}?${new URLSearchParams({ return: back }).toString()}`

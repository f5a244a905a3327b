import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { HOTEL_LINKS, type HotelLink } from '@barriere/shared/programmes/hotel/links.ts'
import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import type { CasinoLink } from '@barriere/shared/locales/casino-types.ts'
import type { AnchorAttributes } from '../../ui/anchor.ts'
import type { IconName } from '../../ui/icon.tsx'

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

/** The pages of the casino programme's area, in the order of its menu. */
export const CASINO_MEMBER_PAGES = [
  'card',
  'registrations',
  'points',
  'rewards',
  'offers',
  'sponsorship',
  'jackpots',
  'profile',
  'limits',
] as const satisfies readonly CasinoLink[]

export type CasinoMemberPage = (typeof CASINO_MEMBER_PAGES)[number]

export const CASINO_PAGE_ICONS: Readonly<Record<CasinoMemberPage, IconName>> = {
  card: 'card',
  registrations: 'calendar',
  points: 'ledger',
  rewards: 'gift',
  offers: 'star',
  sponsorship: 'guests',
  jackpots: 'plus',
  profile: 'account',
  limits: 'pause',
}

/** Id of the claims section on the stays page. */
export const CLAIMS = 'claims'

export const memberHref = (page: HotelLink, locale: Locale): string => HOTEL_LINKS[page][locale]

/** `nofollow`: the logout is a link with a side effect, which crawlers must not follow. */
export const logoutAnchor = (locale: Locale): AnchorAttributes => ({
  href: locale === DEFAULT_LOCALE ? '/logout' : `/logout?locale=${locale}`,
  rel: 'nofollow',
})

/** Link to a programme's login that returns to a page of this site (path, with its query). */
export function loginHref(back: string, locale: Locale, programme: Programme = 'hotel'): string {
  const login = programme === 'casino' ? casinoLink('login', locale) : memberHref('login', locale)
  return `${login}?${new URLSearchParams({ return: back }).toString()}`
}

import { type Locale, localizedPath, mapLocales } from '../../domain/locale.ts'
import { HOTEL_PAGES } from '../../locales/locales.ts'
import type { HotelLink } from '../../locales/types.ts'

export type { HotelLink } from '../../locales/types.ts'

const linksOf = (page: HotelLink): Readonly<Record<Locale, string>> =>
  mapLocales((locale) => localizedPath(HOTEL_PAGES[locale][page], locale))

/**
 * Paths of the hotel programme's pages, relative to the site's origin; a test checks that each is a story. Some are
 * targets of mailed links, with their token as `?token=`.
 */
export const HOTEL_LINKS: Readonly<Record<HotelLink, Readonly<Record<Locale, string>>>> = {
  home: linksOf('home'),
  login: linksOf('login'),
  registration: linksOf('registration'),
  activation: linksOf('activation'),
  forgotten: linksOf('forgotten'),
  reset: linksOf('reset'),
  email: linksOf('email'),
  emailUndo: linksOf('emailUndo'),
  card: linksOf('card'),
  stays: linksOf('stays'),
  advantages: linksOf('advantages'),
  birthday: linksOf('birthday'),
  profile: linksOf('profile'),
  sessions: linksOf('sessions'),
  collaborator: linksOf('collaborator'),
  menu: linksOf('menu'),
  signedOut: linksOf('signedOut'),
  deleted: linksOf('deleted'),
}

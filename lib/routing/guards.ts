import type { Address } from '#lib/content/page.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { admits } from '#lib/domain/access.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { splitLocale } from './addresses.ts'
import type { RouteDecision, RouteRequest, RouteServices } from './route.ts'

/** Access control for a page in a protected section; undefined admits the visitor. */
export type Guard = (
  address: Address,
  request: RouteRequest,
  services: RouteServices,
) => Promise<RouteDecision | undefined>

/**
 * A programme's pages are for everyone, for its members or for members of a status, by their stories (the specification
 * shows no rule; this one is the site's own). Anonymous visitors are redirected to the programme's login, with a return
 * address; members without the right status get a 403, or `instead`, the page that explains it. An editor sees drafts,
 * but does not count as a member.
 */
const membersGuard =
  (programme: Programme, login: (locale: Locale) => string, instead?: (locale: Locale) => string): Guard =>
  async (address, request, services) => {
    const unavailable = { kind: 'status', status: 503, locale: address.locale, path: request.path } as const
    const access = await services.access(address)
    if (access === 'unavailable') return unavailable
    // No story: a later step answers.
    if (access === undefined || access === 'public') return undefined
    const memberStatus = await services.memberStatus(programme, request.sessionCookie, access !== 'members')
    if (memberStatus === 'anonymous') {
      const back = new URLSearchParams({ return: request.path + request.search })
      return { kind: 'redirect', status: 307, location: `${login(address.locale)}?${back.toString()}` }
    }
    if (memberStatus === 'unavailable') return unavailable
    if (memberStatus === 'member' || admits(access, memberStatus)) return undefined
    return instead
      ? { kind: 'redirect', status: 307, location: instead(address.locale) }
      : { kind: 'status', status: 403, locale: address.locale, path: request.path }
  }

/** Guards by name. */
const GUARDS: Readonly<Record<string, Guard>> = {
  'infiniment-barriere': membersGuard('hotel', (locale) => HOTEL_LINKS.login[locale]),
  'casino-barriere': membersGuard(
    'casino',
    (locale) => casinoLink('login', locale),
    (locale) => casinoLink('card', locale),
  ),
}

/** First segment of the addresses that a guard protects → the guard's name. */
const GUARDED_SECTIONS: Readonly<Record<string, string>> = {
  'infiniment-barriere': 'infiniment-barriere',
  'casino-barriere': 'casino-barriere',
}

/**
 * The guard of that name. Fails closed: an unregistered name throws, so that a typo cannot leave a section open.
 */
export function requireGuard(name: string): Guard {
  const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined
  if (!guard) throw new Error(`Unknown route middleware: '${name}'`)
  return guard
}

/** The guard that a path without its locale must pass, if any. */
export function guardOf(
  inside: string,
  sections: Readonly<Record<string, string>> = GUARDED_SECTIONS,
): Guard | undefined {
  const section = inside.split('/')[0] ?? ''
  const name = Object.hasOwn(sections, section) ? sections[section] : undefined
  return name === undefined ? undefined : requireGuard(name)
}

/** Whether a page's address lies in a protected section, in any language: nothing derived from it is public. */
export function isGuarded(path: string): boolean {
  const address = splitLocale(path)
  return address === undefined || guardOf(address.inside) !== undefined
}

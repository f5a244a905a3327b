import { type NextRequest, NextResponse } from 'next/server'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { homePath } from '#lib/content/page.ts'
import { casinoGateway } from '#lib/gateways/casino/casino.ts'
import { hotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { env } from '#lib/process/env.ts'
import { withBrowserChange } from '#lib/api/answer.ts'
import { readClient } from '#lib/api/read-client.ts'
import { isOwnNavigation } from '#lib/api/same-origin.ts'
import { cookiesOf, sessionCookieOf } from '#lib/gateways/sessions/session-cookies.ts'
import { casinoLogins } from '#lib/api/casino/logins.ts'
import { hotelLogins } from '#lib/api/eph/logins.ts'
import { readCurrentMember } from '#lib/gateways/sessions/current-member.ts'

export const dynamic = 'force-dynamic'

/**
 * Logout (specification §2): ends every login of the browser and redirects to the confirmation page of its programme,
 * or of the hotel programme if it had both. This GET has side effects. As CSRF protection, links, images and frames of
 * other sites, and prefetches, are redirected to the home page. The cookie is deleted even if a backend fails.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const asked = request.nextUrl.searchParams.get('locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  if (!isOwnNavigation(request.headers, env.siteOrigin)) return seeOther(homePath(locale))
  const [sessions, sessionCookie] = [sessionGateway(), sessionCookieOf(cookiesOf(request))]
  const client = readClient(request.headers)
  const session = { sessions, sessionCookie }
  const [hotel, casino] = await Promise.all([
    readCurrentMember(sessionCookie, sessions, 'hotel'),
    readCurrentMember(sessionCookie, sessions, 'casino'),
  ])
  // Sequential, because the last login that ends also deletes the cookie.
  const cookies = {
    ...(await hotelLogins.leave({ ...session, currentMember: hotel, backend: hotelGateway().withClient(client) })),
    ...(await casinoLogins.leave({ ...session, currentMember: casino, backend: casinoGateway().withClient(client) })),
  }
  const isCasino = casino.kind === 'member' && hotel.kind !== 'member'
  const response = seeOther(isCasino ? casinoLink('signedOut', locale) : HOTEL_LINKS.signedOut[locale])
  return withBrowserChange(response, { clearStorage: true, cookies })
}

const seeOther = (location: string): NextResponse =>
  new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  })

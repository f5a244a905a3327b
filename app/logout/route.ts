import { type NextRequest, NextResponse } from 'next/server'
import { casinoLink } from '#lib/contracts/casino-links.ts'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/domain/locale.ts'
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
 * Logout (specification §2) of the hotel programme, or of the one that `programme` names, with a redirect to a page
 * that confirms it. A GET with side effects: CSRF protection sends links, images and frames of other sites, and
 * prefetches, to the home page instead. The cookie is deleted even if a backend fails.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const asked = request.nextUrl.searchParams.get('locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  if (!isOwnNavigation(request.headers, env.siteOrigin)) return seeOther(homePath(locale))
  const [sessions, sessionCookie] = [sessionGateway(), sessionCookieOf(cookiesOf(request))]
  const programme = request.nextUrl.searchParams.get('programme') === 'casino' ? 'casino' : 'hotel'
  const client = readClient(request.headers)
  const session = {
    sessions,
    sessionCookie,
    currentMember: await readCurrentMember(sessionCookie, sessions, programme),
  }
  const change =
    programme === 'casino'
      ? await casinoLogins.leave({ ...session, backend: casinoGateway().withClient(client) })
      : await hotelLogins.leave({ ...session, backend: hotelGateway().withClient(client) })
  const response = seeOther(programme === 'casino' ? casinoLink('signedOut', locale) : HOTEL_LINKS.signedOut[locale])
  return withBrowserChange(response, { clearStorage: true, cookies: change })
}

const seeOther = (location: string): NextResponse =>
  new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  })

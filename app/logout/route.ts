import { type NextRequest, NextResponse } from 'next/server'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/domain/locale.ts'
import { homePath } from '#lib/content/page.ts'
import { hotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { env } from '#lib/process/env.ts'
import { isOwnNavigation } from '#lib/api/same-origin.ts'
import { clearSession, cookiesOf, sessionCookieOf } from '#lib/gateways/sessions/session-cookies.ts'
import { logOut } from '#lib/api/log-out.ts'
import { readWho } from '#lib/gateways/sessions/current-member.ts'

export const dynamic = 'force-dynamic'

/**
 * Logs out (specification §2) and says so. It changes something although it is a GET: another site's link, picture or
 * frame, and a browser that fetches ahead, only get to the home page. This browser forgets its session whatever the
 * backends say.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const asked = request.nextUrl.searchParams.get('locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  if (!isOwnNavigation(request.headers, env.siteOrigin)) return seeOther(homePath(locale))
  const [sessions, sessionCookie] = [sessionGateway(), sessionCookieOf(cookiesOf(request))]
  const remains = await logOut({
    hotel: hotelGateway(),
    sessions,
    sessionCookie,
    who: await readWho(sessionCookie, sessions),
  })
  const response = seeOther(HOTEL_LINKS.signedOut[locale])
  if (!remains) clearSession(response)
  return response
}

const seeOther = (location: string): NextResponse =>
  new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  })

import type { NextRequest } from 'next/server'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { LOCALE_COOKIE } from '@barriere/shared/domain/locale.ts'
import { visitorLocale } from '#lib/routing/decide-route.ts'

/** Password managers open this address to change a password (W3C, A Well-Known URL for Changing Passwords). */
export function GET({ cookies, headers }: NextRequest): Response {
  const locale = visitorLocale({
    cookieLocale: cookies.get(LOCALE_COOKIE)?.value,
    acceptLanguage: headers.get('accept-language') ?? undefined,
  })
  return new Response(null, {
    status: 303,
    headers: { 'location': HOTEL_LINKS.profile[locale], 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

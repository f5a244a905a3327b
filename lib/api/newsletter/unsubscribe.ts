import type { NextRequest } from 'next/server'
import { oneClick } from '@barriere/shared/contracts/newsletter.ts'
import { newsletterGateway } from '#lib/gateways/newsletter/newsletter.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { preferredLocale } from '@barriere/shared/locales/preferred-locale.ts'
import { clientKeyOf } from '../client-address.ts'
import { rateLimits } from '../rate-limits.ts'

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * One-click unsubscription (RFC 8058): `POST …?t=<token>` by the mailbox's provider, without cookies, from no origin.
 * The token is the right, so there is no CSRF check; the body says nothing more and is not read. 200 also where it was
 * ended before; 404 for a forged token, 429, 503.
 */
export async function answerUnsubscribe(request: NextRequest): Promise<Response> {
  const wait = await rateLimits().consume('read', clientKeyOf(request.headers))
  if (wait !== undefined)
    return new Response(null, { status: 429, headers: { ...HEADERS, 'retry-after': String(wait) } })
  const read = oneClick.safeParse({ token: request.nextUrl.searchParams.get('t') })
  if (!read.success) return new Response(null, { status: 404, headers: HEADERS })
  const ended = await newsletterGateway().unsubscribe(read.data.token)
  return new Response(null, { status: ended.ok ? 200 : ended.error.status, headers: HEADERS })
}

/**
 * The same address followed as a link, by a scanner or in a mailbox without one-click: nothing happens, and the page
 * says where a letter has its own link.
 */
export function answerUnsubscribeVisit({ headers }: Pick<NextRequest, 'headers'>): Response {
  const locale = preferredLocale(headers.get('accept-language') ?? undefined)
  return new Response(null, { status: 303, headers: { ...HEADERS, location: pagePath('subscription', locale) } })
}

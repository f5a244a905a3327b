import type { NextRequest } from 'next/server'
import { oneClick } from '@barriere/shared/contracts/newsletter.ts'
import { newsletterGateway } from '#lib/gateways/newsletter/newsletter.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { preferredLocale } from '@barriere/shared/locales/preferred-locale.ts'
import { clientKeyOf } from '../client-address.ts'
import { rateLimits } from '../rate-limits.ts'

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * One-click unsubscription (RFC 8058): `POST …?t=<token>` by the mailbox provider, without cookies or origin. The token
 * authorises the call, so there is no CSRF check; the body is not read. Idempotent: 200 also for a subscription that
 * has ended; 404 for a forged token, 429, 503.
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
 * GET of the same address, by a scanner or a mailbox without one-click: changes nothing, and redirects to the page that
 * says where a letter has its own link.
 */
export function answerUnsubscribeVisit({ headers }: Pick<NextRequest, 'headers'>): Response {
  const locale = preferredLocale(headers.get('accept-language') ?? undefined)
  return new Response(null, { status: 303, headers: { ...HEADERS, location: pagePath('subscription', locale) } })
}

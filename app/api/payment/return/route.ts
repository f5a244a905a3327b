import type { NextRequest } from 'next/server'
import { clientKeyOf } from '#lib/api/client-address.ts'
import { rateLimits } from '#lib/api/rate-limits.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { readForm } from '@barriere/shared/http/read-form.ts'

export const dynamic = 'force-dynamic'

/** Order of a payment attempt: `<registration uuid>-<number>`. */
const ORDER = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,6}$/

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/**
 * Return of the browser from the payment provider, by a link or by a cross-site POST without cookies. It changes no
 * state and trusts no parameter. The target page reads the registration, and only a notification changes that.
 */
async function answerReturn(request: NextRequest, readOrder: () => Promise<string | undefined>): Promise<Response> {
  const wait = await rateLimits().consume('payment', clientKeyOf(request.headers))
  if (wait !== undefined)
    return new Response(null, { status: 429, headers: { ...HEADERS, 'retry-after': String(wait) } })
  const asked = request.nextUrl.searchParams.get('locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const [, registration] = ORDER.exec((await readOrder()) ?? '') ?? []
  const location =
    registration === undefined
      ? casinoLink('registrations', locale)
      : `${casinoLink('payment', locale)}#${registration}`
  return new Response(null, { status: 303, headers: { ...HEADERS, location } })
}

export const GET = (request: NextRequest): Promise<Response> =>
  answerReturn(request, async () => request.nextUrl.searchParams.get('vads_order_id') ?? undefined)

export const POST = (request: NextRequest): Promise<Response> =>
  answerReturn(request, async () => {
    const form = await readForm(request, BODY_LIMIT)
    return form.ok ? form.value['vads_order_id'] : undefined
  })

import type { NextRequest } from 'next/server'
import { clientKeyOf } from '#lib/api/client-address.ts'
import { rateLimits } from '#lib/api/rate-limits.ts'
import { CASINO_OPERATIONS } from '@barriere/shared/programmes/casino/operations.ts'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { readForm } from '@barriere/shared/http/read-form.ts'
import { casinoGateway } from '#lib/gateways/casino/casino.ts'
import { log } from '#lib/process/log.ts'

export const dynamic = 'force-dynamic'

/** Seconds. Only a hint, because the provider has its own schedule. */
const RETRY_AFTER = 60

const { input: contract } = CASINO_OPERATIONS.paymentNotification

/**
 * Notification of the payment provider, server to server. There is no origin check: the backend verifies the signature
 * over all fields, so the fields are passed on unchanged. The provider repeats a notification after any status except
 * 2xx: 503 means retry later, 400 means that the notification is refused.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const wait = await rateLimits().consume('payment', clientKeyOf(request.headers))
  if (wait !== undefined) return answer(429, 'Too many notifications', wait)
  const form = await readForm(request, BODY_LIMIT)
  if (!form.ok) return form.error === 'too-long' ? answer(413, 'Too large') : refuse('malformed')
  const input = contract.safeParse({ fields: form.value })
  if (!input.success) return refuse('contract')
  const done = await casinoGateway().request('paymentNotification', { input: input.data })
  if (done.ok) return answer(200, 'OK')
  return done.error.code === 'notification' ? refuse('backend') : answer(503, 'Later', RETRY_AFTER)
}

function refuse(reason: string): Response {
  log.warn({ event: 'payment.notification-refused', reason }, 'payment notification refused')
  return answer(400, 'Refused')
}

/** `wait`: in seconds. */
const answer = (status: number, text: string, wait?: number): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    },
  })

import type { NextRequest } from 'next/server'
import { CAPTCHA_ACTION } from '#lib/contracts/captcha.ts'
import { captchaGateway } from '#lib/gateways/captcha/captcha.ts'
import { badRequest } from '../../search/parameters.ts'

export const dynamic = 'force-dynamic'

/** How the browser obtains a captcha proof for the action in the query. */
export function GET(request: NextRequest): Response {
  const action = request.nextUrl.searchParams.get('action') ?? ''
  if (!CAPTCHA_ACTION.test(action)) return badRequest(['action'])
  return Response.json(captchaGateway().challenge(action), { headers: { 'cache-control': 'private, no-store' } })
}

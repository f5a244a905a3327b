import type { NextRequest } from 'next/server'
import { CAPTCHA_ACTION } from '#lib/contracts/captcha.ts'
import { captchaGateway } from '#lib/gateways/captcha/captcha.ts'
import { badRequest } from '../../search/parameters.ts'

export const dynamic = 'force-dynamic'

/** How the browser comes by the proof of a captcha for the action that the query names. */
export function GET(request: NextRequest): Response {
  const action = request.nextUrl.searchParams.get('action') ?? ''
  if (!CAPTCHA_ACTION.test(action)) return badRequest(['action'])
  return Response.json(captchaGateway().challenge(action), { headers: { 'cache-control': 'private, no-store' } })
}

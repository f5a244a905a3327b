import type { NextRequest } from 'next/server'
import { clientKeyOf } from '#lib/api/client-address.ts'
import { missingFile } from '#lib/api/missing-file.ts'
import { rateLimits } from '#lib/api/rate-limits.ts'
import { RECAP_PARAMETER, RECAP_TOKEN } from '@barriere/shared/contracts/requests.ts'
import { contentDisposition } from '@barriere/shared/http/content-disposition.ts'
import { requestGateway } from '#lib/gateways/requests/requests.ts'

export const dynamic = 'force-dynamic'

/** The recap of a seminar request as PDF. The sealed token in its address grants access for a day. */
export async function GET(request: NextRequest): Promise<Response> {
  const wait = await rateLimits().consume('guess', clientKeyOf(request.headers))
  if (wait !== undefined) return refused(429, wait)
  const token = request.nextUrl.searchParams.get(RECAP_PARAMETER) ?? ''
  if (!RECAP_TOKEN.test(token)) return missingFile()
  const recap = await requestGateway().recap(token)
  if (!recap.ok) return refused(503, 10)
  if (!recap.value) return missingFile()
  const { file, pdf } = recap.value
  return new Response(Buffer.from(pdf, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', file),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  })
}

/** `wait`: in seconds. */
const refused = (status: 429 | 503, wait: number): Response =>
  new Response(null, { status, headers: { 'retry-after': String(wait), 'cache-control': 'no-store' } })

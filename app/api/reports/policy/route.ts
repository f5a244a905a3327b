import type { NextRequest } from 'next/server'
import { clientKeyOf } from '#lib/api/client-address.ts'
import { createPolicyReports } from '#lib/api/policy-reports.ts'
import { rateLimits } from '#lib/api/rate-limits.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'

export const dynamic = 'force-dynamic'

/** Maximum size of a request in bytes. Each report contains the whole policy. */
const LIMIT = 64 * 1024

const take = processSingleton('policy-reports', () => createPolicyReports({ log, now: () => systemClock.now() }))

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Receives browsers' reports of content security policy violations, in both report formats. */
export async function POST(request: NextRequest): Promise<Response> {
  const wait = await rateLimits().consume('policyReports', clientKeyOf(request.headers))
  if (wait !== undefined) return answer(429, { 'retry-after': String(wait) })
  const body = await readBody(request, LIMIT)
  if (body === undefined) return answer(413)
  return answer(take(body) ? 204 : 400)
}

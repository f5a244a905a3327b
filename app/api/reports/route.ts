import type { NextRequest } from 'next/server'
import { clientKeyOf } from '#lib/api/client-address.ts'
import { rateLimits } from '#lib/api/rate-limits.ts'
import { createReportRelay } from '#lib/api/relay-report.ts'
import { isOwnRequest } from '#lib/api/same-origin.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'

export const dynamic = 'force-dynamic'

/** Timeout of one report in milliseconds, and the maximum number of concurrent reports. */
const LIMITS = { timeout: 5_000, atOnce: 10 } as const

const relay = processSingleton('report-relay', () => env.reports && createReportRelay({ ...env.reports, ...LIMITS }))

const refuse = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Relay of the browsers' error reports; 404 if error reporting is not configured. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!relay) return refuse(404)
  if (!isOwnRequest(request.headers, env.siteOrigin)) return refuse(403)
  const wait = await rateLimits().consume('reports', clientKeyOf(request.headers))
  if (wait !== undefined) return refuse(429, { 'retry-after': String(wait) })
  return await relay(request)
}

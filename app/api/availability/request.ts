import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { clientKeyOf } from '#lib/api/client-address.ts'
import { rateAudienceOf } from '#lib/api/rate-audience.ts'
import { rateLimits } from '#lib/api/rate-limits.ts'
import { readClient } from '#lib/api/read-client.ts'
import type { RateAudience } from '@barriere/shared/contracts/availability.ts'
import { readQuery } from '@barriere/shared/contracts/read-query.ts'
import { hotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { badRequest } from '../search/parameters.ts'

interface PriceRequest<Query> {
  readonly query: Query
  readonly audience: RateAudience
  /** Cache policy: a member's own prices are never stored, public prices for a minute. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Reads a request for prices: its parameters and, with `rates=own`, the member's audience. Returns an error response if
 * a parameter is invalid or the rate limit is exceeded.
 */
export async function readPriceRequest<S extends z.ZodType>(
  request: NextRequest,
  schema: S,
): Promise<PriceRequest<z.output<S>> | Response> {
  const wait = await rateLimits().consume('prices', clientKeyOf(request.headers))
  if (wait !== undefined)
    return Response.json({ error: 'too_many_requests' }, { status: 429, headers: { 'retry-after': String(wait) } })
  const { searchParams } = request.nextUrl
  const query = readQuery(schema, searchParams)
  const rates = searchParams.get('rates')
  const refused = [...(query.ok ? [] : query.error), ...(rates === null || rates === 'own' ? [] : ['rates'])]
  if (!query.ok || refused.length > 0) return badRequest(refused)
  const own = rates === 'own'
  const backends = { sessions: sessionGateway(), hotel: hotelGateway().withClient(readClient(request.headers)) }
  return {
    query: query.value,
    audience: own ? await rateAudienceOf(request, backends) : 'public',
    headers: { 'cache-control': own ? 'private, no-store' : 'public, max-age=60' },
  }
}

/** Headers of a fallback answer. It is not stored, because the next answer may contain prices. */
export const NOT_KEPT = { 'cache-control': 'private, no-store' }

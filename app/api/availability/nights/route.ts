import type { NextRequest } from 'next/server'
import { keptNightsQuery } from '@barriere/shared/contracts/availability.ts'
import { availabilityGateway } from '#lib/gateways/availability/availability.ts'
import { NOT_KEPT, readPriceRequest } from '../request.ts'

export const dynamic = 'force-dynamic'

/**
 * Lowest price of each night, by property and day. A night that is missing from the answer has its price on request.
 * The answer is empty while prices are unavailable.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const read = await readPriceRequest(request, keptNightsQuery)
  if (read instanceof Response) return read
  const { query, audience, headers } = read
  const answer = await availabilityGateway().nights(query, audience)
  return Response.json(answer ?? { hotels: [] }, { headers: answer ? headers : NOT_KEPT })
}

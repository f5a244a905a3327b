import type { NextRequest } from 'next/server'
import { onRequest, partyOf, stayWords } from '#lib/booking/stay-words.ts'
import { keptStaysQuery } from '@barriere/shared/contracts/availability.ts'
import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { availabilityGateway } from '#lib/gateways/availability/availability.ts'
import { badRequest } from '../../search/parameters.ts'
import { NOT_KEPT, readPriceRequest } from '../request.ts'

export const dynamic = 'force-dynamic'

/** Price of a stay at each property, and of each room with `detail=rooms`, as text in the requested language. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl
  const [locale, detail] = [searchParams.get('locale') ?? DEFAULT_LOCALE, searchParams.get('detail')]
  if (!isLocale(locale)) return badRequest(['locale'])
  if (detail !== null && detail !== 'rooms') return badRequest(['detail'])
  const read = await readPriceRequest(request, keptStaysQuery)
  if (read instanceof Response) return read
  const { query, audience, headers } = read
  const answer = await availabilityGateway().stays(query, audience)
  const party = partyOf(query)
  const stays = answer
    ? answer.stays.map((stay) => stayWords(stay, { ...party, audience, locale, byRoom: detail === 'rooms' }))
    : query.hotel.map((hotel) => onRequest(hotel, locale))
  return Response.json({ stays }, { headers: answer ? headers : NOT_KEPT })
}

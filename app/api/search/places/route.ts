import { bookableHotels } from '#blocks/listing/bookable-hotels.ts'
import { mapPoints } from '#blocks/search/search-map.tsx'
import { contentGateway } from '#lib/content/gateway.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { cacheControl, searchOf, unavailable } from '../parameters.ts'

export const dynamic = 'force-dynamic'

/** All results of a search as points of its map, independent of the page of the list. */
export async function GET(request: Request): Promise<Response> {
  const query = searchOf(request)
  if (query instanceof Response) return query
  const answer = await searchGateway().places(query)
  const pages = (await contentGateway().live.ensure())?.directory.entries
  if (!answer || !pages) return unavailable()
  // Without the hotels, the cards keep their usual prices.
  const hotels = await bookableHotels({ locale: query.locale, draft: false }).catch((error: unknown) => {
    if (!isContentError(error)) throw error
    return []
  })
  const codes = new Map(hotels.map(({ uuid, code }) => [uuid, code]))
  return Response.json(
    { points: mapPoints(answer.places, { pages, codes, locale: query.locale }) },
    { headers: { 'cache-control': cacheControl(query) } },
  )
}

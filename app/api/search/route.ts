import { facetLabel } from '#blocks/search/labels.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { mediaUrl } from '#lib/content/media.ts'
import { SEARCH_FACETS } from '@barriere/shared/contracts/search.ts'
import { answerId } from '@barriere/shared/domain/content/search-kind.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { cacheControl, searchOf, unavailable } from './parameters.ts'

export const dynamic = 'force-dynamic'

/**
 * Search API for programs. Addresses and labels are in the requested language; an invalid parameter is a 400.
 */
export async function GET(request: Request): Promise<Response> {
  const query = searchOf(request)
  if (query instanceof Response) return query
  const { locale } = query
  const answer = await searchGateway().search(query)
  const pages = (await contentGateway().live.ensure())?.directory.entries
  if (!answer || !pages) return unavailable()
  const { found, facets, ...rest } = answer
  return Response.json(
    {
      ...rest,
      hits: found.flatMap(({ uuid, part, image, ...hit }) => {
        const path = pages.get(uuid)?.paths[locale]
        if (!path) return []
        const url = part === undefined ? path : `${path}#${answerId(part)}`
        // File addresses are the site's, as in its pages, because the content service's address may be internal.
        return [{ ...hit, url, ...(image ? { image: { ...image, src: mediaUrl(image.src) } } : {}) }]
      }),
      facets: Object.fromEntries(
        SEARCH_FACETS.map((facet) => [
          facet,
          facets[facet].map(({ value, count }) => ({ value, label: facetLabel(facet, value, locale), count })),
        ]),
      ),
    },
    { headers: { 'cache-control': cacheControl(query) } },
  )
}

import { facetLabel } from '#blocks/search/labels.ts'
import { readSearch } from '#blocks/search/address.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { SEARCH_FACETS } from '#lib/contracts/search.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/domain/locale.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { parametersOf } from './parameters.ts'

export const dynamic = 'force-dynamic'

/**
 * Seconds: results may be a moment old, and a crowd that asks the same is answered once; where somebody is, is kept by
 * nobody else.
 */
const cacheControl = (isAround: boolean): string => `${isAround ? 'private' : 'public'}, max-age=30`

/**
 * A search for programs, with addresses and labels in the language asked for; a parameter that makes no sense is a 400.
 */
export async function GET(request: Request): Promise<Response> {
  const parameters = parametersOf(new URL(request.url).searchParams)
  const locale = parameters.locale ?? DEFAULT_LOCALE
  if (!isLocale(locale)) return Response.json({ error: 'bad_request', parameters: ['locale'] }, { status: 400 })
  const { query, refused } = readSearch(parameters, locale)
  if (refused.length > 0) return Response.json({ error: 'bad_request', parameters: refused }, { status: 400 })
  const answer = await searchGateway().search(query)
  const pages = (await contentGateway().live.ensure())?.directory.entries
  if (!answer || !pages)
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { 'retry-after': '2' } })
  const { found, facets, ...rest } = answer
  return Response.json(
    {
      ...rest,
      hits: found.flatMap(({ uuid, ...hit }) => {
        const url = pages.get(uuid)?.paths[locale]
        return url ? [{ ...hit, url }] : []
      }),
      facets: Object.fromEntries(
        SEARCH_FACETS.map((facet) => [
          facet,
          facets[facet].map(({ value, count }) => ({ value, label: facetLabel(facet, value, locale), count })),
        ]),
      ),
    },
    { headers: { 'cache-control': cacheControl(query.near !== undefined) } },
  )
}

import { contentGateway } from '#lib/content/gateway.ts'
import { readQuery } from '#lib/contracts/read-query.ts'
import { suggestQuery } from '#lib/contracts/search.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { badRequest, unavailable } from '../parameters.ts'

export const dynamic = 'force-dynamic'

/** Names that begin like what has been typed, with their addresses. */
export async function GET(request: Request): Promise<Response> {
  const query = readQuery(suggestQuery, new URL(request.url).searchParams)
  if (!query.ok) return badRequest(query.error)
  const answer = await searchGateway().suggest(query.value)
  const pages = (await contentGateway().live.ensure())?.directory.entries
  if (!answer || !pages) return unavailable()
  const suggestions = answer.suggestions.flatMap(({ uuid, kind, name, town }) => {
    const url = pages.get(uuid)?.paths[query.value.locale]
    return url ? [{ text: name, kind, town, url }] : []
  })
  return Response.json({ suggestions }, { headers: { 'cache-control': 'public, max-age=60' } })
}

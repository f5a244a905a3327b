import { contentGateway } from '#lib/content/gateway.ts'
import { suggestQuery } from '#lib/contracts/search.ts'
import { parametersOf } from '#lib/gateways/search/read-search.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { badRequest, unavailable } from '../parameters.ts'

export const dynamic = 'force-dynamic'

/** Names that begin like what has been typed, with their addresses. */
export async function GET(request: Request): Promise<Response> {
  const parsed = suggestQuery.safeParse(parametersOf(new URL(request.url).searchParams))
  if (!parsed.success) return badRequest([...new Set(parsed.error.issues.map(({ path }) => String(path[0])))])
  const answer = await searchGateway().suggest(parsed.data)
  const pages = (await contentGateway().live.ensure())?.directory.entries
  if (!answer || !pages) return unavailable()
  const suggestions = answer.suggestions.flatMap(({ uuid, kind, name, town }) => {
    const url = pages.get(uuid)?.paths[parsed.data.locale]
    return url ? [{ text: name, kind, town, url }] : []
  })
  return Response.json({ suggestions }, { headers: { 'cache-control': 'public, max-age=60' } })
}

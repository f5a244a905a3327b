import { contentGateway } from '#lib/content/gateway.ts'
import { suggestQuery } from '#lib/contracts/search.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { parametersOf } from '../parameters.ts'

export const dynamic = 'force-dynamic'

/** Names that begin like what has been typed, with their addresses. */
export async function GET(request: Request): Promise<Response> {
  const parsed = suggestQuery.safeParse(parametersOf(new URL(request.url).searchParams))
  if (!parsed.success) {
    return Response.json(
      { error: 'bad_request', parameters: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))] },
      { status: 400 },
    )
  }
  const answer = await searchGateway().suggest(parsed.data)
  const pages = (await contentGateway().live.ensure())?.directory.entries
  if (!answer || !pages)
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { 'retry-after': '2' } })
  const suggestions = answer.suggestions.flatMap(({ uuid, kind, name, town }) => {
    const url = pages.get(uuid)?.paths[parsed.data.locale]
    return url ? [{ text: name, kind, town, url }] : []
  })
  return Response.json({ suggestions }, { headers: { 'cache-control': 'public, max-age=60' } })
}

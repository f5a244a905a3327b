import { contentGateway } from '#lib/content/gateway.ts'
import { imageUrl } from '#lib/content/media.ts'
import { readQuery } from '@barriere/shared/contracts/read-query.ts'
import { suggestQuery } from '@barriere/shared/contracts/search.ts'
import { answerId } from '@barriere/shared/domain/content/search-kind.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { badRequest, unavailable } from '../parameters.ts'

export const dynamic = 'force-dynamic'

/** For 48 CSS pixels at double density, in the quality of the pages' pictures. */
const PICTURE = { width: 96, height: 96, format: 'webp', quality: 76 } as const

/** Towns, houses, pages and questions that match the input, with addresses and labels in the requested language. */
export async function GET(request: Request): Promise<Response> {
  const query = readQuery(suggestQuery, new URL(request.url).searchParams)
  if (!query.ok) return badRequest(query.error)
  const { locale } = query.value
  const answer = await searchGateway().suggest(query.value)
  const pages = (await contentGateway().live.ensure())?.directory.entries
  if (!answer || !pages) return unavailable()
  const t = getTranslator(locale, 'blocks.search')
  const suggestions = answer.suggestions.flatMap(({ uuid, part, page, kind, name, town, image }) => {
    const path = pages.get(uuid)?.paths[locale]
    if (!path) return []
    const where = page ?? (town === name ? '' : town)
    return [
      {
        text: name,
        kind,
        town,
        label: [t(`kind.${kind}`), where].filter(Boolean).join(' · '),
        url: part === undefined ? path : `${path}#${answerId(part)}`,
        ...(image ? { picture: imageUrl({ ...image, width: image.width, height: image.height }, PICTURE) } : {}),
      },
    ]
  })
  return Response.json(
    { suggestions, status: t('suggestionCount', { count: suggestions.length }) },
    { headers: { 'cache-control': 'public, max-age=60' } },
  )
}

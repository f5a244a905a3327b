import { findIcon } from '#blocks/icon/find-icon.ts'
import { localIcon } from '#components/ui/local-icon.ts'
import { clientKeyOf } from '#lib/api/client-address.ts'
import { rateLimits } from '#lib/api/rate-limits.ts'
import { type IconSet, iconFile, iconsQuery } from '#lib/contracts/icons.ts'
import { readQuery } from '@barriere/shared/contracts/read-query.ts'
import { badRequest, unavailable } from '../search/parameters.ts'

/** Cache lifetime in seconds: for a complete answer, for an answer with unknown names, and after a failure. */
const COMPLETE = 7 * 86_400
const UNKNOWN = 60
const FAILED = 10

/** Icons by name in the form of the Iconify API; 503 if their source fails and none is found. */
export async function answerIcons(request: Request, file: string): Promise<Response> {
  const collection = iconFile.safeParse(file)
  if (!collection.success) return Response.json({ error: 'Not found' }, { status: 404 })
  const query = readQuery(iconsQuery, new URL(request.url).searchParams)
  if (!query.ok) return badRequest(query.error)
  const references = query.value.icons.map((name) => ({ collection: collection.data, name }))
  if (!references.every(localIcon)) {
    const wait = await rateLimits().consume('icons', clientKeyOf(request.headers))
    if (wait !== undefined)
      return Response.json({ error: 'too_many_requests' }, { status: 429, headers: { 'retry-after': String(wait) } })
  }
  const answers = await Promise.all(
    references.map(async (reference) => ({ reference, answer: await findIcon(reference) })),
  )
  const kinds = new Set(answers.map(({ answer }) => answer.kind))
  if (kinds.has('unavailable') && !kinds.has('found')) return unavailable()
  const missing = answers.flatMap(({ reference, answer }) => (answer.kind === 'found' ? [] : [reference.name]))
  const set: IconSet = {
    prefix: collection.data,
    icons: Object.fromEntries(
      answers.flatMap(({ reference, answer }) => {
        if (answer.kind !== 'found') return []
        const { body, left, top, width, height } = answer.icon
        const offset = { ...(left === 0 ? {} : { left }), ...(top === 0 ? {} : { top }) }
        return [[reference.name, { body, ...offset, width, height }]]
      }),
    ),
    ...(missing.length > 0 ? { not_found: missing } : {}),
  }
  const seconds = kinds.has('unavailable') ? FAILED : kinds.has('unknown') ? UNKNOWN : COMPLETE
  return Response.json(set, { headers: { 'cache-control': `public, max-age=${seconds}` } })
}

import { parametersOf } from '@barriere/shared/contracts/read-query.ts'
import type { SearchQuery } from '@barriere/shared/contracts/search.ts'
import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { readSearch } from '#lib/gateways/search/read-search.ts'

/** The answer to parameters that make no sense. */
export const badRequest = (parameters: readonly string[]): Response =>
  Response.json({ error: 'bad_request', parameters }, { status: 400 })

/** The answer while the search or the content is away. */
export const unavailable = (): Response =>
  Response.json({ error: 'unavailable' }, { status: 503, headers: { 'retry-after': '2' } })

/** The search of a request, or the answer to one that makes no sense. */
export function searchOf(request: Request): SearchQuery | Response {
  const parameters = parametersOf(new URL(request.url).searchParams)
  const locale = parameters.locale ?? DEFAULT_LOCALE
  if (!isLocale(locale)) return badRequest(['locale'])
  const { query, refused } = readSearch(parameters, locale)
  return refused.length > 0 ? badRequest(refused) : query
}

/**
 * Cache policy, 30 seconds: results may be a moment old, and a crowd that asks the same is answered once; where
 * somebody is, is kept by nobody else.
 */
export const cacheControl = ({ near }: SearchQuery): string => `${near ? 'private' : 'public'}, max-age=30`

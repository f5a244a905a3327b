import { parametersOf } from '@barriere/shared/contracts/read-query.ts'
import type { SearchQuery } from '@barriere/shared/contracts/search.ts'
import { DEFAULT_LOCALE, isLocale } from '@barriere/shared/domain/locale.ts'
import { readSearch } from '#lib/gateways/search/read-search.ts'

/** The response to invalid parameters. */
export const badRequest = (parameters: readonly string[]): Response =>
  Response.json({ error: 'bad_request', parameters }, { status: 400 })

/** The response while the search or the content service is unavailable. */
export const unavailable = (): Response =>
  Response.json({ error: 'unavailable' }, { status: 503, headers: { 'retry-after': '2' } })

/** The search of a request, or the response to invalid parameters. */
export function searchOf(request: Request): SearchQuery | Response {
  const parameters = parametersOf(new URL(request.url).searchParams)
  const locale = parameters.locale ?? DEFAULT_LOCALE
  if (!isLocale(locale)) return badRequest(['locale'])
  const { query, refused } = readSearch(parameters, locale)
  return refused.length > 0 ? badRequest(refused) : query
}

/**
 * Cache policy: 30 seconds, so that a crowd with the same search shares one answer. An answer that depends on the
 * visitor's position is private.
 */
export const cacheControl = ({ near }: SearchQuery): string => `${near ? 'private' : 'public'}, max-age=30`

import { type SearchQuery, searchQuery } from '#lib/contracts/search.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { toParameters } from '#lib/gateways/search/search.ts'

const USUAL = searchQuery.parse({})

/**
 * Address of a search, without default values. A changed filter resets the page to the first. `locale` names the
 * language, for a path of no language.
 */
export function searchHref(
  path: string,
  query: SearchQuery,
  change: Partial<SearchQuery> = {},
  locale?: Locale,
): string {
  const next = { ...query, ...('page' in change ? {} : { page: 1 }), ...change }
  const parameters = toParameters(
    Object.fromEntries(
      Object.entries(next).filter(
        ([name, value]) => name !== 'locale' && String(value) !== String(USUAL[name as keyof SearchQuery]),
      ),
    ),
  )
  if (!next.near) parameters.delete('radius')
  if (locale) parameters.set('locale', locale)
  const search = parameters.toString()
  return search === '' ? path : `${path}?${search}`
}

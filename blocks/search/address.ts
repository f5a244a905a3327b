import { type SearchQuery, searchQuery } from '@barriere/shared/contracts/search.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { toParameters } from '#lib/gateways/search/search.ts'
import { type AskedStay, askedParameters } from './asked-stay.ts'

const USUAL = searchQuery.parse({})

/** Content of the address of a search page. */
export interface SearchPage {
  readonly path: string
  readonly query: SearchQuery
  readonly asked?: AskedStay | undefined
}

/** Parameters of a search, without default values and without its stay. A changed filter resets the page to 1. */
export function searchParameters(query: SearchQuery, change: Partial<SearchQuery> = {}): URLSearchParams {
  const next = { ...query, ...('page' in change ? {} : { page: 1 }), ...change }
  const parameters = toParameters(
    Object.fromEntries(
      Object.entries(next).filter(
        ([name, value]) => name !== 'locale' && String(value) !== String(USUAL[name as keyof SearchQuery]),
      ),
    ),
  )
  if (!next.near) parameters.delete('radius')
  return parameters
}

/** Address of a search, with its stay. */
export function searchHref({ path, query, asked }: SearchPage, change: Partial<SearchQuery> = {}): string {
  const parameters = searchParameters(query, change)
  for (const [name, value] of asked ? askedParameters(asked) : []) parameters.append(name, value)
  const search = parameters.toString().replaceAll('%2C', ',')
  return search === '' ? path : `${path}?${search}`
}

/** Address of the API for all places of a search, in a language. The map requests it. */
export function placesHref(query: SearchQuery, locale: Locale): string {
  const parameters = searchParameters(query, { page: 1 })
  parameters.set('locale', locale)
  return `/api/search/places?${parameters.toString()}`
}

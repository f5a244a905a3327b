import type { Parameters } from '@barriere/shared/contracts/read-query.ts'
import { SEARCH_FACETS, type SearchFacet, type SearchQuery, searchQuery } from '@barriere/shared/contracts/search.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { daysIn } from '@barriere/shared/domain/time/month.ts'

export interface ReadSearch {
  readonly query: SearchQuery
  /** Invalid parameters; the search ignores them. */
  readonly refused: readonly string[]
}

const isFacet = (name: string): name is SearchFacet => (SEARCH_FACETS as readonly string[]).includes(name)

/** Without scripts, filters of lists lead here; their date is a month, `YYYY-MM`. */
const monthOfList = (date: Parameters[string]): string | undefined =>
  typeof date === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date) ? date : undefined

/** Parses a search from an address. Invalid values are ignored and reported; empty form fields count as unset. */
export function readSearch(parameters: Parameters, locale: Locale): ReadSearch {
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(parameters)) {
    if (!Object.hasOwn(searchQuery.shape, name) || value === undefined) continue
    const values = (typeof value === 'string' ? [value] : value).filter((single) => single !== '')
    if (values.length > 0) given[name] = isFacet(name) ? values : values[0]
  }
  const month = monthOfList(parameters.date)
  if (month && given.from === undefined && given.to === undefined) {
    given.from = `${month}-01`
    given.to = `${month}-${daysIn(month)}`
  }
  given.locale = locale
  const whole = searchQuery.safeParse(given)
  if (whole.success) return { query: whole.data, refused: [] }
  const refused = [...new Set(whole.error.issues.map(({ path }) => String(path[0])))]
  for (const name of refused) delete given[name]
  return { query: searchQuery.parse(given), refused }
}

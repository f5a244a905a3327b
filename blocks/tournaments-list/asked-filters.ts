import type { BlockContext } from '../context.ts'
import type { Facet } from '../listing/filters.ts'
import { type ChosenFilters, RANGES } from '../listing/match-filters.ts'

const BOUNDS = Object.values(RANGES).flatMap(({ least, most }) => [least, most])

/** Parameter that filters tournaments with free places. */
const PLACES = 'places'

/** Sort order of the list. Default (empty): by start. */
export type TournamentOrder = '' | 'buyIn'

export interface AskedFilters {
  readonly chosen: ChosenFilters
  readonly order: TournamentOrder
}

/** The filters of the address. Values that the form does not offer are left out. */
export function askedFilters({ parameters }: Pick<BlockContext, 'parameters'>, facets: readonly Facet[]): AskedFilters {
  const valuesOf = (name: string): readonly string[] => [parameters[name] ?? []].flat()
  const offered = facets.flatMap(({ parameter, options }) => {
    const value = valuesOf(parameter).find((one) => options.some((option) => option.value === one))
    return value === undefined ? [] : [[parameter, value] as const]
  })
  const bounds = BOUNDS.flatMap((name) => {
    const [value] = valuesOf(name)
    return value === undefined || !/^\d{1,6}$|^\d{4}-\d{2}-\d{2}$/.test(value) ? [] : [[name, value] as const]
  })
  return {
    chosen: [...offered, ...bounds, ...(valuesOf(PLACES).includes('1') ? [[PLACES, '1'] as const] : [])],
    order: valuesOf('sort').includes('buyIn') ? 'buyIn' : '',
  }
}

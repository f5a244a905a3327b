import { addDays } from './paris-time.ts'
import { REQUEST } from './request.ts'

/** How a hall is set out: columns of its capacity table, as the content names them. */
export const LAYOUTS = ['theatre', 'classroom', 'u_shape', 'boardroom', 'banquet', 'cocktail'] as const

export type Layout = (typeof LAYOUTS)[number]

export const EQUIPMENT = ['projection', 'sound', 'stage', 'video', 'interpreting', 'flipcharts'] as const

export type Equipment = (typeof EQUIPMENT)[number]

export const CATERING = ['welcome', 'breaks', 'lunch', 'cocktail', 'dinner'] as const

export type Catering = (typeof CATERING)[number]

/** Most venues of a request, and most incentives. */
export const SEMINAR = { venues: 6, incentives: 12 } as const

/** Seats of a hall by layout; a layout that does not fit has none. */
export type Seats = { readonly [L in Layout]?: number | undefined }

/** Guests that the largest hall holds in a layout, in any where it is undefined; 0 where none is set out so. */
export const capacityOf = (halls: readonly Seats[], layout: Layout | undefined): number =>
  Math.max(0, ...halls.flatMap((hall) => (layout ? [layout] : LAYOUTS).map((one) => hall[one] ?? 0)))

/** When a seminar takes place: its first and last day, `YYYY-MM-DD`, or a month, `YYYY-MM`. */
export interface SeminarDates {
  readonly arrival?: string | undefined
  readonly departure?: string | undefined
  readonly month?: string | undefined
}

export type SeminarDateFault = 'early' | 'late' | 'order' | 'long'

/** First and last day, and first and last month, of a seminar that is asked for on `today` (`YYYY-MM-DD`). */
export function seminarDates(today: string) {
  const last = `${Number(today.slice(0, 4)) + REQUEST.years}${today.slice(4)}`
  const first = addDays(today, 1)
  return { first, last, firstMonth: first.slice(0, 7), lastMonth: last.slice(0, 7) }
}

/**
 * What is wrong with the dates of a seminar on `today` in Paris, by field; empty where nothing is. It may end on the
 * day it begins. `early` and `late`: before tomorrow or this month, or more than three years ahead.
 */
export function seminarDateFaults(
  { arrival, departure, month }: SeminarDates,
  today: string,
): Partial<Record<keyof SeminarDates, SeminarDateFault>> {
  const { first, last, firstMonth, lastMonth } = seminarDates(today)
  const within = (date: string | undefined, from: string, until: string): SeminarDateFault | undefined =>
    date === undefined ? undefined : date < from ? 'early' : date > until ? 'late' : undefined
  const found = {
    arrival: within(arrival, first, last),
    departure: lengthFault(arrival, departure) ?? within(departure, first, last),
    month: within(month, firstMonth, lastMonth),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

function lengthFault(arrival: string | undefined, departure: string | undefined): 'order' | 'long' | undefined {
  if (arrival === undefined || departure === undefined) return undefined
  if (departure < arrival) return 'order'
  return departure > addDays(arrival, REQUEST.nights) ? 'long' : undefined
}

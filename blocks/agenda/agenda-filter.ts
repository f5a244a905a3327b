import { nextPerformance } from '@barriere/shared/domain/content/agenda.ts'
import { monthOf } from '@barriere/shared/domain/time/month.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { knownCategory, priceValues } from '../listing/filters.ts'
import type { Item } from './agenda-row.tsx'

const monthAt = (moment: Date): string => monthOf(toParisTime(moment).day)

/** Adds the filter values, with the months of all dates. Items beyond the limit show only while a filter is set. */
export function withFilter(item: Item, index: number, limit: number | undefined): Item {
  const { key, town, category, price } = item.entry
  return {
    ...item,
    filter: {
      key,
      values: {
        town: [town],
        date: [...new Set(item.performances.map(({ startsAt }) => monthAt(startsAt)))],
        category: knownCategory(category),
        priceMax: priceValues(price),
      },
      only: limit !== undefined && index >= limit ? '' : undefined,
    },
  }
}

/** Filter values of an item under one of its dates: the date filter matches only the month of that date. */
export const onDate = (item: Item, startsAt: Date): Item['filter'] =>
  item.filter && { ...item.filter, values: { ...item.filter.values, date: [monthAt(startsAt)] } }

/**
 * Rows by month. An item has a row in the month of its next date. It has another row in each of its other months, under
 * the next date there; these rows show only while a visitor filters by that month.
 */
export function inEachMonth(items: readonly Item[], now: Date): Item[] {
  const rows = items.flatMap((item): Item[] => {
    if (!item.filter || item.past) return [item]
    const own = monthAt(item.performance.startsAt)
    const months = Map.groupBy(item.performances, ({ startsAt }) => monthAt(startsAt))
    return [...months].flatMap(([month, performances]): Item[] => {
      if (month === own) return [{ ...item, filter: onDate(item, item.performance.startsAt) }]
      const performance = nextPerformance(performances, now)
      const filter = performance && onDate(item, performance.startsAt)
      return filter ? [{ ...item, performance, filter: { ...filter, only: 'date' } }] : []
    })
  })
  const time = ({ performance }: Item) => performance.startsAt.getTime()
  const coming = rows.filter(({ past }) => !past)
  return [...coming.toSorted((a, b) => time(a) - time(b)), ...rows.filter(({ past }) => past)]
}

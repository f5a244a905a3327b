import { expect, test } from 'vitest'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { inEachMonth, withFilter } from './agenda-filter.ts'
import type { Item } from './agenda-row.tsx'

const NOW = new Date('2026-06-12T10:00:00Z')

function item(key: string, ...days: string[]): Item {
  const performances = days.map((day) => ({
    startsAt: fromParisTime(day, '20:30'),
    status: 'open' as const,
    booking: undefined,
  }))
  const [performance] = performances
  if (!performance) throw new Error('An item has a date.')
  const entry = {
    key,
    title: key,
    text: undefined,
    image: undefined,
    anchor: undefined,
    town: 'Dinard',
    place: 'Dinard',
    category: 'music',
    price: 35,
    performances,
    gambling: false,
  }
  return { entry, performance, performances, past: false }
}

const dayOf = ({ performance }: Item) => performance.startsAt.toISOString().slice(0, 10)

test('found by all months, its kind and each price it keeps; behind the limit it waits for a filter', () => {
  const { filter } = withFilter(item('a', '2026-06-20', '2026-08-01', '2026-08-02'), 3, 3)
  expect(filter).toEqual({
    key: 'a',
    values: {
      town: ['Dinard'],
      date: ['2026-06', '2026-08'],
      category: ['music'],
      priceMax: ['40', '50', '75', '100', '200'],
    },
    only: '',
  })
  expect(withFilter(item('a', '2026-06-20'), 2, 3).filter?.only).toBeUndefined()
})

test('rows: in another month an item waits for that month, under its first date there', () => {
  const items = [item('a', '2026-06-20', '2026-08-05', '2026-08-09'), item('b', '2026-07-01')]
  const rows = inEachMonth(
    items.map((one, index) => withFilter(one, index, undefined)),
    NOW,
  )
  expect(rows.map((row) => [row.entry.key, dayOf(row), row.filter?.values.date, row.filter?.only])).toEqual([
    ['a', '2026-06-20', ['2026-06'], undefined],
    ['b', '2026-07-01', ['2026-07'], undefined],
    ['a', '2026-08-05', ['2026-08'], 'date'],
  ])
  expect(inEachMonth(items, NOW)).toEqual(items)
})

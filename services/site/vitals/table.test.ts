import { expect, test } from 'vitest'
import { vitalsTable } from './table.ts'

test('the table has a line for each kind of page and metric', () => {
  const table = vitalsTable({
    sums: [
      { page: 'hotel', metric: 'LCP', sum: 25_000, counts: [0, 3, 0, 0, 3, 1, 1, 1, 0, 1] },
      { page: 'page', metric: 'CLS', sum: 30, counts: [2, 1, 0, 0, 0, 0, 0, 0] },
      { page: 'spa', metric: 'INP', sum: 0, counts: [0, 0, 0, 0, 0, 0, 0, 0] },
    ],
  })
  expect(table).toBe(
    [
      'page   metric  count  mean     p75   good  improvable  poor',
      'hotel  LCP        10  2500  ≤ 4000   60 %        20 %  20 %',
      'page   CLS         3    10    ≤ 25  100 %         0 %   0 %',
      '',
    ].join('\n'),
  )
  expect(vitalsTable({ sums: [] })).toBe('Nothing was measured in these days.\n')
})

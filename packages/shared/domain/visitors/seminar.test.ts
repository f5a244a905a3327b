import { expect, test } from 'vitest'
import { seminarDateFaults, seminarDates } from './request.ts'
import { capacityOf } from './seminar.ts'

const TODAY = '2026-11-30'

test.each([
  [{ arrival: '2026-12-01', departure: '2026-12-01' }, {}],
  [{ arrival: '2026-11-30', departure: '2026-12-01' }, { arrival: 'early' }],
  [{ arrival: '2029-11-30', departure: '2029-11-30' }, {}],
  [{ arrival: '2029-11-30', departure: '2029-12-01' }, { departure: 'late' }],
  [{ arrival: '2026-12-03', departure: '2026-12-02' }, { departure: 'order' }],
  [{ arrival: '2026-12-01', departure: '2027-01-30' }, {}],
  [{ arrival: '2026-12-01', departure: '2027-01-31' }, { departure: 'long' }],
  [{ month: '2026-11' }, { month: 'early' }],
  [{ month: '2026-12' }, {}],
  [{ month: '2029-11' }, {}],
  [{ month: '2029-12' }, { month: 'late' }],
  [{}, {}],
] as const)('%o has the faults %o', (dates, faults) => {
  expect(seminarDateFaults(dates, TODAY)).toEqual(faults)
})

test('in the middle of a month, it is still to be had', () => {
  expect(seminarDates('2026-11-12')).toEqual({
    first: '2026-11-13',
    last: '2029-11-12',
    firstMonth: '2026-11',
    lastMonth: '2029-11',
  })
})

test('a venue holds what its largest hall holds in the layout, in any where none is chosen', () => {
  const halls = [
    { theatre: 240, banquet: 170, cocktail: 280 },
    { theatre: 70, u_shape: 28 },
  ]
  expect(
    ['theatre', 'u_shape', 'boardroom', undefined].map((layout) => capacityOf(halls, layout as 'theatre')),
  ).toEqual([240, 28, 0, 280])
  expect(capacityOf([], 'theatre')).toBe(0)
})

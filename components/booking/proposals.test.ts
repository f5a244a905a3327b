import { expect, test } from 'vitest'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import { type Nights, type PricedNight, choose, faultOf } from './calendar.ts'
import { monthsAround, proposalsFor } from './proposals.ts'

const TODAY = '2026-06-10'

/** Nights of June 2026 at 100 €, except the nights in `other`. */
const june = (other: Readonly<Record<string, Partial<PricedNight>>> = {}): Nights =>
  new Map(
    Array.from({ length: 30 }, (_, index) => addDays('2026-06-01', index)).map((day): [string, PricedNight] => [
      day,
      { state: 'open', minNights: 1, price: { cents: 10_000, currency: 'EUR' }, ...other[day] },
    ]),
  )

const closed = { state: 'closed', price: undefined } as unknown as Partial<PricedNight>
const full = { state: 'sold-out', price: undefined } as unknown as Partial<PricedNight>
const costing = (cents: number): Partial<PricedNight> => ({ price: { cents, currency: 'EUR' } })

const known = (nights: Nights) => ({ months: ['2026-06'], nights, today: TODAY })

test('weekends are those of the month from today on, with every night known and free', () => {
  const nights = june({ '2026-06-13': costing(8_000), '2026-06-20': full, '2026-06-26': { minNights: 3 } })
  expect(proposalsFor('weekend', {}, known(nights))).toEqual([
    { arrive: '2026-06-12', depart: '2026-06-14', total: { cents: 18_000, currency: 'EUR' }, cheapest: true },
  ])
})

test('weeks begin on Saturdays, and one that leads into an unknown month is none', () => {
  expect(proposalsFor('week', {}, known(june())).map(({ arrive, depart }) => [arrive, depart])).toEqual([
    ['2026-06-13', '2026-06-20'],
    ['2026-06-20', '2026-06-27'],
  ])
})

test('around a stay it is as long, three days before and after, not before today', () => {
  const stay = { arrive: '2026-06-12', depart: '2026-06-14' }
  const found = proposalsFor('around', stay, known(june({ '2026-06-15': costing(5_000), '2026-06-16': closed })))
  expect(found.map(({ arrive, total, cheapest }) => [arrive, total.cents, cheapest])).toEqual([
    ['2026-06-10', 20_000, false],
    ['2026-06-11', 20_000, false],
    ['2026-06-12', 20_000, false],
    ['2026-06-13', 20_000, false],
    ['2026-06-14', 15_000, true],
  ])
  expect(proposalsFor('around', { arrive: '2026-06-12' }, known(june()))).toEqual([])
  expect(proposalsFor('exact', stay, known(june()))).toEqual([])
  expect(new Set(monthsAround({ arrive: '2026-06-29', depart: '2026-07-30' }))).toEqual(
    new Set(['2026-06', '2026-07', '2026-08']),
  )
})

test('no arrival on a night without rooms, no stay over one or below the minimum; a departure may be on one', () => {
  const nights = june({ '2026-06-15': full, '2026-06-20': closed, '2026-06-17': { minNights: 2 } })
  expect([faultOf('2026-06-15', {}, TODAY, nights), faultOf('2026-06-20', {}, TODAY, nights)]).toEqual([
    'soldOut',
    'closed',
  ])
  expect(choose({}, '2026-06-15', TODAY, nights)).toEqual({})
  const stay = choose({}, '2026-06-14', TODAY, nights)
  expect(faultOf('2026-06-16', stay, TODAY, nights)).toBe('unavailable')
  expect(choose(stay, '2026-06-15', TODAY, nights)).toEqual({ arrive: '2026-06-14', depart: '2026-06-15' })
  expect(faultOf('2026-06-18', { arrive: '2026-06-17' }, TODAY, nights)).toBe('tooShort')
  expect(choose({ arrive: '2026-06-17' }, '2026-06-19', TODAY, nights).depart).toBe('2026-06-19')
  // Nights without data stay selectable: the booking engine decides.
  expect(faultOf('2026-07-15', {}, TODAY, nights)).toBeUndefined()
})

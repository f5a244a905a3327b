import { expect, test } from 'vitest'
import { lateRegistrationLength, saleEnd, seatCents, whereOf } from './sale.ts'

const level = { kind: 'level', smallBlind: 50, bigBlind: 100, ante: 0, minutes: 20 } as const
const pause = { kind: 'break', minutes: 15 } as const
const structure = { chips: 1, levels: [level, pause, level, pause, level], reEntries: 0, guarantee: 0 }

test.each([
  [0, 0],
  [1, 20],
  [2, 55],
  [3, 90],
  [9, 90],
])('late registration until the end of level %i lasts %i minutes', (lateLevel, minutes) => {
  expect(lateRegistrationLength({ ...structure, lateLevel })).toBe(minutes * 60_000)
})

test('seats are sold until the start, and a tournament’s until the end of its late registration', () => {
  const start = new Date('2026-06-19T17:00:00Z')
  expect(saleEnd(start)).toEqual(start)
  expect(saleEnd(start, { ...structure, lateLevel: 2 })).toEqual(new Date('2026-06-19T17:55:00Z'))
})

test('a seat’s price is rounded to the cent', () => {
  expect([seatCents(3_850, 0), seatCents(3_850, 10), seatCents(1_005, 10)]).toEqual([3_850, 3_465, 905])
})

test('where seats are is the hall and its casino, a hall that is named after it, or the place elsewhere', () => {
  const both = (text: string) => ({ fr: text, en: text })
  const casino = 'Casino d’Enghien'
  expect(whereOf({ casino, hall: both('Théâtre du Lac') }, 'fr')).toBe('Théâtre du Lac, Casino d’Enghien')
  expect(whereOf({ casino, hall: both('Théâtre du Casino d’Enghien') }, 'fr')).toBe('Théâtre du Casino d’Enghien')
  expect(whereOf({ casino, place: both('Pied de la piste') }, 'en')).toBe('Pied de la piste')
  expect([whereOf({ casino }, 'fr'), whereOf({ casino: '' }, 'fr')]).toEqual([casino, ''])
})

import { expect, test } from 'vitest'
import { datesText } from './dates.tsx'

const plain = (dates: string[], locale: 'fr' | 'en') =>
  datesText(
    dates.map((date) => new Date(date)),
    locale,
  ).replaceAll('\u00a0', ' ')

const DAYS = [
  '2026-07-04T18:00:00Z',
  '2026-06-12T18:00:00Z',
  '2026-06-19T18:00:00Z',
  '2026-06-13T18:00:00Z',
  '2026-06-30T22:30:00Z',
]

test('days stand in order, the month after its last', () => {
  expect(plain(DAYS, 'fr')).toBe('12, 13 et 19 juin, 1er et 4 juillet')
  expect(plain(DAYS, 'en')).toBe('12, 13 and 19 June, 1 and 4 July')
})

test('two performances on one day of Paris are one day', () => {
  expect(plain(['2026-06-12T13:00:00Z', '2026-06-12T21:30:00Z'], 'fr')).toBe('12 juin')
  expect(plain([], 'fr')).toBe('')
})

import { expect, test } from 'vitest'
import { otherDates, playedOn } from './facts.ts'

const itemOn = (days: readonly string[], canceled: readonly string[] = []) => {
  const performances = days.map((day) => ({
    startsAt: new Date(`${day}T18:30:00Z`),
    status: canceled.includes(day) ? ('canceled' as const) : ('open' as const),
  }))
  const [performance] = performances
  return { performance: performance ?? expect.fail('no day'), performances, past: false }
}

const NOW = new Date('2026-06-12T10:00:00Z')

const DAYS = ['2026-06-12', '2026-06-13', '2026-06-19', '2026-07-04', '2026-07-05']

test.each([
  ['three days are named', itemOn(DAYS.slice(0, 3)), undefined],
  ['of more the others are counted', itemOn(DAYS), '4 autres dates'],
  ['two performances of a day are one', itemOn([...DAYS.slice(0, 3), '2026-06-12']), undefined],
  ['what is canceled counts for nothing', itemOn(DAYS, DAYS.slice(3)), undefined],
  ['a next one that is canceled is none of the others', itemOn(DAYS, DAYS.slice(0, 1)), '4 autres dates'],
])('%s', (_, item, words) => {
  expect(otherDates(playedOn(item, NOW), item.performance, 'fr')?.replaceAll('\u00a0', ' ')).toBe(words)
})

test('in English', () => {
  const item = itemOn(DAYS)
  expect(otherDates(playedOn(item, NOW), item.performance, 'en')).toBe('4 more dates')
})

import { expect, test } from 'vitest'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { clocksFrom } from './clocks.ts'

const momentsFrom = (moment: string): string[] => {
  const now = Date.parse(moment)
  return clocksFrom(now).map(({ ahead }) => {
    const { day, time } = toParisTime(now + ahead)
    return `${day} ${time}`
  })
}

test('other weekdays, the end of the day and of February, the change of clocks: all in the future', () => {
  expect(momentsFrom('2026-11-27T22:00:00Z')).toEqual([
    '2026-11-28 23:00',
    '2026-11-30 23:50',
    '2026-12-03 23:00',
    '2027-02-28 10:00',
    '2027-03-28 10:00',
  ])
  // From midnight in Paris, after a change of clocks.
  expect(momentsFrom('2027-03-28T22:00:00Z').slice(1)).toEqual([
    '2027-04-01 23:50',
    '2027-04-04 00:00',
    '2028-02-28 10:00',
    '2027-10-31 10:00',
  ])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, toParisTime, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { possibleStays, suggestedStay } from './suggested-stay.ts'

/** Friday 12 June 2026, 10 in the morning in Paris. */
const NOW = Date.UTC(2026, 5, 12, 8)

describe('dates to begin with', () => {
  test.each([
    ['a Friday: the next one, a week ahead', NOW, '2026-06-19'],
    ['a Saturday', Date.UTC(2026, 5, 13, 8), '2026-06-26'],
    ['a Thursday', Date.UTC(2026, 5, 18, 8), '2026-06-26'],
    ['Thursday by Greenwich, Friday in Paris', Date.UTC(2026, 5, 18, 22, 30), '2026-06-26'],
    ['the end of a year', Date.UTC(2026, 11, 26, 8), '2027-01-08'],
  ])('%s', (_, now, arrive) => {
    expect(suggestedStay(now)).toEqual({ arrive, depart: addDays(arrive, 2) })
  })

  test.each([
    [{ from: '2026-09-01' }, '2026-09-04', '2026-09-06'],
    [{ from: '2026-09-04', nights: 3 }, '2026-09-04', '2026-09-07'],
    [{ from: '2026-01-01', until: '2026-12-31' }, '2026-06-19', '2026-06-21'],
    [{ until: '2026-06-20' }, '2026-06-12', '2026-06-14'],
    [{ from: '2026-06-15', until: '2026-06-18' }, '2026-06-15', '2026-06-17'],
  ])('within %j', (window, arrive, depart) => {
    expect(suggestedStay(NOW, window)).toEqual({ arrive, depart })
  })

  test.each([
    { until: '2026-06-11' },
    { until: '2026-06-13' },
    { from: '2026-07-01', until: '2026-07-02' },
    { until: '2026-06-15', nights: 4 },
  ])('none is left within %j', (window) => {
    expect(suggestedStay(NOW, window)).toBeUndefined()
  })

  test('never past, as long as asked, within the window, and a Friday a week ahead where nothing hinders', () => {
    const day = fc.integer({ min: -60, max: 400 }).map((offset) => addDays('2026-06-12', offset))
    const window = fc.record({ from: day, until: day, nights: fc.integer({ min: 1, max: 7 }) }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 86_400 }), window, (seconds, within) => {
        const now = NOW + seconds * 1_000
        const today = toParisTime(now).day
        const stay = suggestedStay(now, within)
        if (!stay) {
          expect(within.until).toBeDefined()
          return
        }
        expect(stay.arrive >= today && stay.arrive >= (within.from ?? today)).toBe(true)
        expect(stay.depart <= (within.until ?? stay.depart)).toBe(true)
        expect(daysBetween(stay.arrive, stay.depart)).toBe(within.nights ?? 2)
        if (within.until === undefined) {
          expect(weekdayOf(stay.arrive)).toBe(5)
          expect(stay.arrive >= addDays(today, 7)).toBe(true)
        }
      }),
    )
  })

  test.each([
    [[7], 6, '2026-06-21', '2026-06-27'],
    [[1, 2, 3, 7], 2, '2026-06-21', '2026-06-23'],
    [[4, 5], 2, '2026-06-19', '2026-06-21'],
  ])('begins on a weekday of %j, for %d nights', (weekdays, nights, arrive, depart) => {
    expect(suggestedStay(NOW, { weekdays, nights })).toEqual({ arrive, depart })
  })

  test('a stay whose weekdays are not left is none', () => {
    expect(suggestedStay(NOW, { weekdays: [7], nights: 6, until: '2026-06-19' })).toBeUndefined()
  })
})

test('possible stays are on the weekdays of arrival, in the range, at most as many as wanted', () => {
  const stays = possibleStays(NOW, { weekdays: [1, 7], nights: 2, from: '2026-06-20', until: '2026-06-30' }, 9)
  expect(stays.map(({ arrive }) => arrive)).toEqual(['2026-06-21', '2026-06-22', '2026-06-28'])
  expect(stays.at(-1)?.depart).toBe('2026-06-30')
  expect(possibleStays(NOW, {}, 2).map(({ arrive }) => arrive)).toEqual(['2026-06-12', '2026-06-13'])
})

import { describe, expect, test } from 'vitest'
import { addMonths, daysIn, monthOf, weeksOf } from './month.ts'

describe('months', () => {
  test.each([
    ['2027-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2000-02', 29],
    ['2026-12', 31],
    ['2026-11', 30],
  ])('%s has %i days', (month, days) => {
    expect(daysIn(month)).toBe(days)
    expect(weeksOf(month).flat().filter(Boolean)).toHaveLength(days)
  })

  test.each([
    ['2026-06', 1, '2026-07'],
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-06', -12, '2025-06'],
  ])('%s and %i months is %s', (month, by, expected) => {
    expect(addMonths(month, by)).toBe(expected)
  })

  test('weeks begin on Monday, and hold the days of their month alone', () => {
    const weeks = weeksOf('2026-06')
    expect(weeks[0]).toEqual([
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
      '2026-06-04',
      '2026-06-05',
      '2026-06-06',
      '2026-06-07',
    ])
    expect(weeks.at(-1)).toEqual(['2026-06-29', '2026-06-30', undefined, undefined, undefined, undefined, undefined])
    expect(weeksOf('2026-08')[0]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-08-01',
      '2026-08-02',
    ])
    expect(weeksOf('2026-02')).toHaveLength(5)
    expect(weeksOf('2027-02')).toHaveLength(4)
  })

  test.each(['2026-03', '2026-10'])('each day of %s, in which the clocks change, comes once', (month) => {
    const days = weeksOf(month)
      .flat()
      .filter((day) => day !== undefined)
    expect(new Set(days).size).toBe(31)
    expect(days.at(-1)).toBe(`${month}-31`)
    expect(days.every((day) => monthOf(day) === month)).toBe(true)
  })
})

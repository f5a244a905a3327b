import { describe, expect, test } from 'vitest'
import { isInSeason } from './season.ts'

describe('a season', () => {
  test.each([
    ['2026-06-01', '06-01', '09-15', true],
    ['2026-09-15', '06-01', '09-15', true],
    ['2026-05-31', '06-01', '09-15', false],
    ['2026-09-16', '06-01', '09-15', false],
    ['2026-12-31', '12-01', '03-31', true],
    ['2027-01-01', '12-01', '03-31', true],
    ['2027-04-01', '12-01', '03-31', false],
    ['2026-11-30', '12-01', '03-31', false],
    ['2028-02-29', '02-29', '02-29', true],
  ])('%s in %s to %s: %s', (day, from, until, expected) => {
    expect(isInSeason(day, { from, until })).toBe(expected)
  })
})

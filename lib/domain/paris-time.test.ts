import { describe, expect, test } from 'vitest'
import { addDays, fromParisTime, toParisTime, untilMidnight, weekdayOf } from './paris-time.ts'

describe('time in Paris', () => {
  test.each([
    ['2026-06-12T22:30:00Z', '2026-06-13', '00:30', 6],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00', 5],
    ['2026-01-11T11:59:00Z', '2026-01-11', '12:59', 7],
  ])('%s is %s at %s', (moment, day, time, weekday) => {
    expect(toParisTime(new Date(moment))).toEqual({ day, time, weekday })
  })

  test.each([
    ['2026-07-14', '21:00', '2026-07-14T19:00:00.000Z'],
    ['2026-01-14', '21:00', '2026-01-14T20:00:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s at %s is %s', (day, time, moment) => {
    expect(fromParisTime(day, time).toISOString()).toBe(moment)
  })

  test('days count over months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29', '2026-02-28'])
    expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([1, 7])
  })

  test.each([
    ['2026-06-12T10:00:00Z', 12],
    ['2026-10-24T22:00:00Z', 25],
    ['2026-03-28T23:00:00Z', 23],
  ])('midnight is %s + %i hours', (moment, hours) => {
    expect(untilMidnight(Date.parse(moment))).toBe(hours * 3_600_000)
  })
})

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
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

  test('every moment of two centuries is what the calendar of Paris says', () => {
    const calendar = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1925-01-01'), max: new Date('2125-01-01'), noInvalidDate: true }),
        (moment) => {
          const { day, time } = toParisTime(moment)
          expect(`${day} ${time}`).toBe(calendar.format(moment))
        },
      ),
      { numRuns: 2_000 },
    )
    expect(() => toParisTime(new Date('nonsense'))).toThrow(RangeError)
  })

  test('the offset of an hour is computed once, and again for another hour', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    const moment = Date.parse('2051-07-14T19:00:00Z')
    expect([toParisTime(moment).time, toParisTime(moment + 59 * 60_000).time]).toEqual(['21:00', '21:59'])
    expect(asked).toHaveBeenCalledTimes(1)
    expect(toParisTime(moment + 60 * 60_000).time).toBe('22:00')
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockRestore()
  })

  test('days count over months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ])
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

import { describe, expect, test } from 'vitest'
import { type OpeningPeriod, WEEKDAYS, isOpenAt, openingStates } from './opening-hours.ts'
import { fromParisTime, toParisTime } from './paris-time.ts'

/** A Friday. */
const FRIDAY = '2026-06-12'

const EVERY_DAY = [...WEEKDAYS]

const LUNCH: OpeningPeriod = { label: undefined, days: ['thu', 'fri'], opens: '12:00', closes: '14:30' }
const DINNER: OpeningPeriod = { label: undefined, days: ['fri', 'tue'], opens: '19:00', closes: '22:30' }
const NIGHT: OpeningPeriod = { label: undefined, days: EVERY_DAY, opens: '20:00', closes: '04:00' }

const at = (moment: Date | undefined): string => {
  if (!moment) return 'not known'
  const { day, time } = toParisTime(moment)
  return `${day.slice(8)} ${time}`
}

const states = (periods: readonly OpeningPeriod[], days = 1, special: Parameters<typeof openingStates>[1] = []) =>
  openingStates(periods, special, FRIDAY, days).map(
    ({ from, open, until }) => `${at(from)} ${open ? 'open' : 'closed'} until ${at(until)}`,
  )

describe('states of a day', () => {
  test('change at each opening and closing, and begin anew at midnight', () => {
    expect(states([LUNCH, DINNER], 2)).toEqual([
      '12 00:00 closed until 12 12:00',
      '12 12:00 open until 12 14:30',
      '12 14:30 closed until 12 19:00',
      '12 19:00 open until 12 22:30',
      '12 22:30 closed until 16 19:00',
      '13 00:00 closed until 16 19:00',
    ])
  })

  test('a night that ends after midnight goes on from the day before', () => {
    expect(states([NIGHT])).toEqual([
      '12 00:00 open until 12 04:00',
      '12 04:00 closed until 12 20:00',
      '12 20:00 open until 13 04:00',
    ])
  })

  test('around the clock there is no end, and without hours no opening', () => {
    expect(states([{ ...NIGHT, opens: '00:00', closes: '00:00' }])).toEqual(['12 00:00 open until not known'])
    expect(states([])).toEqual(['12 00:00 closed until not known'])
  })

  test('spans that meet or overlap are one', () => {
    expect(states([{ ...LUNCH, closes: '19:30' }, DINNER])).toEqual([
      '12 00:00 closed until 12 12:00',
      '12 12:00 open until 12 22:30',
      '12 22:30 closed until 16 19:00',
    ])
  })

  test('a special day replaces the week’s hours', () => {
    expect(states([LUNCH, DINNER], 1, [{ day: FRIDAY, label: undefined, spans: [] }])).toEqual([
      '12 00:00 closed until 16 19:00',
    ])
  })

  test.each([
    ['2026-03-29', '23 h of the spring change'],
    ['2026-10-25', '25 h of the autumn change'],
  ])('on %s, the %s, times stay those of the clock', (day) => {
    const [first, , last] = openingStates([{ ...NIGHT, opens: '18:00', closes: '23:00' }], [], day, 1)
    expect([first?.until, last?.from]).toEqual([fromParisTime(day, '18:00'), fromParisTime(day, '23:00')])
  })

  test('agree with whether it is open, at every quarter of an hour of a week', () => {
    const periods = [LUNCH, DINNER, { ...NIGHT, days: ['sat', 'sun'] as const }]
    const all = openingStates(periods, [], FRIDAY, 7)
    for (let minutes = 0; minutes < 7 * 24 * 60; minutes += 15) {
      const moment = new Date(fromParisTime(FRIDAY, '00:00').getTime() + minutes * 60_000)
      const state = all.findLast(({ from }) => from <= moment)
      expect(state?.open, moment.toISOString()).toBe(isOpenAt(periods, [], toParisTime(moment)))
    }
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ANNOUNCED_DAYS,
  type OpeningPeriod,
  type SpecialDay,
  WEEKDAYS,
  isAroundTheClock,
  isOpenAt,
  openingHours,
} from './opening-hours.ts'
import { addDays, weekdayOf } from './paris-time.ts'

const lunch = (...days: OpeningPeriod['days'][number][]): OpeningPeriod => ({
  days,
  label: 'Déjeuner',
  opens: '12:00',
  closes: '14:30',
})

const dinner = (...days: OpeningPeriod['days'][number][]): OpeningPeriod => ({
  days,
  label: 'Dîner',
  opens: '19:00',
  closes: '22:30',
})

/** A Friday. */
const FRIDAY = '2026-06-12'

const closedOn = (day: string, label?: string): SpecialDay => ({ day, label, spans: [] })

const summary = (hours: ReturnType<typeof openingHours>) =>
  hours.week.map(
    ({ first, last, spans, today }) =>
      `${first}-${last} ${spans.map((span) => span.opens).join()}${today ? ' today' : ''}`,
  )

describe('the week', () => {
  test('neighbours with the same hours share a line', () => {
    const periods = [dinner('wed', 'thu', 'fri', 'sat'), lunch('wed', 'thu', 'fri', 'sat', 'sun')]
    expect(summary(openingHours(periods, [], FRIDAY))).toEqual([
      'mon-tue ',
      'wed-sat 12:00,19:00 today',
      'sun-sun 12:00',
    ])
  })

  test('a day that differs parts its neighbours', () => {
    expect(summary(openingHours([lunch('mon', 'tue', 'thu')], [], FRIDAY))).toEqual([
      'mon-tue 12:00',
      'wed-wed ',
      'thu-thu 12:00',
      'fri-sun  today',
    ])
  })

  test('another label makes other hours', () => {
    const periods = [lunch('mon'), { ...lunch('tue'), label: 'Brunch' }]
    expect(openingHours(periods, [], FRIDAY).week.map((line) => line.last)).toEqual(['mon', 'tue', 'sun'])
  })

  test('without any hours there is one closed line', () => {
    expect(summary(openingHours([], [], FRIDAY))).toEqual(['mon-sun  today'])
  })
})

describe('special days', () => {
  test('one of today takes the mark from the week', () => {
    const hours = openingHours([lunch(...WEEKDAYS)], [closedOn(FRIDAY, 'Travaux')], FRIDAY)
    expect(hours.today?.label).toBe('Travaux')
    expect(hours.week.some((line) => line.today)).toBe(false)
    expect(hours.ahead).toEqual([])
  })

  test('are announced for thirty days, the nearest first', () => {
    const days = ['2026-07-13', '2026-07-12', '2026-06-11', '2026-06-13'].map((day) => closedOn(day))
    expect(openingHours([], days, FRIDAY).ahead.map((special) => special.day)).toEqual(['2026-06-13', '2026-07-12'])
  })

  test('of two entries for one day the first counts', () => {
    const twice = [closedOn('2026-06-14', 'first'), closedOn('2026-06-14', 'second')]
    expect(openingHours([], twice, FRIDAY).ahead.map((special) => special.label)).toEqual(['first'])
    expect(openingHours([], twice, '2026-06-14').today?.label).toBe('first')
  })
})

test('closing when it opens is around the clock', () => {
  expect([
    isAroundTheClock({ label: undefined, opens: '00:00', closes: '00:00' }),
    isAroundTheClock(lunch('mon')),
  ]).toEqual([true, false])
})

describe('whatever the hours', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)
  const span = fc.record({ label: fc.constantFrom(undefined, 'Déjeuner', 'Dîner'), opens: time, closes: time })
  const period = fc.tuple(span, fc.subarray([...WEEKDAYS])).map(([hours, days]): OpeningPeriod => ({ ...hours, days }))
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
  const near = fc.integer({ min: -40, max: 40 })
  const input = fc.record({
    periods: fc.array(period, { maxLength: 6 }),
    day,
    specials: fc.array(near, { maxLength: 6 }),
  })

  const of = ({ periods, day: today, specials }: { periods: OpeningPeriod[]; day: string; specials: number[] }) =>
    openingHours(
      periods,
      specials.map((days) => closedOn(addDays(today, days))),
      today,
    )

  const daysOf = (line: { first: OpeningPeriod['days'][number]; last: OpeningPeriod['days'][number] }) =>
    WEEKDAYS.slice(WEEKDAYS.indexOf(line.first), WEEKDAYS.indexOf(line.last) + 1)

  test('every weekday stands in exactly one line, in the week’s order', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(of(given).week.flatMap(daysOf)).toEqual([...WEEKDAYS])
      }),
    )
  })

  test('a line tells the hours of each of its days, and differs from the next', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { week } = of(given)
        for (const line of week) {
          for (const weekday of daysOf(line)) {
            const own = given.periods
              .filter((one) => one.days.includes(weekday))
              .map(({ label, opens, closes }) => ({ label, opens, closes }))
            expect(line.spans).toHaveLength(own.length)
            expect(line.spans).toEqual(expect.arrayContaining(own))
          }
        }
        for (const [index, line] of week.slice(1).entries()) expect(line.spans).not.toEqual(week[index]?.spans)
      }),
    )
  })

  test('today is marked once: in the week on its own day, or as a special day', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { week, today } = of(given)
        const marked = week.filter((line) => line.today)
        expect(marked).toHaveLength(today ? 0 : 1)
        expect(today !== undefined).toBe(given.specials.includes(0))
        if (marked[0]) expect(daysOf(marked[0])).toContain(WEEKDAYS[weekdayOf(given.day) - 1])
      }),
    )
  })

  test('days ahead are to come, within the weeks announced, in order and each once', () => {
    fc.assert(
      fc.property(input, (given) => {
        const ahead = of(given).ahead.map((special) => special.day)
        const wanted = [...new Set(given.specials.filter((days) => days > 0 && days <= ANNOUNCED_DAYS))].sort(
          (one, other) => one - other,
        )
        expect(ahead).toEqual(wanted.map((days) => addDays(given.day, days)))
      }),
    )
  })
})

describe('isOpenAt', () => {
  const lunch = {
    label: undefined,
    days: ['mon', 'tue', 'wed', 'thu', 'fri'] as const,
    opens: '12:00',
    closes: '14:30',
  }
  const night = { label: undefined, days: ['fri', 'sat'] as const, opens: '22:00', closes: '04:00' }
  const always = { label: undefined, days: ['sun'] as const, opens: '00:00', closes: '00:00' }

  test.each([
    ['2026-06-12', '11:59', false],
    ['2026-06-12', '12:00', true],
    ['2026-06-12', '14:29', true],
    ['2026-06-12', '14:30', false],
    ['2026-06-12', '23:59', true],
    ['2026-06-13', '03:59', true],
    ['2026-06-13', '04:00', false],
    ['2026-06-12', '03:00', false],
    ['2026-06-14', '05:00', true],
    ['2026-06-15', '01:00', false],
  ])('on %s at %s: %s', (day, time, expected) => {
    expect(isOpenAt([lunch, night, always], [], { day, time })).toBe(expected)
  })

  test('a special day replaces the week’s hours, those after its midnight too', () => {
    const closed = [{ day: '2026-06-12', label: 'Travaux', spans: [] }]
    expect(isOpenAt([lunch, night], closed, { day: '2026-06-12', time: '12:30' })).toBe(false)
    expect(isOpenAt([lunch, night], closed, { day: '2026-06-13', time: '01:00' })).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import type { OpeningPeriod, SpecialDay } from '@barriere/shared/domain/time/opening-hours.ts'
import { openingHoursSpecification } from './hours.ts'
import { faultsOf } from './test-support.ts'

const TODAY = '2026-06-12'

const period = (days: OpeningPeriod['days'], opens: string, closes: string): OpeningPeriod => ({
  label: undefined,
  days,
  opens,
  closes,
})

const special = (day: string, ...hours: [string, string][]): SpecialDay => ({
  day,
  label: undefined,
  spans: hours.map(([opens, closes]) => ({ label: undefined, opens, closes })),
})

const lines = (periods: OpeningPeriod[], days: SpecialDay[] = []) =>
  openingHoursSpecification(periods, days, TODAY)?.map(({ dayOfWeek, validFrom, opens, closes }) => [
    dayOfWeek ?? validFrom,
    opens,
    closes,
  ])

describe('opening hours', () => {
  const lunch = period(['tue', 'wed'], '12:00', '14:30')

  test.each([
    [
      'days in the order of the week',
      [period(['sun', 'mon'], '19:00', '22:30')],
      [[['Monday', 'Sunday'], '19:00', '22:30']],
    ],
    ['past midnight', [period(['sat'], '10:00', '04:00')], [[['Saturday'], '10:00', '04:00']]],
    ['around the clock', [period(['fri'], '09:00', '09:00')], [[['Friday'], '00:00', '23:59']]],
    [
      'two stretches',
      [lunch, period(['tue'], '19:00', '22:00')],
      [
        [['Tuesday', 'Wednesday'], '12:00', '14:30'],
        [['Tuesday'], '19:00', '22:00'],
      ],
    ],
  ])('%s', (_, periods, expected) => {
    expect(lines(periods)).toEqual(expected)
  })

  test.each([
    ['no period', []],
    ['a period of no day', [period([], '10:00', '12:00')]],
  ])('%s says nothing', (_, periods) => {
    expect(lines(periods, [special('2026-07-14')])).toBeUndefined()
  })

  test('special days from today on, the first entry of each; without hours they are closed', () => {
    const days = [
      special('2026-06-11', ['09:00', '10:00']),
      special(TODAY, ['12:00', '13:00']),
      special('2026-07-14'),
      special('2026-07-14', ['09:00', '10:00']),
    ]
    expect(lines([lunch], days)?.slice(1)).toEqual([
      [TODAY, '12:00', '13:00'],
      ['2026-07-14', '00:00', '00:00'],
    ])
    expect(faultsOf(openingHoursSpecification([lunch], days, TODAY))).toEqual([])
  })
})

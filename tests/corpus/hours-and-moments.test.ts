import { describe } from 'vitest'
import { type OpeningPeriod, WEEKDAYS, isOpenAt, openingStates } from '@barriere/shared/domain/time/opening-hours.ts'
import { formatEuros, formatMoment } from '#lib/i18n/format.ts'
import { type Report, checkReports } from './report.ts'

const hours = (opens: string, closes: string, days: OpeningPeriod['days'] = WEEKDAYS): OpeningPeriod => ({
  label: undefined,
  opens,
  closes,
  days,
})

/** Hours, and whether it is open at a moment in Paris. */
const OPEN: readonly Report<readonly [period: OpeningPeriod, day: string, time: string], boolean>[] = [
  {
    source: 'https://github.com/mozilla-mobile/prox/issues/124',
    says: 'past midnight it is still the evening before that counts',
    input: [hours('18:00', '02:00', ['mon']), '2026-06-09', '01:00'],
    expected: true,
  },
  {
    source: 'https://github.com/coryetzkorn/php-store-hours/issues/7',
    says: 'and not the hours of the new day',
    input: [hours('11:00', '01:30', ['thu']), '2026-06-12', '02:00'],
    expected: false,
  },
  {
    source: 'https://github.com/studio1902/statamic-peak-commands/pull/31',
    says: 'the early morning of the first evening is closed',
    input: [hours('18:00', '02:00', ['mon']), '2026-06-08', '01:00'],
    expected: false,
  },
  {
    source: 'https://github.com/MM2-0/Kvaesitso/issues/838',
    says: 'the evening itself is open',
    input: [hours('18:00', '02:00', ['mon']), '2026-06-08', '22:00'],
    expected: true,
  },
]

/** Hours and a day, and the moments of that day at which it opens or closes. */
const CHANGES: readonly Report<readonly [period: OpeningPeriod, day: string], readonly string[]>[] = [
  {
    source: 'https://github.com/opening-hours/opening_hours.js/issues/221',
    says: 'on the day of summer time it opens by the clock',
    input: [hours('09:00', '19:00'), '2026-03-29'],
    expected: ['2026-03-29T07:00:00.000Z open', '2026-03-29T17:00:00.000Z closed'],
  },
  {
    source: 'https://github.com/underlx/underlx/issues/78',
    says: 'the night of winter time has an hour more',
    input: [hours('18:00', '04:00', ['sat']), '2026-10-25'],
    expected: ['2026-10-25T03:00:00.000Z closed'],
  },
]

/** A moment, and how it is written in English. */
const MOMENTS: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/nodejs/node/issues/46123',
    says: 'the space before the half of the day is not the runtime’s',
    input: '2026-06-12T18:30:00Z',
    expected: 'Fri 12\u00a0June, 8.30\u00a0pm',
  },
  {
    source: 'https://github.com/nodejs/node/issues/36219',
    says: 'the first hour of a day is not 24',
    input: '2026-06-11T22:26:00Z',
    expected: 'Fri 12\u00a0June, 12.26\u00a0am',
  },
]

/** Euros, and how they are written in French. */
const PRICES: readonly Report<number, string>[] = [
  {
    source: 'https://github.com/actualbudget/actual/pull/5797',
    says: 'thousands and the currency have no-break spaces',
    input: 12_000,
    expected: '12\u202f000\u00a0€',
  },
]

describe('opening hours', () => {
  checkReports(OPEN, ([period, day, time]) => isOpenAt([period], [], { day, time }))
})

describe('changes of opening hours', () => {
  checkReports(CHANGES, ([period, day]) =>
    openingStates([period], [], day, 1)
      // The first is the state at midnight.
      .slice(1)
      .map(({ from, open }) => `${from.toISOString()} ${open ? 'open' : 'closed'}`),
  )
})

describe('moments', () => {
  checkReports(MOMENTS, (moment) => formatMoment(new Date(moment), 'en'))
})

describe('prices', () => {
  checkReports(PRICES, (euros) => formatEuros(euros, 'fr'))
})

import { describe, expect, test } from 'vitest'
import {
  formatAgendaDay,
  formatDay,
  formatDayAndMonth,
  formatHour,
  formatMoment,
  formatMonth,
  formatMonthOfYear,
  formatShortMoment,
} from './format.ts'

const at = (iso: string) => new Date(iso)

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('moments of the agenda, in Paris', () => {
  test('follow the language', () => {
    const evening = at('2026-06-12T18:30:00Z')
    expect(plain(formatMoment(evening, 'fr'))).toBe('ven. 12 juin, 20 h 30')
    expect(plain(formatMoment(evening, 'en'))).toBe('Fri 12 June, 8.30 pm')
    expect(plain(formatShortMoment(evening, 'fr'))).toBe('12 juin, 20 h 30')
    expect(plain(formatShortMoment(evening, 'en'))).toBe('12 Jun, 8.30 pm')
    expect(formatMonthOfYear(evening, 'fr')).toBe('Juin 2026')
    expect([
      formatMonth(at('2026-07-31T22:30:00Z'), 'fr'),
      formatMonth(at('2026-07-31T20:30:00Z'), 'fr', 'short'),
      formatMonth(evening, 'en', 'short'),
    ]).toEqual(['août', 'juil.', 'Jun'])
    expect(formatMonthOfYear(at('2026-08-01T10:00:00Z'), 'fr')).toBe('Août 2026')
  })

  test.each([
    ['2026-06-12T18:00:00Z', '20 h', '8 pm'],
    ['2026-06-12T22:05:00Z', '0 h 05', '12.05 am'],
    ['2026-06-12T10:00:00Z', '12 h', '12 pm'],
    ['2026-01-12T08:15:00Z', '9 h 15', '9.15 am'],
  ])('%s is %s or %s', (iso, french, english) => {
    expect(plain(formatHour(at(iso), 'fr'))).toBe(french)
    expect(plain(formatHour(at(iso), 'en'))).toBe(english)
  })

  test('the day is that of Paris; the first of a month has its French ending', () => {
    const first = at('2026-06-30T22:30:00Z')
    expect(plain(formatDayAndMonth(first, 'fr'))).toBe('1er juillet')
    expect([formatDay(first, 'fr'), formatDay(first, 'en'), formatDay(at('2026-07-10T12:00:00Z'), 'fr')]).toEqual([
      '1er juillet 2026',
      '1 July 2026',
      '10 juillet 2026',
    ])
    expect(plain(formatAgendaDay(first, 'fr'))).toBe('mer. 1er juillet')
    expect(plain(formatAgendaDay(first, 'en'))).toBe('Wed 1 July')
  })

  test('numbers keep to their words', () => {
    expect(formatHour(at('2026-06-12T18:30:00Z'), 'fr')).toBe('20\u00a0h\u00a030')
    expect(formatDayAndMonth(at('2026-06-12T18:30:00Z'), 'fr')).toBe('12\u00a0juin')
  })
})

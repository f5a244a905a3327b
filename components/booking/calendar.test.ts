import { describe, expect, test } from 'vitest'
import { choose, dayByKey, isOpen, readStay, sameDayOf } from './calendar.ts'
import { dayAndMonth, fullDay, monthTitle, shortDay, weekdayNames } from './day-words.ts'

const TODAY = '2026-06-12'

describe('keys', () => {
  test.each([
    ['2026-06-12', 'ArrowLeft', false, '2026-06-11'],
    ['2026-06-12', 'ArrowRight', false, '2026-06-13'],
    ['2026-06-12', 'ArrowUp', false, '2026-06-05'],
    ['2026-06-12', 'ArrowDown', false, '2026-06-19'],
    ['2026-06-12', 'Home', false, '2026-06-08'],
    ['2026-06-12', 'End', false, '2026-06-14'],
    ['2026-06-08', 'Home', false, '2026-06-08'],
    ['2026-06-14', 'End', false, '2026-06-14'],
    ['2026-06-12', 'PageUp', false, '2026-05-12'],
    ['2026-06-12', 'PageDown', false, '2026-07-12'],
    ['2026-06-12', 'PageUp', true, '2025-06-12'],
    ['2026-06-12', 'PageDown', true, '2027-06-12'],
    ['2026-06-30', 'ArrowRight', false, '2026-07-01'],
    ['2026-12-31', 'ArrowRight', false, '2027-01-01'],
    ['2027-01-31', 'PageDown', false, '2027-02-28'],
    ['2028-01-31', 'PageDown', false, '2028-02-29'],
    ['2028-02-29', 'PageDown', true, '2029-02-28'],
    ['2028-02-28', 'ArrowRight', false, '2028-02-29'],
    // The nights in which the clocks go forward and back.
    ['2026-03-28', 'ArrowRight', false, '2026-03-29'],
    ['2026-03-29', 'ArrowRight', false, '2026-03-30'],
    ['2026-10-25', 'ArrowRight', false, '2026-10-26'],
    ['2026-10-26', 'ArrowLeft', false, '2026-10-25'],
    ['2026-03-30', 'ArrowUp', false, '2026-03-23'],
  ])('from %s, %s (shift: %s) leads to %s', (day, key, shift, expected) => {
    expect(dayByKey(day, key, shift)).toBe(expected)
  })

  test('other keys lead nowhere', () => {
    for (const key of ['Enter', ' ', 'Escape', 'Tab', 'a']) expect(dayByKey(TODAY, key, false)).toBeUndefined()
  })

  test('a month on from its last day is the last day of the next', () => {
    expect(sameDayOf('2026-08-31', 1)).toBe('2026-09-30')
    expect(sameDayOf('2026-03-31', -1)).toBe('2026-02-28')
  })
})

describe('choosing', () => {
  test('an arrival, then a departure, then a new arrival', () => {
    const begun = choose({}, '2026-06-20', TODAY)
    expect(begun).toEqual({ arrive: '2026-06-20' })
    const whole = choose(begun, '2026-06-23', TODAY)
    expect(whole).toEqual({ arrive: '2026-06-20', depart: '2026-06-23' })
    expect(choose(whole, '2026-06-25', TODAY)).toEqual({ arrive: '2026-06-25' })
  })

  test('a day not after the arrival becomes the new arrival', () => {
    expect(choose({ arrive: '2026-06-20' }, '2026-06-18', TODAY)).toEqual({ arrive: '2026-06-18' })
    expect(choose({ arrive: '2026-06-20' }, '2026-06-20', TODAY)).toEqual({ arrive: '2026-06-20' })
  })

  test('thirty nights are open, thirty-one are not, over a change of the clocks too', () => {
    for (const [arrive, last, tooLate] of [
      ['2026-06-20', '2026-07-20', '2026-07-21'],
      ['2026-10-10', '2026-11-09', '2026-11-10'],
      ['2028-02-01', '2028-03-02', '2028-03-03'],
    ] as const) {
      expect([isOpen(last, { arrive }, TODAY), isOpen(tooLate, { arrive }, TODAY)]).toEqual([true, false])
      expect(choose({ arrive }, last, TODAY)).toEqual({ arrive, depart: last })
      expect(choose({ arrive }, tooLate, TODAY)).toEqual({ arrive })
    }
  })

  test('a day that has passed is never open, today is', () => {
    expect([isOpen('2026-06-11', {}, TODAY), isOpen(TODAY, {}, TODAY)]).toEqual([false, true])
    expect(choose({}, '2026-06-11', TODAY)).toEqual({})
  })

  test.each([
    ['2026-06-20', '2026-06-23', { arrive: '2026-06-20', depart: '2026-06-23' }],
    ['2026-06-20', '2026-06-20', { arrive: '2026-06-20' }],
    ['2026-06-20', '2026-07-21', { arrive: '2026-06-20' }],
    ['2026-06-20', '2026-06-31', { arrive: '2026-06-20' }],
    ['2026-06-11', '2026-06-23', {}],
    ['', '2026-06-23', {}],
    ['20/06/2026', '', {}],
  ])('%s to %s is read as %o', (arrive, depart, expected) => {
    expect(readStay(arrive, depart, TODAY)).toEqual(expected)
  })
})

describe('words', () => {
  test('days and months in both languages', () => {
    expect([shortDay('2026-09-16', 'fr'), shortDay('2026-09-16', 'en')]).toEqual([
      'mer. 16\u00a0sept.',
      'Wed 16\u00a0Sept',
    ])
    expect([fullDay(TODAY, 'fr'), fullDay(TODAY, 'en')]).toEqual([
      'vendredi 12\u00a0juin 2026',
      'Friday 12\u00a0June 2026',
    ])
    expect([monthTitle('2026-08', 'fr'), monthTitle('2026-08', 'en')]).toEqual(['Août 2026', 'August 2026'])
    expect([dayAndMonth('2026-07-01', 'fr'), dayAndMonth('2026-07-01', 'en')]).toEqual([
      '1er\u00a0juillet',
      '1\u00a0July',
    ])
  })

  test('weeks begin on Monday in both languages', () => {
    expect(weekdayNames('fr').map(({ short }) => short)).toEqual([
      'lun.',
      'mar.',
      'mer.',
      'jeu.',
      'ven.',
      'sam.',
      'dim.',
    ])
    expect(weekdayNames('en').map(({ long }) => long)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
  })
})

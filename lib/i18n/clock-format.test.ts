import { expect, test } from 'vitest'
import { formatClock, formatClockRange, formatNumber, formatWeekday } from './format.ts'

test.each([
  ['12:00', '12\u00a0h', '12\u00a0noon'],
  ['14:30', '14\u00a0h\u00a030', '2.30\u00a0pm'],
  ['09:05', '9\u00a0h\u00a005', '9.05\u00a0am'],
  ['00:00', 'minuit', '12\u00a0midnight'],
  ['00:30', '0\u00a0h\u00a030', '12.30\u00a0am'],
  ['12:30', '12\u00a0h\u00a030', '12.30\u00a0pm'],
])('%s on the clock is %s, %s', (time, french, english) => {
  expect([formatClock(time, 'fr'), formatClock(time, 'en')]).toEqual([french, english])
})

test('from one time to another, and around the clock', () => {
  expect([formatClockRange('19:00', '02:00', 'fr'), formatClockRange('12:00', '14:30', 'en')]).toEqual([
    '19\u00a0h\u00a0–\u00a02\u00a0h',
    '12\u00a0noon\u00a0–\u00a02.30\u00a0pm',
  ])
  expect([formatClockRange('10:00', '10:00', 'fr'), formatClockRange('10:00', '10:00', 'en')]).toEqual([
    '24\u00a0h\u00a0/\u00a024',
    '24\u00a0hours',
  ])
})

test('weekdays begin on Monday', () => {
  expect([1, 7].map((day) => formatWeekday(day, 'fr'))).toEqual(['lundi', 'dimanche'])
  expect(formatWeekday(3, 'en')).toBe('Wednesday')
})

test('measures use the language’s decimal separator', () => {
  expect([formatNumber(7.4, 'fr'), formatNumber(7.456, 'en'), formatNumber(41, 'fr')]).toEqual(['7,4', '7.46', '41'])
})

import { expect, test } from 'vitest'
import { fromWallTime, toWallTime, twiceOf } from './paris-wall-time.ts'

test.each([
  ['winter', '2026-01-15 19:00', '2026-01-15T20:00'],
  ['summer', '2026-07-15 18:00', '2026-07-15T20:00'],
  ['the minute before summer time', '2026-03-29 00:59', '2026-03-29T01:59'],
  ['its first minute', '2026-03-29 01:00', '2026-03-29T03:00'],
  ['the first 02:30 of autumn', '2026-10-25 00:30', '2026-10-25T02:30'],
  ['the minute after both', '2026-10-25 02:00', '2026-10-25T03:00'],
  ['a new year that begins earlier in Paris', '2026-12-31 23:00', '2027-01-01T00:00'],
])('%s: stored and entered are one moment', (_name, stored, wall) => {
  expect(toWallTime(stored)).toBe(wall)
  expect(fromWallTime(wall)).toBe(stored)
})

test('an hour that there is not in spring is one later', () => {
  expect(fromWallTime('2026-03-29T02:30')).toBe('2026-03-29 01:30')
  expect(toWallTime('2026-03-29 01:30')).toBe('2026-03-29T03:30')
})

test('the second of the hour that there is twice is kept apart from the first', () => {
  expect(toWallTime('2026-10-25 01:30')).toBe('2026-10-25T02:30')
  expect(twiceOf('2026-10-25 01:30')).toEqual(['2026-10-25 00:30', '2026-10-25 01:30'])
  expect(twiceOf('2026-10-25 00:30')).toEqual(['2026-10-25 00:30', '2026-10-25 01:30'])
  expect(twiceOf('2026-10-25 02:30')).toBeUndefined()
  expect(twiceOf('2026-03-29 01:30')).toBeUndefined()
})

test('what is no moment is empty', () => {
  expect(toWallTime(undefined)).toBe('')
  expect(toWallTime('soon')).toBe('')
  expect(fromWallTime('')).toBe('')
  expect(twiceOf('')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { wallTimeToStored, storedToWallTime, twiceOf } from './stored-moment.ts'

test.each([
  ['winter', '2026-01-15 19:00', '2026-01-15T20:00'],
  ['summer', '2026-07-15 18:00', '2026-07-15T20:00'],
  ['the minute before summer time', '2026-03-29 00:59', '2026-03-29T01:59'],
  ['its first minute', '2026-03-29 01:00', '2026-03-29T03:00'],
  ['the first 02:30 of autumn', '2026-10-25 00:30', '2026-10-25T02:30'],
  ['the minute after both', '2026-10-25 02:00', '2026-10-25T03:00'],
  ['a new year that begins earlier in Paris', '2026-12-31 23:00', '2027-01-01T00:00'],
])('%s: stored and entered are one moment', (_name, stored, wall) => {
  expect(storedToWallTime(stored)).toBe(wall)
  expect(wallTimeToStored(wall)).toBe(stored)
})

test('an hour that there is not in spring is one later', () => {
  expect(wallTimeToStored('2026-03-29T02:30')).toBe('2026-03-29 01:30')
  expect(storedToWallTime('2026-03-29 01:30')).toBe('2026-03-29T03:30')
})

test('the second of the hour that there is twice is kept apart from the first', () => {
  expect(storedToWallTime('2026-10-25 01:30')).toBe('2026-10-25T02:30')
  expect(twiceOf('2026-10-25 01:30')).toEqual(['2026-10-25 00:30', '2026-10-25 01:30'])
  expect(twiceOf('2026-10-25 00:30')).toEqual(['2026-10-25 00:30', '2026-10-25 01:30'])
  expect(twiceOf('2026-10-25 02:30')).toBeUndefined()
  expect(twiceOf('2026-03-29 01:30')).toBeUndefined()
})

test('what is no moment is empty', () => {
  expect(storedToWallTime(undefined)).toBe('')
  expect(storedToWallTime('soon')).toBe('')
  expect(wallTimeToStored('')).toBe('')
  expect(twiceOf('')).toBeUndefined()
})

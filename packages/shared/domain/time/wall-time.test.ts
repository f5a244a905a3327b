import { describe, expect, test } from 'vitest'
import { endOfDay, fromWallTime, toWallTime } from './wall-time.ts'

describe('wall time in Paris', () => {
  test.each([
    ['2026-07-14T18:30', '2026-07-14T16:30:00.000Z'],
    ['2026-12-24T18:30', '2026-12-24T17:30:00.000Z'],
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is %s, and back', (wall, instant) => {
    expect(fromWallTime(wall)).toEqual({ at: new Date(instant) })
    expect(toWallTime(instant)).toBe(wall)
  })

  test('a day ends in its last minute, in winter and in summer; no day has no end', () => {
    expect(endOfDay('2026-11-30')?.toISOString()).toBe('2026-11-30T22:59:00.000Z')
    expect(endOfDay('2026-07-14')?.toISOString()).toBe('2026-07-14T21:59:00.000Z')
    expect(endOfDay('')).toBeUndefined()
  })

  test('an hour that is skipped in spring means the one after it', () => {
    expect(fromWallTime('2027-03-28T02:30')).toEqual({ at: new Date('2027-03-28T01:30:00Z'), oddity: 'skipped' })
    expect(toWallTime('2027-03-28T01:30:00Z')).toBe('2027-03-28T03:30')
  })

  test('of an hour that occurs twice in autumn the first counts', () => {
    expect(fromWallTime('2026-10-25T02:30')).toEqual({ at: new Date('2026-10-25T00:30:00Z'), oddity: 'twice' })
    expect(toWallTime('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30')
  })

  test('an unfinished field is no moment', () => {
    expect(fromWallTime('')).toBeUndefined()
    expect(fromWallTime('2026-10-25')).toBeUndefined()
  })
})

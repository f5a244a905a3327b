import { describe, expect, test } from 'vitest'
import { areaOf, around, BASE, FRANCE } from './area.ts'

describe('around', () => {
  test('is as small as its places', () => {
    expect(
      around([
        { latitude: 43.5, longitude: 7 },
        { latitude: 50.5, longitude: -2 },
      ]),
    ).toEqual({ west: -2, south: 43.5, east: 7, north: 50.5 })
  })

  test('nothing, it is France, which the base holds', () => {
    expect(around([])).toEqual(FRANCE)
    expect([
      BASE.west < FRANCE.west,
      BASE.south < FRANCE.south,
      BASE.east > FRANCE.east,
      BASE.north > FRANCE.north,
    ]).toEqual([true, true, true, true])
  })
})

describe('areaOf', () => {
  test('reaches from the middle of a view to its corner', () => {
    // A degree of latitude is 111 km; at 60° north, a degree of longitude is half of that.
    expect(areaOf({ west: 0, south: 59, east: 0, north: 61 })).toEqual({ near: '60.000,0.000', radius: '112' })
    expect(areaOf({ west: -1, south: 60, east: 1, north: 60 })).toEqual({ near: '60.000,0.000', radius: '56' })
    expect(areaOf({ west: 2.3, south: 48.8, east: 2.4, north: 48.9 })).toEqual({ near: '48.850,2.350', radius: '7' })
  })

  test('is within what a search takes', () => {
    expect(areaOf({ west: 2.35, south: 48.85, east: 2.35, north: 48.85 }).radius).toBe('1')
    expect(areaOf({ west: -30, south: 10, east: 40, north: 70 }).radius).toBe('1000')
  })
})

import { expect, test } from 'vitest'
import { MAX_TRIP, eveningKey, mergeTrips, readTripKey, readTripQuery, tripQuery } from './trip.ts'

const HOTEL = '0f9b7a52-3fb1-5ad6-9c1e-b9aeff3e7dd0'
const TABLE = 'fffbefbe-fbef-4bef-bbef-fbeffbeffbef'
const EVENING = eveningKey({ house: 'les-colombages', date: '2026-12-01', party: '2' })

test('an address holds pages and evenings, in order, in characters that no mail breaks', () => {
  const query = tripQuery([HOTEL, EVENING, TABLE])
  expect(query).toMatch(/^items=[\w.-]+$/)
  expect(query.length).toBeLessThan(85)
  expect(readTripQuery(query.slice('items='.length))).toEqual({ keys: [HOTEL, EVENING, TABLE], unknown: 0 })
})

test('a full trip fits into an address of 1,200 characters', () => {
  const keys = Array.from({ length: 60 }, (_, index) => HOTEL.replace(/.{3}$/, String(100 + index)))
  const query = tripQuery(keys)
  expect(query.length).toBeLessThan(1200)
  expect(readTripQuery(query.slice(6)).keys).toEqual(keys.slice(0, MAX_TRIP))
})

test('what is no key is counted, and never taken', () => {
  const { keys, unknown } = readTripQuery(`..<b>.${tripQuery([HOTEL]).slice(6)}.camille@example.com.x-2026-13-01-2`)
  expect([keys, unknown]).toEqual([[HOTEL], 4])
  for (const key of ['', 'x', `${HOTEL}x`, HOTEL.toUpperCase(), 'Les-Colombages-2026-12-01-2', 'a-2026-12-01-0'])
    expect(readTripKey(key)).toBeUndefined()
  expect(readTripKey(EVENING)).toEqual({ kind: 'evening', house: 'les-colombages', date: '2026-12-01', party: '2' })
})

test('trips merge to their union, the newest first, and merging again changes nothing', () => {
  const at = (key: string, addedAt: string) => ({ key, addedAt })
  const mine = [at(TABLE, '2026-11-03T10:00:00.000Z'), at(HOTEL, '2026-11-01T10:00:00.000Z')]
  const theirs = [at(HOTEL, '2026-11-05T10:00:00.000Z'), at(EVENING, '2026-11-02T10:00:00.000Z')]
  const merged = mergeTrips(mine, theirs)
  expect(merged).toEqual([mine[0], theirs[1], mine[1]])
  expect(mergeTrips(merged, mine)).toEqual(merged)
  const many = Array.from({ length: 60 }, (_, index) => at(`a-2026-12-01-${index}`, new Date(index).toISOString()))
  expect(mergeTrips(many, [])).toHaveLength(MAX_TRIP)
  expect(mergeTrips(many, [])[0]).toEqual(many[59])
})

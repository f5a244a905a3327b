import { describe, expect, test } from 'vitest'
import { REQUEST_REFERENCE, eventDayFaults, eventDays } from './request.ts'

describe('days of an event request', () => {
  test.each([
    ['2026-11-22', { first: '2026-11-23', last: '2029-11-22' }],
    ['2026-12-31', { first: '2027-01-01', last: '2029-12-31' }],
    ['2028-02-29', { first: '2028-03-01', last: '2031-02-29' }],
  ])('on %s', (today, days) => {
    expect(eventDays(today)).toEqual(days)
  })

  test.each([
    [{}, {}],
    [{ date: '2026-11-23', arrival: '2026-11-23', departure: '2026-11-24' }, {}],
    [{ date: '2029-11-22', arrival: '2026-12-01', departure: '2027-01-30' }, {}],
    [{ departure: '2026-12-01' }, {}],
    [{ date: '2026-11-22' }, { date: 'early' }],
    [{ date: '2029-11-23' }, { date: 'late' }],
    [{ arrival: '2026-11-22', departure: '2026-11-24' }, { arrival: 'early' }],
    [{ arrival: '2026-12-02', departure: '2026-12-02' }, { departure: 'order' }],
    [{ arrival: '2026-12-01', departure: '2027-01-31' }, { departure: 'long' }],
    [{ arrival: '2029-11-22', departure: '2029-11-23' }, { departure: 'late' }],
  ])('%o: %o', (days, faults) => {
    expect(eventDayFaults(days, '2026-11-22')).toEqual(faults)
  })
})

test.each(['C-7K3M-2026', 'E-AAAA-2027'])('%s is a reference', (text) => {
  expect(text).toMatch(REQUEST_REFERENCE)
})

test.each(['C-7K0M-2026', 'c-7k3m-2026', 'C-7K3M-26', 'C-7K3M-2026 '])('%s is none', (text) => {
  expect(text).not.toMatch(REQUEST_REFERENCE)
})

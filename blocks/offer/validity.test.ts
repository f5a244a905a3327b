import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byEnd, endsSoon, isOver } from './validity.ts'

const at = (iso: string) => new Date(iso)

test('an offer holds for all of its last day in Paris', () => {
  const until = at('2026-06-30T08:00:00Z')
  expect(isOver(until, at('2026-06-30T21:59:00Z'))).toBe(false)
  expect(isOver(until, at('2026-06-30T22:00:00Z'))).toBe(true)
  expect(isOver(undefined, at('2026-06-30T22:00:00Z'))).toBe(false)
})

test('it says when it ends during the last forty-five days', () => {
  const until = at('2026-06-30T08:00:00Z')
  expect(endsSoon(until, at('2026-05-15T12:00:00Z'))).toBe(false)
  expect(endsSoon(until, at('2026-05-16T12:00:00Z'))).toBe(true)
  expect(endsSoon(until, at('2026-07-01T12:00:00Z'))).toBe(false)
  expect(endsSoon(undefined, at('2026-07-01T12:00:00Z'))).toBe(false)
})

test('sorted by end, without an end last and in their order', () => {
  const offer = fc.record({ valid_until: fc.option(fc.date({ noInvalidDate: true }), { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(offer), (offers) => {
      const sorted = byEnd(offers)
      const ends = sorted.map(({ valid_until: until }) => until?.getTime() ?? Number.MAX_VALUE)
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      expect(sorted.filter((one) => !one.valid_until)).toEqual(offers.filter((one) => !one.valid_until))
      expect(new Set(sorted)).toEqual(new Set(offers))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstBy } from './first-by.ts'

test('returns the same items as a stable sort cut at the count', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.nat(12), (keys, count) => {
      const list = keys.map((key, place) => ({ key, place }))
      expect(firstBy(list, ({ key }) => key, count)).toEqual(list.toSorted((a, b) => a.key - b.key).slice(0, count))
    }),
  )
})

test('sorts by text keys', () => {
  expect(firstBy(['2026-07', '~', '2026-06'], (day) => day, 2)).toEqual(['2026-06', '2026-07'])
})

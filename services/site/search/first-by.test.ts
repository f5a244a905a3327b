import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstBy } from './first-by.ts'

test('returns the same items as a stable sort cut at the count', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.nat(12), (keys, count) => {
      const keyOf = (item: number): number => keys[item] as number
      const list = Uint32Array.from(keys.keys())
      const sorted = [...list].toSorted((a, b) => keyOf(a) - keyOf(b))
      expect([...firstBy(list, keyOf, count)]).toEqual(sorted.slice(0, count))
    }),
  )
})

test('sorts by text keys', () => {
  const days = ['2026-07', '~', '2026-06']
  expect([...firstBy(Uint32Array.of(0, 1, 2), (item) => days[item] ?? '', 2)]).toEqual([2, 0])
})

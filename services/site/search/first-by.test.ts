import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstBy } from './first-by.ts'

test('are those that a stable sort would bring first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.nat(12), (keys, count) => {
      const list = keys.map((key, place) => ({ key, place }))
      expect(firstBy(list, ({ key }) => key, count)).toEqual(list.toSorted((a, b) => a.key - b.key).slice(0, count))
    }),
  )
})

test('words come by their letters', () => {
  expect(firstBy(['2026-07', '~', '2026-06'], (day) => day, 2)).toEqual(['2026-06', '2026-07'])
})

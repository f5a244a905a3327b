import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, tolerance } from './edit-distance.ts'
import { edits } from './test-support.ts'

describe('the distance of two texts', () => {
  test.each([
    ['', '', 0],
    ['dinard', 'dinard', 0],
    ['dianrd', 'dinard', 1],
    ['inard', 'dinard', 1],
    ['dinards', 'dinard', 1],
    ['dynard', 'dinard', 1],
    // A letter between two swapped ones: distance three if no substring may be edited twice.
    ['ca', 'abc', 2],
    ['cannes', 'deauville', 3],
  ])('%s, %s: %i', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance)
  })

  test('is the same both ways, and of at most as many edits as were made', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 }),
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 1e6 }),
        (text, first, second) => {
          const once = edits(text).at(first % edits(text).length) ?? text
          const twice = edits(once).at(second % edits(once).length) ?? once
          expect(editDistance(text, once, 9)).toBeLessThanOrEqual(1)
          expect(editDistance(text, twice, 9)).toBeLessThanOrEqual(2)
          expect(editDistance(twice, text, 9)).toBe(editDistance(text, twice, 9))
        },
      ),
      { seed: 1, numRuns: 2_000 },
    )
  })
})

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('a name of %i letters may differ by %i', (length, most) => {
  expect(tolerance(length)).toBe(most)
})

import { expect, test } from 'vitest'
import { markOf, placeAt } from './use-row-drag.ts'

const rows = [0, 40, 80, 120].map((top) => ({ top, bottom: top + 40 }))

test.each([
  [0, 10, 0],
  [0, 59, 0],
  [0, 61, 1],
  [0, 500, 3],
  [3, -20, 0],
  [3, 61, 2],
  [3, 130, 3],
])('row %i at %i px is dropped at place %i', (from, y, to) => {
  expect(placeAt(rows, from, y)).toBe(to)
})

test('a place is marked before the row that will follow', () => {
  expect(markOf({ from: 0, to: 1 })).toBe(2)
  expect(markOf({ from: 3, to: 1 })).toBe(1)
  expect(markOf({ from: 0, to: 3 })).toBe(4)
})

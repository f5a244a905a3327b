// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { positionsAfterMove, redirectFault } from './datasources.ts'

const entries = (...positions: number[]) =>
  positions.map((position, index) => ({ id: index + 1, name: `${index}`, value: '', position, dimensionValues: {} }))

test('a move changes the positions between the two places, and no other', () => {
  expect(positionsAfterMove(entries(0, 5, 6, 9), 0, 2)).toEqual([
    { id: 2, position: 0 },
    { id: 3, position: 5 },
    { id: 1, position: 6 },
  ])
  expect(positionsAfterMove(entries(0, 1, 2), 2, 2)).toEqual([])
})

test('equal positions are numbered anew', () => {
  expect(positionsAfterMove(entries(0, 0, 0), 2, 0)).toEqual([
    { id: 1, position: 1 },
    { id: 2, position: 2 },
  ])
})

test.each([
  ['/a', '/b', undefined],
  ['/a', 'https://x.example/', undefined],
  ['a', '/b', 'from'],
  ['/a b', '/b', 'from'],
  ['/a?x=1', '/b', 'from'],
  ['/a', 'b', 'to'],
  ['/a', '//evil.example', 'to'],
  ['/a', 'javascript:alert(1)', 'to'],
  ['/a', '/a', 'same'],
] as const)('redirect from %s to %s: %s', (from, to, fault) => {
  expect(redirectFault(from, to)).toBe(fault)
})

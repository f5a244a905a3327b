import { expect, test } from 'vitest'
import { kilometresBetween } from './distance.ts'

const DEAUVILLE = { latitude: 49.36, longitude: 0.075 }

test('kilometres as the crow flies, the same both ways', () => {
  const cabourg = { latitude: 49.287, longitude: -0.115 }
  expect(kilometresBetween(DEAUVILLE, cabourg)).toBeCloseTo(16, 0)
  expect(kilometresBetween(cabourg, DEAUVILLE)).toBeCloseTo(16, 0)
})

test('a place without a position is out of reach', () => {
  expect(kilometresBetween(DEAUVILLE, { latitude: undefined, longitude: 0 })).toBe(Number.POSITIVE_INFINITY)
})

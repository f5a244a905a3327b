import { expect, test } from 'vitest'
import { VITALS, VITAL_BOUNDS, bucketOf, summarise, vitalStep } from './vitals.ts'

test.each([
  ['LCP', 1_234.5, 1_250],
  ['INP', 44, 40],
  ['CLS', 0.1034, 105],
  ['TTFB', 3, 0],
  ['LCP', 3_600_000, 60_000],
  ['TTFB', -4, 0],
] as const)('%s of %d is told as %d', (vital, measured, told) => {
  expect(vitalStep(vital, measured)).toBe(told)
})

test('buckets end with their bounds, and the last is open', () => {
  expect([0, 500, 501, 10_000, 10_001].map((value) => bucketOf('LCP', value))).toEqual([0, 0, 1, 8, 9])
  for (const vital of VITALS) expect(bucketOf(vital, 60_000)).toBe(VITAL_BOUNDS[vital].length)
})

test('a summary has count, mean, p75 and the shares of what is good and poor', () => {
  // Six values of 2.5 s and less, two of up to 4 s, two beyond.
  expect(summarise('LCP', [0, 3, 0, 0, 3, 1, 1, 1, 0, 1], 25_000)).toEqual({
    count: 10,
    mean: 2_500,
    p75: 4_000,
    good: 0.6,
    improvable: 0.2,
    poor: 0.2,
  })
  expect(summarise('INP', [0, 0, 0, 0, 0, 0, 0, 4], 8_000)).toMatchObject({ p75: 1_000, good: 0, poor: 1 })
  expect(summarise('CLS', [0, 0], 0)).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { summarizeVital, vitalStep } from './vitals.ts'

test.each([
  ['LCP', 1_234.5, 1_200],
  ['LCP', 12_345, 12_000],
  ['LCP', 9_999_999, 60_000],
  ['INP', 7.6, 8],
  ['INP', 104, 100],
  ['CLS', 0.0834, 83],
  ['CLS', 0, 0],
  ['TTFB', -3, 0],
] as const)('%s of %d is in the step %d', (vital, value, step) => {
  expect(vitalStep(vital, value)).toBe(step)
})

describe('a histogram', () => {
  test('gives the percentile by which a page is judged, and the shares of good and poor', () => {
    const histogram = [
      { step: 4_100, count: 1 },
      { step: 1_000, count: 5 },
      { step: 2_500, count: 2 },
      { step: 3_000, count: 2 },
    ]
    expect(summarizeVital('LCP', histogram)).toEqual({ count: 10, p75: 3_000, good: 0.7, poor: 0.1 })
    expect(summarizeVital('LCP', [{ step: 900, count: 1 }])).toEqual({ count: 1, p75: 900, good: 1, poor: 0 })
  })

  test('without values has none', () => {
    expect([summarizeVital('CLS', []), summarizeVital('CLS', [{ step: 1, count: 0 }])]).toEqual([undefined, undefined])
  })
})

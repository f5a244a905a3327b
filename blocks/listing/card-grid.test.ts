import { expect, test } from 'vitest'
import { sizesOf } from './card-grid.tsx'

/** Widths of the pictures at 1440 px, for each card of a list of `count` cards. */
const widths = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => /^\S+ \S+ (\S+),/.exec(sizesOf(index, count))?.[1] ?? '')

test.each([
  [1, ['46rem']],
  [2, ['39rem', '39rem']],
  [3, ['26rem']],
  [4, ['26rem']],
  [5, ['39rem', '39rem', '26rem']],
  [6, ['26rem']],
  [7, ['26rem']],
  [9, ['26rem']],
  [10, ['39rem', '39rem', '26rem']],
  [12, ['26rem']],
  [13, ['46rem', '26rem']],
])('of %i cards those of the leading row have larger pictures, all others equal ones', (count, first) => {
  const all = widths(count)
  expect(all.slice(0, first.length)).toEqual(first)
  expect(new Set(all.slice(first.length)).size).toBeLessThanOrEqual(1)
})

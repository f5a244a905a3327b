import { expect, test } from 'vitest'
import { RateLimits } from './rate-limits.ts'

test('an address has its measure, another one its own', async () => {
  const limits = new RateLimits(1)
  const takes = await Promise.all(Array.from({ length: 32 }, () => limits.consume('guess', 'one')))
  expect(takes.filter((wait) => wait === undefined)).toHaveLength(30)
  expect(takes.filter((wait) => wait !== undefined).every((wait) => wait >= 1 && wait <= 60)).toBe(true)
  expect(await limits.consume('guess', 'two')).toBeUndefined()
  expect(await limits.consume('write', 'one')).toBeUndefined()
})

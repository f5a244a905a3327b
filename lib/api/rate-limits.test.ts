import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { RateLimits } from './rate-limits.ts'

test('an address has its measure, another one its own', async () => {
  const limits = new RateLimits(1)
  const takes = await Promise.all(Array.from({ length: 32 }, () => limits.consume('guess', 'one')))
  expect(takes.filter((wait) => wait === undefined)).toHaveLength(30)
  expect(takes.filter((wait) => wait !== undefined).every((wait) => wait >= 1 && wait <= 60)).toBe(true)
  expect(await limits.consume('guess', 'two')).toBeUndefined()
  expect(await limits.consume('write', 'one')).toBeUndefined()
})

/** Calls per address, and the seconds to wait after them. Repeated here so that no limit changes by accident. */
test.each([
  ['guess', 30, 60],
  ['mail', 20, 600],
  ['write', 20, 10],
  ['read', 100, 10],
  ['payment', 600, 60],
  ['failures', 2, 900],
  ['outage', 5, 900],
  ['proof', 1, 900],
  ['page', 60, 10],
  ['media', 1_000, 10],
  ['prices', 120, 10],
  ['icons', 120, 10],
  ['passes', 10, 60],
  ['reports', 60, 60],
  ['call', 300, 10],
  ['calls', 200, 10],
] as const)('%s: %i calls, then a wait of %i seconds', async (limit, calls, seconds) => {
  const limits = new RateLimits(1)
  for (let call = 0; call < calls; call += 1) expect(await limits.consume(limit, 'one')).toBeUndefined()
  const wait = await limits.consume(limit, 'one')
  expect(wait).toBeGreaterThan(seconds / 2)
  expect(wait).toBeLessThanOrEqual(seconds)
})

test('what is taken back does not count', async () => {
  const limits = new RateLimits(1)
  for (let login = 0; login < 5; login += 1) {
    expect(await limits.consume('failures', 'one')).toBeUndefined()
    await limits.refund('failures', 'one')
  }
  expect(await limits.consume('failures', 'one')).toBeUndefined()
  expect(await limits.consume('failures', 'one')).toBeUndefined()
  expect(await limits.consume('failures', 'one')).toBeGreaterThan(800)
})

test('a proof is used once, whatever the factor', async () => {
  const limits = new RateLimits(1_000)
  expect(await limits.consume('proof', 'hash')).toBeUndefined()
  expect(await limits.consume('proof', 'hash')).toBeGreaterThan(600)
})

test('a counter keeps nothing of the request for which it was begun', async () => {
  const request = new AsyncLocalStorage<string>()
  const limits = new RateLimits(1)
  const contexts: (string | undefined)[] = []
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...args: Parameters<typeof setTimeout>) => {
    contexts.push(request.getStore())
    return setTimeout(...args)
  }) as typeof setTimeout)
  await request.run('a request', () => limits.consume('failures', 'somebody'))
  vi.restoreAllMocks()
  expect(contexts).toEqual([undefined])
})

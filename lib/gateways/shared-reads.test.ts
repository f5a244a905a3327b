import { expect, test, vi } from 'vitest'
import { SharedReads } from './shared-reads.ts'

let now = 5_000

const reads = () =>
  new SharedReads<string | undefined>(
    { lifetime: 1_000, most: 2, isKept: (answer) => answer !== 'failed' },
    { now: () => now },
  )

test('many ask at once and for a second: one request for each key', async () => {
  const shared = reads()
  const ask = vi.fn(async () => 'answer')
  const all = await Promise.all(Array.from({ length: 20 }, () => shared.read('a', ask)))
  expect(new Set(all)).toEqual(new Set(['answer']))
  await shared.read('a', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  await shared.read('b', ask)
  expect(ask).toHaveBeenCalledTimes(2)
  now += 1_001
  await shared.read('a', ask)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('failures are shared by those who ask at once, and kept for nobody', async () => {
  const shared = reads()
  const ask = vi.fn<() => Promise<string | undefined>>(async () => 'failed')
  await Promise.all([shared.read('a', ask), shared.read('a', ask)])
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockImplementation(async () => undefined)
  expect(await shared.read('a', ask)).toBeUndefined()
  ask.mockRejectedValueOnce(new Error('away'))
  await expect(shared.read('a', ask)).rejects.toThrow('away')
  ask.mockImplementation(async () => 'again')
  expect(await shared.read('a', ask)).toBe('again')
})

test('what is under way while a change is made is for those who asked before it', async () => {
  const shared = reads()
  const { promise, resolve } = Promise.withResolvers<string>()
  const before = shared.read('a', () => promise)
  shared.forget()
  const after = shared.read('a', async () => 'new')
  resolve('old')
  expect([await before, await after]).toEqual(['old', 'new'])
  expect(await shared.read('a', async () => 'never')).toBe('new')
})

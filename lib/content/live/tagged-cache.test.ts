import { describe, expect, test, vi } from 'vitest'
import { TaggedCache } from './tagged-cache.ts'

interface Value {
  readonly name: string
  readonly tags: readonly string[]
}

const cache = (max = 10) => new TaggedCache<Value>(max, (value) => value.tags)
const loader = (name: string, ...tags: string[]) => vi.fn(async (): Promise<Value> => ({ name, tags }))
const settled = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

describe('TaggedCache', () => {
  test('a value is loaded once', async () => {
    const kept = cache()
    const load = loader('a', 't')
    await kept.get('k', load)
    expect(await kept.get('k', load)).toMatchObject({ name: 'a' })
    expect(load).toHaveBeenCalledOnce()
  })

  test('a hundred who ask at once cause one flight', async () => {
    const kept = cache()
    const { promise, resolve } = Promise.withResolvers<Value>()
    const load = vi.fn(() => promise)
    const all = Array.from({ length: 100 }, () => kept.get('k', load))
    resolve({ name: 'a', tags: [] })
    expect(new Set(await Promise.all(all)).size).toBe(1)
    expect(load).toHaveBeenCalledOnce()
  })

  test('a failure reaches all who wait, and is not kept', async () => {
    const kept = cache()
    const failing = vi.fn(async (): Promise<Value> => {
      throw new Error('down')
    })
    const both = await Promise.allSettled([kept.get('k', failing), kept.get('k', failing)])
    expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected'])
    expect(failing).toHaveBeenCalledOnce()
    expect(await kept.get('k', loader('a'))).toMatchObject({ name: 'a' })
  })

  test('a change drops what carries one of its tags, and nothing else', async () => {
    const kept = cache()
    await kept.get('a', loader('a', 't1', 't2'))
    await kept.get('b', loader('b', 't2'))
    await kept.get('c', loader('c', 't3'))
    await settled()
    kept.drop(['t1', 't9'])
    expect(await kept.get('a', loader('new', 't1'))).toMatchObject({ name: 'new' })
    expect(await kept.get('b', loader('new'))).toMatchObject({ name: 'b' })
    expect(await kept.get('c', loader('new'))).toMatchObject({ name: 'c' })
  })

  test('a change drops what is still on its way: it may be the old content', async () => {
    const kept = cache()
    const { promise, resolve } = Promise.withResolvers<Value>()
    const first = kept.get('k', () => promise)
    kept.drop(['anything'])
    const load = loader('new', 't')
    const second = kept.get('k', load)
    resolve({ name: 'old', tags: ['t'] })
    expect([(await first).name, (await second).name]).toEqual(['old', 'new'])
    expect(await kept.get('k', loader('third'))).toMatchObject({ name: 'new' })
  })

  test('a failure of a flight that was dropped does not take its successor along', async () => {
    const kept = cache()
    const { promise, reject } = Promise.withResolvers<Value>()
    const first = kept.get('k', () => promise)
    kept.drop(['t'])
    await kept.get('k', loader('new', 't'))
    reject(new Error('down'))
    await expect(first).rejects.toThrow('down')
    expect(await kept.get('k', loader('third'))).toMatchObject({ name: 'new' })
  })

  test('no change drops nothing', async () => {
    const kept = cache()
    await kept.get('k', loader('a'))
    kept.drop([])
    expect(await kept.get('k', loader('new'))).toMatchObject({ name: 'a' })
  })

  test('a value whose tags cannot be computed is returned, and not cached', async () => {
    const kept = new TaggedCache<Value>(10, () => {
      throw new RangeError('too deep')
    })
    expect(await kept.get('k', loader('a'))).toMatchObject({ name: 'a' })
    await settled()
    expect(await kept.get('k', loader('b'))).toMatchObject({ name: 'b' })
  })

  test('keeps no more than it may', async () => {
    const kept = cache(2)
    for (const key of ['a', 'b', 'c']) await kept.get(key, loader(key))
    const again = loader('again')
    await kept.get('a', again)
    expect(again).toHaveBeenCalledOnce()
  })
})

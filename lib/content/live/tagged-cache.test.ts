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
    const tagged = cache()
    const load = loader('a', 't')
    await tagged.get('k', load)
    expect(await tagged.get('k', load)).toMatchObject({ name: 'a' })
    expect(load).toHaveBeenCalledOnce()
  })

  test('a hundred who ask at once cause one flight', async () => {
    const tagged = cache()
    const { promise, resolve } = Promise.withResolvers<Value>()
    const load = vi.fn(() => promise)
    const all = Array.from({ length: 100 }, () => tagged.get('k', load))
    resolve({ name: 'a', tags: [] })
    expect(new Set(await Promise.all(all)).size).toBe(1)
    expect(load).toHaveBeenCalledOnce()
  })

  test('a failure reaches all who wait, and is not kept', async () => {
    const tagged = cache()
    const failing = vi.fn(async (): Promise<Value> => {
      throw new Error('down')
    })
    const both = await Promise.allSettled([tagged.get('k', failing), tagged.get('k', failing)])
    expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected'])
    expect(failing).toHaveBeenCalledOnce()
    expect(await tagged.get('k', loader('a'))).toMatchObject({ name: 'a' })
  })

  test('a change drops what carries one of its tags, and nothing else', async () => {
    const tagged = cache()
    await tagged.get('a', loader('a', 't1', 't2'))
    await tagged.get('b', loader('b', 't2'))
    await tagged.get('c', loader('c', 't3'))
    await settled()
    tagged.drop(['t1', 't9'])
    expect(await tagged.get('a', loader('new', 't1'))).toMatchObject({ name: 'new' })
    expect(await tagged.get('b', loader('new'))).toMatchObject({ name: 'b' })
    expect(await tagged.get('c', loader('new'))).toMatchObject({ name: 'c' })
  })

  test('a change drops what is still on its way: it may be the old content', async () => {
    const tagged = cache()
    const { promise, resolve } = Promise.withResolvers<Value>()
    const first = tagged.get('k', () => promise)
    tagged.drop(['anything'])
    const load = loader('new', 't')
    const second = tagged.get('k', load)
    resolve({ name: 'old', tags: ['t'] })
    expect([(await first).name, (await second).name]).toEqual(['old', 'new'])
    expect(await tagged.get('k', loader('third'))).toMatchObject({ name: 'new' })
  })

  test('a failure of a flight that was dropped does not take its successor along', async () => {
    const tagged = cache()
    const { promise, reject } = Promise.withResolvers<Value>()
    const first = tagged.get('k', () => promise)
    tagged.drop(['t'])
    await tagged.get('k', loader('new', 't'))
    reject(new Error('down'))
    await expect(first).rejects.toThrow('down')
    expect(await tagged.get('k', loader('third'))).toMatchObject({ name: 'new' })
  })

  test('no change drops nothing', async () => {
    const tagged = cache()
    await tagged.get('k', loader('a'))
    tagged.drop([])
    expect(await tagged.get('k', loader('new'))).toMatchObject({ name: 'a' })
  })

  test('a value whose tags cannot be computed is returned, and not cached', async () => {
    const tagged = new TaggedCache<Value>(10, () => {
      throw new RangeError('too deep')
    })
    expect(await tagged.get('k', loader('a'))).toMatchObject({ name: 'a' })
    await settled()
    expect(await tagged.get('k', loader('b'))).toMatchObject({ name: 'b' })
  })

  test('keeps no more than it may', async () => {
    const tagged = cache(2)
    for (const key of ['a', 'b', 'c']) await tagged.get(key, loader(key))
    const again = loader('again')
    await tagged.get('a', again)
    expect(again).toHaveBeenCalledOnce()
  })

  test('is outdated where a value with the tag would now be another, which callers still get', async () => {
    const tagged = cache()
    let name = 'a'
    const load = vi.fn(async (): Promise<Value> => ({ name, tags: ['t'] }))
    await tagged.get('k', load)
    await tagged.get('other', loader('b', 'u'))
    await settled()
    expect([await tagged.isOutdated('t'), await tagged.isOutdated('unknown')]).toEqual([false, false])
    name = 'changed'
    expect([await tagged.isOutdated('t'), await tagged.isOutdated('u')]).toEqual([true, false])
    expect(await tagged.get('k', load)).toMatchObject({ name: 'a' })
  })

  test('may be outdated where a value with the tag made room for another, until the tag changes', async () => {
    const tagged = cache(1)
    await tagged.get('k', loader('a', 't'))
    await settled()
    await tagged.get('l', loader('b', 'u'))
    expect(await tagged.isOutdated('t')).toBe(true)
    tagged.drop(['t'])
    expect(await tagged.isOutdated('t')).toBe(false)
  })
})

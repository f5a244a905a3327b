import { describe, expect, test } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

/** A loader whose requests start when the test lets them. */
function setUp(maxBatchSize = 3) {
  const waiting: (() => void)[] = []
  const requested: (readonly string[])[] = []
  const loader = createBatchLoader<string>({
    maxBatchSize,
    whenDue: (request) =>
      new Promise<void>((resolve) => {
        waiting.push(resolve)
      }).then(request),
    async read(keys) {
      requested.push(keys)
      if (keys.includes('broken')) throw new Error('broken')
      return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]))
    },
  })
  const startRequests = () => {
    for (const start of waiting.splice(0)) start()
  }
  return { loader, requested, startRequests }
}

describe('a batch loader', () => {
  test('reads keys together until their request starts, later ones with the next', async () => {
    const { loader, requested, startRequests } = setUp()
    const first = [loader.load('a'), loader.load('b')]
    await Promise.resolve()
    first.push(loader.load('a'))
    startRequests()
    expect(await Promise.all(first)).toEqual(['A', 'B', 'A'])
    const later = loader.load('a')
    startRequests()
    expect(await later).toBe('A')
    expect(requested).toEqual([['a', 'b'], ['a']])
  })

  test('makes no batch larger than it may be', async () => {
    const { loader, requested, startRequests } = setUp()
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => loader.load(key))
    startRequests()
    expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    expect(requested).toEqual([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']])
  })

  test('gives undefined for what the answer lacks, to that key alone', async () => {
    const { loader, startRequests } = setUp()
    const all = Promise.all([loader.load('a'), loader.load('missing')])
    startRequests()
    expect(await all).toEqual(['A', undefined])
  })

  test('rejects for the whole batch, and for nobody after it', async () => {
    const { loader, startRequests } = setUp()
    const all = Promise.allSettled([loader.load('a'), loader.load('broken')])
    startRequests()
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = loader.load('a')
    startRequests()
    expect(await again).toBe('A')
  })
})

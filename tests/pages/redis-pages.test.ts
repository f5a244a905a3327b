import { afterEach, beforeAll, beforeEach, describe, expect, test as base, vi } from 'vitest'
import { encodePage } from '#lib/page-cache/page-record.ts'
import { redisPages } from '#lib/page-cache/redis-pages.ts'
import type { SharedEvents, SharedPages } from '#lib/page-cache/shared-pages.ts'
import { type RedisClient, redisClient } from '#lib/process/redis-client.ts'
import { pageOf, recordOf } from '#lib/page-cache/test-support.ts'
import { RedisServer } from './redis-server.ts'

const { log } = vi.hoisted(() => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

vi.mock('#lib/process/log.ts', () => ({ log }))
const installed = RedisServer.installed()
const test = base.skipIf(!installed)

interface Instance {
  readonly pages: SharedPages
  readonly received: { stored: string[]; published: number[]; invalidated: string[][] }
  readonly stop: () => Promise<void>
}

let redis: RedisServer
let build: string
let instances: Instance[]
const rejections: unknown[] = []
const noteRejection = (reason: unknown) => {
  rejections.push(reason)
}

/** Time-outs in milliseconds, with tolerance for a busy machine: of a call, and of one that must fail at once. */
const [PATIENCE, AT_ONCE] = [{ least: 450, most: 1_000 }, 100]

const saved = {
  record: recordOf('/fr/hôtels', { tags: ['story:a'], version: 7, renderedAt: 1_234 }),
  page: pageOf('été'),
}

const settled = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 8_000, interval: 10 })

/** Starts an instance of the site that shares its pages. */
async function begin(ofBuild = build): Promise<Instance> {
  const pages = redisPages(redis.url, ofBuild)
  const received: Instance['received'] = { stored: [], published: [], invalidated: [] }
  const events: SharedEvents = {
    stored: (key) => {
      received.stored.push(key)
    },
    published: (version) => {
      received.published.push(version)
    },
    invalidated: (tags) => {
      received.invalidated.push([...tags])
    },
  }
  const instance = { pages, received, stop: pages.listen(events) }
  instances.push(instance)
  return await shares(instance)
}

/** Waits until an instance reads and writes Redis. */
async function shares(instance: Instance): Promise<Instance> {
  await settled(async () => {
    await instance.pages.acquireLease('/fr/probe')
    expect(await instance.pages.acquireLease('/fr/probe')).toBe(false)
  })
  return instance
}

/** Waits until one instance receives what another one publishes. */
const hears = (teller: Instance, hearer: Instance, version: number) =>
  settled(async () => {
    await teller.pages.publishVersion(version)
    expect(hearer.received.published).toContain(version)
    await teller.pages.publishInvalidation(['story:x', 'list:y'])
    expect(hearer.received.invalidated).toContainEqual(['story:x', 'list:y'])
  })

/** Makes every kind of call; returns the results and the longest duration. */
async function callAll({ pages }: Instance): Promise<{ answers: unknown[]; longest: number }> {
  const begun = performance.now()
  const calls: Promise<unknown>[] = [
    pages.load('/fr/hôtels'),
    pages.acquireLease('/fr/x'),
    pages.remove('/fr/x'),
    pages.releaseLease('/fr/x'),
    pages.publishVersion(1),
  ]
  const answers = await Promise.all(calls)
  return { answers, longest: performance.now() - begun }
}

/** Runs a command on Redis directly. */
async function raw<T>(work: (client: RedisClient) => Promise<T>): Promise<T> {
  const client = redisClient(redis.url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    client.destroy()
  }
}

beforeAll(async () => {
  if (!installed) return undefined
  redis = await RedisServer.begin()
  process.on('unhandledRejection', noteRejection)
  return async () => {
    process.off('unhandledRejection', noteRejection)
    await redis.stop()
  }
})

beforeEach((context) => {
  instances = []
  rejections.length = 0
  build = `build-${context.task.id}`
})

afterEach(async () => {
  await Promise.all(instances.map(({ stop }) => stop()))
  vi.clearAllMocks()
  expect(rejections).toEqual([])
})

describe('two instances', () => {
  test('share pages, and are notified of them', async () => {
    const [one, other] = [await begin(), await begin()]
    await hears(one, other, 1)
    await one.pages.save(saved)
    expect(await other.pages.load('/fr/hôtels')).toEqual(saved)
    await settled(() => {
      expect(other.received.stored).toEqual(['/fr/hôtels'])
    })
    await other.pages.remove('/fr/hôtels')
    expect(await one.pages.load('/fr/hôtels')).toBeUndefined()
    expect(await one.pages.load('/fr/none')).toBeUndefined()
  })

  test('receive versions of others, never their own', async () => {
    const [one, other] = [await begin(), await begin()]
    await hears(one, other, 1)
    await hears(other, one, 2)
    await one.pages.save(saved)
    await other.pages.publishVersion(9)
    // Pub/sub channels are ordered: its own message would have arrived earlier.
    await settled(() => {
      expect(one.received.published).toContain(9)
    })
    expect(one.received.published).not.toContain(1)
    expect(one.received.stored).toEqual([])
    expect(other.received.published).not.toContain(2)
  })

  test('of two builds share nothing', async () => {
    const [one, other] = [await begin('old'), await begin('new')]
    await one.pages.save(saved)
    expect(await other.pages.load('/fr/hôtels')).toBeUndefined()
    expect([await one.pages.acquireLease('/fr'), await other.pages.acquireLease('/fr')]).toEqual([true, true])
    expect(other.received).toEqual({ stored: [], published: [], invalidated: [] })
  })

  test('a page is as large as a page gets', async () => {
    const [one, other] = [await begin(), await begin()]
    const body = Buffer.alloc(3_000_000, 'été')
    const large = { ...saved, page: pageOf('', { bodies: { br: body, gzip: Buffer.alloc(0), identity: body } }) }
    await one.pages.save(large)
    const loaded = await other.pages.load('/fr/hôtels')
    expect(loaded && encodePage(loaded).equals(encodePage(large))).toBe(true)
  })

  test('pages and leases expire', async () => {
    const one = await begin()
    await one.pages.save(saved)
    await one.pages.acquireLease('/fr/hôtels')
    const [page, lease] = await raw((client) =>
      Promise.all([client.pTTL(`site:${build}:page:/fr/hôtels`), client.pTTL(`site:${build}:lease:/fr/hôtels`)]),
    )
    expect(page).toBeGreaterThan(24 * 60 * 60 * 1000)
    expect(lease).toBeGreaterThan(0)
    expect(lease).toBeLessThanOrEqual(5_000)
  })
})

describe('a lease', () => {
  test('is held by one instance at a time, until released', async () => {
    const all = await Promise.all([begin(), begin(), begin()])
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => all[index % 3]?.pages.acquireLease('/fr')),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    const owner = all[answers.indexOf(true) % 3]
    expect(await all[0]?.pages.acquireLease('/fr/other')).toBe(true)
    await owner?.pages.releaseLease('/fr')
    expect(await all[1]?.pages.acquireLease('/fr')).toBe(true)
    expect(await all[2]?.pages.acquireLease('/fr')).toBe(false)
  })

  test('of a dead owner expires and can be taken over', async () => {
    const [one, other] = [await begin(), await begin()]
    await one.pages.acquireLease('/fr')
    await one.stop()
    await raw((client) => client.pExpire(`site:${build}:lease:/fr`, 1))
    await settled(async () => {
      expect(await other.pages.acquireLease('/fr')).toBe(true)
    })
  })

  test('held by another instance by now is not released by the previous holder', async () => {
    const [one, other] = [await begin(), await begin()]
    await one.pages.acquireLease('/fr')
    await raw((client) => client.del(`site:${build}:lease:/fr`))
    expect(await other.pages.acquireLease('/fr')).toBe(true)
    await one.pages.releaseLease('/fr')
    expect(await one.pages.acquireLease('/fr')).toBe(false)
  })
})

describe('garbage', () => {
  test.each([
    ['few bytes', Buffer.from('x')],
    ['any bytes', Buffer.alloc(50_000, 0xff)],
    ['half a page', encodePage(saved).subarray(0, -1)],
    ['nothing', Buffer.alloc(0)],
  ])('in a page’s place (%s) is no page', async (_, bytes) => {
    const one = await begin()
    await raw((client) => client.set(`site:${build}:page:/fr`, bytes))
    expect(await one.pages.load('/fr')).toBeUndefined()
    await one.pages.save({ ...saved, record: recordOf('/fr') })
    expect(await one.pages.load('/fr')).toMatchObject({ record: { key: '/fr' } })
  })

  test('of another kind in a page’s place is no page', async () => {
    const one = await begin()
    await raw((client) => client.lPush(`site:${build}:page:/fr`, 'x'))
    expect(await one.pages.load('/fr')).toBeUndefined()
  })

  test('on the channel is left alone, and what follows is received', async () => {
    const [one, other] = [await begin(), await begin()]
    await hears(one, other, 1)
    const messages = [
      '',
      'x',
      '{',
      'null',
      '[]',
      '{"from":"x"}',
      '{"from":"x","kind":"stored"}',
      '{"from":"x","kind":"published","version":"7"}',
      '{"from":"x","kind":"other","key":"/fr"}',
      `"${'x'.repeat(100_000)}"`,
      '\ud800',
    ]
    await raw(async (client) => {
      for (const text of messages) await client.publish(`site:${build}:messages`, text)
    })
    await hears(one, other, 2)
    expect(other.received.stored).toEqual([])
    expect(
      log.warn.mock.calls.filter(([entry]) => (entry as { event: string }).event === 'redis.malformed').length,
    ).toBeGreaterThanOrEqual(messages.length)
  })
})

describe('while Redis is away', () => {
  test('every call fails at once, every instance may render, and all recovers with Redis', async () => {
    const [one, other] = [await begin(), await begin()]
    await hears(one, other, 1)
    await redis.stop()
    try {
      await settled(async () => {
        expect((await callAll(one)).longest).toBeLessThan(AT_ONCE)
      })
      for (let round = 0; round < 5; round += 1) {
        const { answers, longest } = await callAll(one)
        expect(answers).toEqual([undefined, true, undefined, undefined, undefined])
        expect(longest).toBeLessThan(AT_ONCE)
        await one.pages.save(saved)
      }
    } finally {
      await redis.start()
    }
    await Promise.all([one, other].map(shares))
    await hears(one, other, 3)
    await hears(other, one, 4)
    await one.pages.save(saved)
    expect(await other.pages.load('/fr/hôtels')).toEqual(saved)
  }, 40_000)

  test('an instance starts, stops, or waits for it', async () => {
    await redis.stop()
    const late = redisPages(redis.url, build)
    const early = redisPages(redis.url, build)
    const stopLate = late.listen({ stored: () => {}, published: () => {}, invalidated: () => {} })
    const stopEarly = early.listen({ stored: () => {}, published: () => {}, invalidated: () => {} })
    try {
      expect(await late.load('/fr')).toBeUndefined()
      expect(await late.acquireLease('/fr')).toBe(true)
      await stopEarly()
    } finally {
      await redis.start()
    }
    await shares({ pages: late, received: { stored: [], published: [], invalidated: [] }, stop: stopLate })
    await stopLate()
    expect(await late.load('/fr')).toBeUndefined()
  }, 40_000)

  test('the log reports once that Redis is gone, and once that it is back', async () => {
    const one = await begin()
    const events = () =>
      [...log.warn.mock.calls, ...log.info.mock.calls].map(([entry]) => (entry as { event: string }).event)
    await redis.stop()
    // Two connections per instance: one for commands, one for pub/sub.
    await settled(() => {
      expect(events().filter((event) => event === 'redis.away')).toHaveLength(2)
    })
    await redis.start()
    await shares(one)
    await settled(() => {
      expect(events().filter((event) => event === 'redis.back')).toHaveLength(2)
    })
    expect(events().filter((event) => event === 'redis.away')).toHaveLength(2)
  }, 40_000)
})

describe('while Redis hangs', () => {
  test('a call takes its time-out at most, later ones fail at once, and all recovers', async () => {
    const [one, other] = [await begin(), await begin()]
    await hears(one, other, 1)
    redis.pause()
    try {
      const { answers, longest } = await callAll(one)
      expect(answers).toEqual([undefined, true, undefined, undefined, undefined])
      expect(longest).toBeGreaterThan(PATIENCE.least)
      expect(longest).toBeLessThan(PATIENCE.most)
      for (let round = 0; round < 20; round += 1) expect((await callAll(one)).longest).toBeLessThan(AT_ONCE)
    } finally {
      redis.resume()
    }
    await Promise.all([one, other].map(shares))
    await hears(one, other, 3)
    await hears(other, one, 4)
  }, 40_000)

  test('its connections are eventually closed and reopened, even under load', async () => {
    const one = await begin()
    redis.pause()
    try {
      const events = () => log.warn.mock.calls.map(([entry]) => (entry as { event: string }).event)
      await settled(async () => {
        await callAll(one)
        expect(events().filter((event) => event === 'redis.away')).toHaveLength(2)
      })
    } finally {
      redis.resume()
    }
    await shares(one)
  }, 40_000)
})

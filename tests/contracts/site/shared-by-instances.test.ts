import { afterAll, beforeAll, expect, test } from 'vitest'
import { RateLimits } from '#lib/api/rate-limits.ts'
import { UnsavedStories } from '#lib/content/unsaved-stories.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { type RedisClient, redisClient } from '#lib/process/redis-client.ts'
import { RedisServer } from '#tests/pages/redis-server.ts'

// State of a captcha and of live editing that instances of the site share through Redis.

const installed = RedisServer.installed()

let redis: RedisServer
const clients: RedisClient[] = []

beforeAll(async () => {
  if (!installed) return
  redis = await RedisServer.begin()
  for (let instance = 0; instance < 2; instance += 1) clients.push(redisClient(redis.url))
  await Promise.all(clients.map((client) => client.connect()))
})

afterAll(async () => {
  for (const client of clients) client.destroy()
  if (installed) await redis.stop()
})

const instances = (): readonly RateLimits[] => clients.map((client) => new RateLimits(1_000, client))

test.runIf(installed)('a proof is used once at all of them together, also by many at once', async () => {
  const both = instances()
  const uses = await Promise.all(Array.from({ length: 40 }, (_, index) => both[index % 2]?.consume('proof', 'hash')))
  expect(uses.filter((wait) => wait === undefined)).toHaveLength(1)
})

test.runIf(installed)('failures count at all of them together, and are taken back at any', async () => {
  const [first, second] = [1, 1].map((factor, index) => new RateLimits(factor, clients[index]))
  expect(await first?.consume('failures', 'login:one')).toBeUndefined()
  await second?.refund('failures', 'login:one')
  expect(await second?.consume('failures', 'login:one')).toBeUndefined()
  expect(await first?.consume('failures', 'login:one')).toBeUndefined()
  expect(await second?.consume('failures', 'login:one')).toBeGreaterThan(800)
})

test.runIf(installed)('a story that is being typed is rendered by any of them, for a minute', async () => {
  const [first, second] = clients.map((client) => new UnsavedStories(systemClock, client))
  const story = { uuid: 'u1', content: { component: 'page', title: 'L’été à Deauville' } }
  const key = (await first?.hold(story)) as string
  expect(await second?.find(key)).toEqual(story)
  const left = await clients[1]?.pTTL(`site:unsaved:${key}`)
  expect(left).toBeGreaterThan(50_000)
  expect(left).toBeLessThanOrEqual(60_000)
})

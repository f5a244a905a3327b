import { expect, test, vi } from 'vitest'
import type { RedisClient } from '#lib/process/redis-client.ts'
import { UnsavedStories } from './unsaved-stories.ts'

const STORY = { uuid: 'u1', content: { component: 'page', title: 'just typed' } }

const clockAt = (start: number) => {
  let now = start
  return { now: () => now, pass: (milliseconds: number) => void (now += milliseconds) }
}

test('a story is held for a minute, and not a moment longer', async () => {
  const clock = clockAt(1_000)
  const stories = new UnsavedStories(clock)
  const key = await stories.hold(STORY)
  clock.pass(59_999)
  expect(await stories.find(key)).toEqual(STORY)
  clock.pass(1)
  expect(await stories.find(key)).toBeUndefined()
})

test('keys are random, and nothing but a key finds a story', async () => {
  const stories = new UnsavedStories(clockAt(0))
  const keys = await Promise.all(Array.from({ length: 100 }, () => stories.hold(STORY)))
  expect(new Set(keys).size).toBe(100)
  expect(keys.every((key) => /^[\w-]{32}$/.test(key))).toBe(true)
  for (const guess of ['', 'A'.repeat(32), '__proto__', `${keys[0]}x`])
    expect(await stories.find(guess)).toBeUndefined()
})

test('memory is bounded: the oldest story goes', async () => {
  const stories = new UnsavedStories(clockAt(0))
  const large = { ...STORY, filler: 'x'.repeat(4 * 1024 * 1024) }
  const keys: string[] = []
  for (let count = 0; count < 10; count += 1) keys.push(await stories.hold(large))
  expect(await stories.find(keys[0] as string)).toBeUndefined()
  expect(await stories.find(keys[9] as string)).toBeDefined()
})

test('instances share by Redis, and do without while it is away', async () => {
  const shared = new Map<string, string>()
  const redis = {
    isReady: true,
    set: vi.fn(async (key: string, json: string, options: object) => {
      expect(options).toEqual({ expiration: { type: 'PX', value: 60_000 } })
      shared.set(key, json)
    }),
    get: vi.fn(async (key: string) => shared.get(key) ?? null),
  }
  const [here, there] = [1, 2].map(() => new UnsavedStories(clockAt(0), redis as unknown as RedisClient))
  const key = (await here?.hold(STORY)) as string
  expect(await there?.find(key)).toEqual(STORY)
  redis.isReady = false
  const alone = (await here?.hold(STORY)) as string
  expect(await here?.find(alone)).toEqual(STORY)
  expect(await there?.find(alone)).toBeUndefined()
  redis.isReady = true
  redis.set.mockRejectedValueOnce(new Error('gone'))
  const during = (await here?.hold(STORY)) as string
  expect(await here?.find(during)).toEqual(STORY)
})

import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Clock, systemClock } from '@barriere/shared/domain/time/clock.ts'
import { log } from '#lib/process/log.ts'
import type { UnsavedStory } from '#lib/process/page-request.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { type RedisClient, sharedRedis } from '#lib/process/redis-client.ts'

/** Milliseconds for which an unsaved story is held: the page asks for its rendering at once. */
const LIFETIME = 60_000

/** Memory bound in bytes of JSON; the oldest stories are evicted. */
const MEMORY = 32 * 1024 * 1024

/** An unguessable key: 24 random bytes. */
const KEY = /^[\w-]{32}$/

interface Held {
  readonly json: string
  readonly until: number
}

/**
 * Stories as editors are typing them, each for a minute under an unguessable key, until the draft page is rendered from
 * it. With Redis, any instance may render the page. Neither the page store nor the search reads them.
 */
export class UnsavedStories {
  readonly #held = new LRUCache<string, Held>({ maxSize: MEMORY, sizeCalculation: ({ json }) => json.length + 1 })
  readonly #clock: Clock
  readonly #redis: RedisClient | undefined
  readonly #begun: Promise<void> | undefined

  /** @param begun resolves when the client has had time to connect; without it, the client counts as connected. */
  constructor(clock: Clock, redis?: RedisClient, begun?: Promise<void>) {
    this.#clock = clock
    this.#redis = redis
    this.#begun = begun
  }

  /** Resolves to the key. */
  async hold(story: UnsavedStory): Promise<string> {
    const key = randomBytes(24).toString('base64url')
    const json = JSON.stringify(story)
    this.#held.set(key, { json, until: this.#clock.now() + LIFETIME })
    const expiration = { type: 'PX', value: LIFETIME } as const
    await this.#ask(async (redis) => void (await redis.set(redisKey(key), json, { expiration })))
    return key
  }

  /** The story under a key; undefined where it is missing or expired. */
  async find(key: string): Promise<UnsavedStory | undefined> {
    if (!KEY.test(key)) return undefined
    const held = this.#held.get(key)
    if (held && held.until <= this.#clock.now()) this.#held.delete(key)
    else if (held) return JSON.parse(held.json) as UnsavedStory
    const json = await this.#ask((redis) => redis.get(redisKey(key)))
    return json ? (JSON.parse(json) as UnsavedStory) : undefined
  }

  /** Undefined while Redis is away: the editor's requests mostly reach one instance. */
  async #ask<T>(command: (redis: RedisClient) => Promise<T>): Promise<T | undefined> {
    await this.#begun
    if (!this.#redis?.isReady) return undefined
    try {
      return await command(this.#redis)
    } catch (error) {
      log.debug({ event: 'redis.fault', err: error }, 'Redis did not answer')
      return undefined
    }
  }
}

const redisKey = (key: string): string => `site:unsaved:${key}`

/** Singleton of the process: the route that holds a story and the page that is rendered from it are bundled apart. */
export const unsavedStories = (): UnsavedStories =>
  processSingleton('unsaved-stories', () => {
    const redis = sharedRedis()
    return new UnsavedStories(systemClock, redis?.client, redis?.begun)
  })

import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { type RedisClient, redisClient } from '#lib/process/redis-client.ts'

/**
 * How often one address may call within some seconds. A house full of guests shares one, so these are no lockouts:
 * those are the backends'.
 */
const LIMITS = {
  /** Whatever tries a password or a mailed secret. */
  guess: { points: 30, duration: 60 },
  /** Whatever sends a mail. */
  mail: { points: 20, duration: 600 },
  write: { points: 120, duration: 60 },
  read: { points: 600, duration: 60 },
} as const

export type Limit = keyof typeof LIMITS

/** Counts in Redis where instances share one, and in this process while there is none. */
export class RateLimits {
  readonly #limiters: Readonly<Record<Limit, RateLimiterMemory | RateLimiterRedis>>

  constructor(factor: number, redis?: RedisClient) {
    this.#limiters = Object.fromEntries(
      Object.entries(LIMITS).map(([name, { points, duration }]) => {
        const measure = { keyPrefix: `site:limit:${name}`, points: points * factor, duration }
        const own = new RateLimiterMemory(measure)
        return [
          name,
          redis
            ? new RateLimiterRedis({
                ...measure,
                storeClient: redis,
                useRedisPackage: true,
                rejectIfRedisNotReady: true,
                insuranceLimiter: own,
              })
            : own,
        ]
      }),
    ) as Record<Limit, RateLimiterMemory | RateLimiterRedis>
  }

  /** Counts a call. The seconds to wait where it is one too many. */
  async take(limit: Limit, who: string): Promise<number | undefined> {
    try {
      await this.#limiters[limit].consume(who)
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }
}

/** The process's counts. */
export const rateLimits = (): RateLimits =>
  processSingleton('rate-limits', () => {
    if (!env.redisUrl) return new RateLimits(env.rateLimitFactor)
    const redis = redisClient(env.redisUrl)
    redis.connect().catch((error: unknown) => {
      log.debug({ event: 'redis.fault', err: error }, 'Redis did not answer')
    })
    return new RateLimits(env.rateLimitFactor, redis)
  })

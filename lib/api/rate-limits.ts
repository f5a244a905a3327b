import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '@barriere/shared/contracts/call.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { type RedisClient, sharedRedis } from '#lib/process/redis-client.ts'

interface Figures {
  readonly points: number
  readonly duration: number
  /** Whether the factor of the settings does not apply. */
  readonly isFixed?: true
}

/**
 * Rate limits: calls (`points`) of one client address within `duration` seconds. A whole hotel shares an address, so
 * these are no lockouts of an account; lockouts are the backends'.
 */
const LIMITS = {
  /** Against guessing of passwords and mailed tokens. */
  guess: { points: 30, duration: 60 },
  /** Calls that send a mail. */
  mail: { points: 20, duration: 600 },
  // Short windows: a minute's worth at once would keep others waiting.
  write: { points: 20, duration: 10 },
  read: { points: 100, duration: 10 },
  /** Notifications and returns of the payment provider, from few addresses, many at once. */
  payment: { points: 600, duration: 60 },
  /** Captcha: failed attempts at a call, per address and account, before a proof is required. */
  failures: { points: 2, duration: 900 },
  /** Captcha: attempts, per address and account, during an outage of the verification. */
  outage: { points: 5, duration: 900 },
  /** Captcha: uses of a proof, for longer than any is valid. */
  proof: { points: 1, duration: 900, isFixed: true },
  /** Pages that are rendered for one request: searches, evenings, later pages of lists. */
  page: { points: 60, duration: 10 },
  /** Pictures, of which a page has a hundred. */
  media: { points: 1_000, duration: 10 },
  /** Questions for prices, which may reach the booking engine. */
  prices: { points: 120, duration: 10 },
  /** Requests for icons, which may reach the public icon service. */
  icons: { points: 120, duration: 10 },
  /** Passes for a wallet, whose signature takes a tenth of a second. */
  passes: { points: 10, duration: 60 },
  /** Error reports of a browser; a session replay sends one every five seconds. */
  reports: { points: 60, duration: 60 },
  /** Requests with reports of the content security policy: a browser sends those of a page together. */
  policyReports: { points: 20, duration: 60 },
  /** Search calls, suggestions, bookings and everything else that is not a page. */
  call: { points: 300, duration: 10 },
  /** Sum of all calls with limits of their own: above what those let through, enforced before Next reads the call. */
  calls: { points: 200, duration: 10 },
} as const satisfies Readonly<Record<Limit, Figures>> & Readonly<Record<string, Figures>>

type LimitName = keyof typeof LIMITS

/** Counters in Redis, shared by instances; in memory where there is no Redis or it does not answer. */
export class RateLimits {
  readonly #limiters: Readonly<Record<LimitName, RateLimiterMemory | RateLimiterRedis>>
  /**
   * Memory leak: async context of the start, outside any request. The timer of an in-memory counter would otherwise
   * keep its request and page alive for a quarter of an hour.
   */
  readonly #outside = AsyncLocalStorage.snapshot()

  constructor(factor: number, redis?: RedisClient) {
    this.#limiters = Object.fromEntries(
      Object.entries<Figures>(LIMITS).map(([name, { points, duration, isFixed }]) => {
        const options = { keyPrefix: `site:limit:${name}`, points: isFixed ? points : points * factor, duration }
        const inMemory = new RateLimiterMemory(options)
        return [
          name,
          redis
            ? new RateLimiterRedis({
                ...options,
                storeClient: redis,
                useRedisPackage: true,
                rejectIfRedisNotReady: true,
                insuranceLimiter: inMemory,
              })
            : inMemory,
        ]
      }),
    ) as Record<LimitName, RateLimiterMemory | RateLimiterRedis>
  }

  /** Counts a call. Resolves to the seconds to wait where the limit is exceeded, else to undefined. */
  async consume(limit: LimitName, client: string): Promise<number | undefined> {
    try {
      await this.#outside(() => this.#limiters[limit].consume(client))
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }

  /** Takes back a call that was counted. */
  async refund(limit: LimitName, client: string): Promise<void> {
    await this.#outside(() => this.#limiters[limit].reward(client))
  }
}

/** Singleton of the process. */
export const rateLimits = (): RateLimits =>
  processSingleton('rate-limits', () => new RateLimits(env.rateLimitFactor, sharedRedis()?.client))

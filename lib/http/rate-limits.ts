import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from './env.ts'
import { processSingleton } from './process-singleton.ts'

/** How often one address may call within some seconds. A house full of guests shares one, so these are no lockouts: those are the backends'. */
const LIMITS = {
  /** Whatever tries a password or a mailed secret. */
  guess: { points: 30, duration: 60 },
  /** Whatever sends a mail. */
  mail: { points: 20, duration: 600 },
  write: { points: 120, duration: 60 },
  read: { points: 600, duration: 60 },
} as const

export type Limit = keyof typeof LIMITS

export class RateLimits {
  readonly #limiters: Readonly<Record<Limit, RateLimiterMemory>>

  constructor(factor: number) {
    this.#limiters = Object.fromEntries(Object.entries(LIMITS).map(([name, { points, duration }]) =>
      [name, new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration })])) as Record<Limit, RateLimiterMemory>
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
export const rateLimits = (): RateLimits => processSingleton('rate-limits', () => new RateLimits(env.rateLimitFactor))

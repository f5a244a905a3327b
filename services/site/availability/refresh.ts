import { randomUUID } from 'node:crypto'
import { ENGINE_LIMITS } from '@barriere/shared/contracts/availability.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import type { AvailabilityEngine } from '#services/site/availability/engine.ts'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { MAX_AGE } from './ages.ts'
import { moveLease, takeLease } from './lease.ts'
import type { NightStore } from './store.ts'

const WORK = 'availability'

/** In milliseconds. A refresh not finished within the lease may be begun by another instance. */
const LEASE = 120_000
const REFRESH_EVERY = 15 * 60_000
const FIRST_PAUSE = 15_000

/** Polling interval in milliseconds, for a refresh that is due. */
const LOOK_EVERY = 10_000

/** Properties of one request: a year of five is some 300 KB. */
const HOTELS = 5

interface RefreshOptions {
  readonly engine: Pick<AvailabilityEngine, 'properties' | 'nights'>
  readonly store: Pick<NightStore, 'replace' | 'prune'>
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Logger
}

/** A refresh that failed on the way; the message holds no value of a question. */
class RefreshFailure extends Error {
  override name = 'RefreshFailure'
}

/**
 * Stores the prices of the next year: asks the booking engine for all of them every quarter of an hour, in one instance
 * at a time. Exponential backoff while the engine is unavailable.
 */
export class AvailabilityRefresh {
  readonly #options: RefreshOptions
  readonly #holder = randomUUID()
  readonly #flights = new SingleFlight<void>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: RefreshOptions) {
    this.#options = options
  }

  /** Begins at once; never rejects. */
  start(): void {
    const look = async (): Promise<void> => {
      await this.look()
      if (this.#stopped) return
      this.#timer = setTimeout(() => void look(), LOOK_EVERY)
      this.#timer.unref()
    }
    void look()
  }

  /** Graceful stop: waits for the request under way. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#flights.running('refresh')
  }

  /** Refreshes if it is due. Single flight; a failure is logged and leaves the stored prices. */
  look(): Promise<void> {
    return this.#flights.run('refresh', () =>
      this.#refresh().catch((error: unknown) =>
        this.#options.log.warn({ event: 'availability.not_refreshed', reason: String(error) }, 'prices not refreshed'),
      ),
    )
  }

  async #refresh(): Promise<void> {
    const { sql, clock, log } = this.#options
    const now = clock.now()
    const lease = { work: WORK, holder: this.#holder }
    const held = await takeLease(sql, { ...lease, now: new Date(now), until: new Date(now + LEASE) })
    if (!held) return
    const started = performance.now()
    try {
      const hotels = await this.#readAll()
      // Stopped on the way: due at once, so that another instance goes on.
      const nextAt = new Date(this.#stopped ? clock.now() : now + REFRESH_EVERY)
      await moveLease(sql, { ...lease, nextAt, done: !this.#stopped })
      log.info(
        { event: 'availability.refreshed', hotels, ms: Math.round(performance.now() - started) },
        'prices refreshed',
      )
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE * 2 ** (held.attempts - 1), REFRESH_EVERY)
      await moveLease(sql, { ...lease, nextAt: new Date(clock.now() + pause), done: false })
      await this.#prune()
      throw error
    }
  }

  /** Number of properties that were read. Throws a RefreshFailure at the first failed answer. */
  async #readAll(): Promise<number> {
    const { engine, store, sql, clock } = this.#options
    const sold = await this.#properties()
    const from = toParisTime(clock.now()).day
    const to = addDays(from, ENGINE_LIMITS.nights - 1)
    for (let start = 0; start < sold.length && !this.#stopped; start += HOTELS) {
      const asked = sold.slice(start, start + HOTELS)
      const answer = await engine.nights({ hotel: asked, from, to })
      if (!answer.ok) throw new RefreshFailure(`${answer.error.code}: ${answer.error.reason}`)
      for (const hotel of answer.value.hotels.filter(({ hotel: code }) => asked.includes(code)))
        await store.replace(hotel, new Date(clock.now()))
      const until = new Date(clock.now() + LEASE)
      if (!(await moveLease(sql, { work: WORK, holder: this.#holder, nextAt: until, done: false })))
        throw new RefreshFailure('another instance has taken the lease over')
    }
    await this.#prune(sold)
    return sold.length
  }

  async #properties(): Promise<string[]> {
    const sold: string[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await this.#options.engine.properties(page)
      if (!answer.ok) throw new RefreshFailure(`${answer.error.code}: ${answer.error.reason}`)
      sold.push(...answer.value.properties)
      pages = answer.value.pages
    }
    return [...new Set(sold)]
  }

  async #prune(sold?: readonly string[]): Promise<void> {
    const { store, clock } = this.#options
    const now = clock.now()
    await store.prune({ today: toParisTime(now).day, since: new Date(now - MAX_AGE), sold })
  }
}

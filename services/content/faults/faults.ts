import { z } from 'zod'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Snapshot } from '../store/snapshot.ts'

/** Fault injection into the delivery API, for tests; absent settings are off. */
export const FaultSettings = z.strictObject({
  /** Requests per second; more are answered 429. */
  rateLimit: z.number().int().min(0).optional(),
  /** The next `count` requests fail with this status. */
  failNext: z
    .strictObject({
      status: z.number().int().min(400).max(599),
      count: z.number().int().min(1),
      body: z.unknown().optional(),
    })
    .optional(),
  /** Requests hang until the faults are reset. */
  hang: z.boolean().optional(),
  /** 200 with an HTML page, like a misconfigured proxy. */
  html: z.boolean().optional(),
  /** Caches answers by full URL, stale `cv` included, like the cloud's CDN. */
  emulateCdn: z.boolean().optional(),
  /** Delays the visibility of a change by milliseconds after its webhook. */
  delayCv: z.number().int().min(0).optional(),
})

export type FaultSettings = z.output<typeof FaultSettings>

const SECOND = 1_000

/** The active faults. Without faults, every method passes the request through. */
export class Faults {
  readonly #clock: Clock
  readonly #hanging = new Set<() => void>()
  readonly #cache = new Map<string, Response>()
  #settings: FaultSettings = {}
  #recent: number[] = []
  #failures = 0
  #held: Snapshot | undefined
  #release: number | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Replaces all faults. `current` is the snapshot that stays visible until the next change. */
  set(settings: FaultSettings, current: Snapshot): void {
    this.reset()
    this.#settings = settings
    this.#failures = settings.failNext?.count ?? 0
    this.#held = current
  }

  /** Ends all faults and releases hanging requests. */
  reset(): void {
    this.#settings = {}
    this.#recent = []
    this.#failures = 0
    this.#held = undefined
    this.#release = undefined
    this.#cache.clear()
    for (const release of this.#hanging) release()
    this.#hanging.clear()
  }

  /** The injected answer, if a fault is active. */
  async intercept(): Promise<Response | undefined> {
    const { hang, failNext, rateLimit, html } = this.#settings
    if (hang) {
      await new Promise<void>((resolve) => {
        this.#hanging.add(resolve)
      })
      return Response.json({ error: 'Service Unavailable' }, { status: 503 })
    }
    if (failNext && this.#failures > 0) {
      this.#failures -= 1
      return Response.json(failNext.body ?? { error: `Failure ${failNext.status}` }, { status: failNext.status })
    }
    if (rateLimit !== undefined && this.#exceeds(rateLimit))
      return Response.json({ error: 'Too Many Requests' }, { status: 429 })
    if (html)
      return new Response('<!doctype html><title>Maintenance</title>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    return undefined
  }

  #exceeds(limit: number): boolean {
    const now = this.#clock.now()
    this.#recent = this.#recent.filter((moment) => now - moment < SECOND)
    if (this.#recent.length >= limit) return true
    this.#recent.push(now)
    return false
  }

  cached(url: string): Response | undefined {
    return this.#settings.emulateCdn ? this.#cache.get(url)?.clone() : undefined
  }

  /** Stores an answer in the emulated CDN cache, if `Cache-Control: public` allows shared caches. */
  store(url: string, response: Response): void {
    if (
      this.#settings.emulateCdn &&
      response.status === 200 &&
      response.headers.get('cache-control')?.includes('public')
    ) {
      this.#cache.set(url, response.clone())
    }
  }

  /** Called before webhooks are sent: starts the delay of `delayCv`. */
  onNotify(): void {
    if (this.#settings.delayCv !== undefined) this.#release = this.#clock.now() + this.#settings.delayCv
  }

  /** The snapshot that visitors see. `delayCv` may hold back a newer one. */
  visible(latest: Snapshot): Snapshot {
    if (this.#settings.delayCv === undefined) return latest
    const due = this.#release !== undefined && this.#clock.now() >= this.#release
    if (!this.#held || latest.cv === this.#held.cv || due) {
      this.#held = latest
      if (due) this.#release = undefined
    }
    return this.#held
  }
}

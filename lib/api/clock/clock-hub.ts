import type { LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'

/** Message to watchers, encoded once for all of them. */
export type ClockMessage =
  | { readonly kind: 'clock'; readonly clock: LevelClock }
  /** Heartbeat: keeps proxies from closing the connection, and carries the server's time. */
  | { readonly kind: 'beat'; readonly now: number }

export interface Watcher {
  send(message: ClockMessage): void
  /** The clock is gone, or the process ends. */
  end(): void
}

interface ClockHubOptions {
  /** Reads a clock; fails with the HTTP status. */
  read(id: string): Promise<Result<LevelClock, number>>
  /** Milliseconds since the epoch. */
  now(): number
  readonly watchersAtMost: number
  /** Watchers per client: a hall with all its players shares an address. */
  readonly ofOneClient: number
  readonly clocksAtMost: number
}

/** Milliseconds between two reads of a watched clock, and the longest pause while the backend is away (backoff). */
const EVERY = 500
const AWAY = 10_000

/** Milliseconds between two heartbeats. */
const BEAT = 15_000

/** A clock with watchers. */
interface Watched {
  /** Each watcher with its client. */
  readonly watchers: Map<Watcher, string>
  first: Promise<Result<LevelClock, number>>
  /** The last answer, and when it came. */
  last: { readonly clock: LevelClock; readonly at: number } | undefined
  failures: number
  timer: NodeJS.Timeout | undefined
}

/**
 * Publish–subscribe: reads each watched clock twice a second, whatever the number of watchers, and sends its changes to
 * all of them within a second. Watchers are not told of a backend outage: clocks run on by themselves.
 */
export class ClockHub {
  readonly #options: ClockHubOptions
  readonly #clocks = new Map<string, Watched>()
  readonly #beat: NodeJS.Timeout
  /** Number of watchers per client. */
  readonly #clients = new Map<string, number>()
  #watchers = 0
  #ended = false

  constructor(options: ClockHubOptions) {
    this.#options = options
    this.#beat = setInterval(() => this.#sendBeats(), BEAT)
    this.#beat.unref()
  }

  get watchers(): number {
    return this.#watchers
  }

  /**
   * Sends the clock, and from then on its changes. Resolves to a function that ends this, or to the HTTP status of a
   * refusal: 429 where this client has too many watchers.
   */
  async watch(id: string, watcher: Watcher, client: string): Promise<Result<() => void, number>> {
    const known = this.#clocks.get(id)
    const watching = this.#clients.get(client) ?? 0
    if (watching >= this.#options.ofOneClient) return fail(429)
    const isFull =
      this.#watchers >= this.#options.watchersAtMost || (!known && this.#clocks.size >= this.#options.clocksAtMost)
    if (this.#ended || isFull) return fail(503)
    this.#watchers += 1
    this.#clients.set(client, watching + 1)
    const watched = known ?? this.#add(id)
    watched.watchers.set(watcher, client)
    const leave = (): void => this.#leave(id, watched, watcher)
    const first = await watched.first
    if (!first.ok) {
      leave()
      return first
    }
    // Race: the watcher may have been ended while the first answer was on its way.
    if (!watched.watchers.has(watcher)) return fail(503)
    watcher.send({ kind: 'clock', clock: this.#current(watched) ?? first.value })
    return ok(leave)
  }

  /** Ends all watchers. */
  end(): void {
    this.#ended = true
    clearInterval(this.#beat)
    for (const [id, watched] of this.#clocks) this.#endAll(id, watched)
  }

  #add(id: string): Watched {
    const first = this.#options.read(id)
    const watched: Watched = { watchers: new Map(), first, last: undefined, failures: 0, timer: undefined }
    this.#clocks.set(id, watched)
    void first.then((answer) => {
      if (answer.ok) watched.last = { clock: answer.value, at: this.#options.now() }
      if (answer.ok && watched.watchers.size > 0) this.#schedule(id, watched)
    })
    return watched
  }

  #leave(id: string, watched: Watched, watcher: Watcher): void {
    const client = watched.watchers.get(watcher)
    if (client === undefined) return
    watched.watchers.delete(watcher)
    this.#watchers -= 1
    const left = (this.#clients.get(client) ?? 1) - 1
    if (left > 0) this.#clients.set(client, left)
    else this.#clients.delete(client)
    if (watched.watchers.size > 0) return
    clearTimeout(watched.timer)
    this.#clocks.delete(id)
  }

  #endAll(id: string, watched: Watched): void {
    for (const watcher of [...watched.watchers.keys()]) {
      this.#leave(id, watched, watcher)
      watcher.end()
    }
  }

  #schedule(id: string, watched: Watched): void {
    const pause = Math.min(EVERY * 2 ** watched.failures, AWAY)
    watched.timer = setTimeout(() => void this.#poll(id, watched), pause)
  }

  async #poll(id: string, watched: Watched): Promise<void> {
    const answer = await this.#options.read(id)
    if (watched.watchers.size === 0) return
    if (answer.ok) {
      const before = watched.last?.clock
      watched.last = { clock: answer.value, at: this.#options.now() }
      watched.failures = 0
      if (!before || !isSame(before, answer.value)) this.#send(watched, { kind: 'clock', clock: answer.value })
    } else if (answer.error === 404) return this.#endAll(id, watched)
    else watched.failures += 1
    this.#schedule(id, watched)
  }

  #sendBeats(): void {
    for (const watched of this.#clocks.values()) {
      const clock = this.#current(watched)
      if (clock) this.#send(watched, { kind: 'beat', now: clock.now })
    }
  }

  #send({ watchers }: Watched, message: ClockMessage): void {
    for (const watcher of [...watchers.keys()]) watcher.send(message)
  }

  /** The last answer, with the server's time moved on since. */
  #current({ last }: Watched): LevelClock | undefined {
    return last && { ...last.clock, now: last.clock.now + this.#options.now() - last.at }
  }
}

const isSame = (one: LevelClock, other: LevelClock): boolean =>
  JSON.stringify({ ...one, now: 0 }) === JSON.stringify({ ...other, now: 0 })

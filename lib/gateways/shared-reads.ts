import { LRUCache } from 'lru-cache'
import { type Clock, systemClock } from '@barriere/shared/domain/time/clock.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'

interface SharedReadsSettings<T> {
  /** Lifetime of a cached answer in milliseconds. */
  readonly lifetime: number
  /** Maximum number of cached answers (LRU). */
  readonly most: number
  /** Whether an answer is cached: no failure is. Undefined never is; by default, all others are. */
  readonly isKept?: (answer: NonNullable<T>) => boolean
}

/**
 * Cache of reads with the same answer for everyone. One request at a time per key (single flight), whose answer is kept
 * for a moment: a backend's load is bounded by the number of keys, not of visitors.
 */
export class SharedReads<T extends NonNullable<unknown> | undefined> {
  readonly #settings: SharedReadsSettings<T>
  readonly #clock: Clock
  #answers: LRUCache<string, NonNullable<T>>
  #flights = new SingleFlight<T>()

  constructor(settings: SharedReadsSettings<T>, clock: Clock = systemClock) {
    this.#settings = settings
    this.#clock = clock
    this.#answers = this.#empty()
  }

  /** Cached answer for a key, else that of the request under way, else of `ask`. */
  async read(key: string, ask: () => Promise<T>): Promise<T> {
    const answers = this.#answers
    const known = answers.get(key)
    if (known !== undefined) return known
    return await this.#flights.run(key, async () => {
      const answer = await ask()
      const { isKept = () => true } = this.#settings
      if (answer !== undefined && answer !== null && isKept(answer)) answers.set(key, answer)
      return answer
    })
  }

  /** Race: invalidates all answers, also those of requests under way, which may be from before a change. */
  forget(): void {
    this.#answers = this.#empty()
    this.#flights = new SingleFlight<T>()
  }

  #empty(): LRUCache<string, NonNullable<T>> {
    return new LRUCache({ max: this.#settings.most, ttl: this.#settings.lifetime, ttlResolution: 0, perf: this.#clock })
  }
}

import { LRUCache } from 'lru-cache'
import { type Clock, systemClock } from '#lib/domain/clock.ts'
import { SingleFlight } from '#lib/domain/single-flight.ts'

interface SharedReadsSettings<T> {
  /** Milliseconds for which an answer is given again. */
  readonly lifetime: number
  /** Answers that are kept, those asked for longest ago left out. */
  readonly most: number
  /** Whether an answer is kept: no failure is. */
  isKept(answer: T): boolean
}

/**
 * Reads that have the same answer for everyone: one request at a time for each key (single flight), whose answer is
 * given again for a moment. So what a backend does is bounded by what there is to ask, not by how many ask.
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

  /** The answer for a key; `ask` is called where there is none and nobody asks. */
  async read(key: string, ask: () => Promise<T>): Promise<T> {
    const answers = this.#answers
    const known = answers.get(key)
    if (known !== undefined) return known
    return await this.#flights.run(key, async () => {
      const answer = await ask()
      if (answer !== undefined && answer !== null && this.#settings.isKept(answer)) answers.set(key, answer)
      return answer
    })
  }

  /** Forgets all answers, also those that are under way: what was changed here is read anew. */
  forget(): void {
    this.#answers = this.#empty()
    this.#flights = new SingleFlight<T>()
  }

  #empty(): LRUCache<string, NonNullable<T>> {
    return new LRUCache({ max: this.#settings.most, ttl: this.#settings.lifetime, ttlResolution: 0, perf: this.#clock })
  }
}

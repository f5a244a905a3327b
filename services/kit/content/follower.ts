import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import type { Logger } from '../log.ts'

/** Polling interval in milliseconds: the longest delay after a lost webhook. */
const POLL_INTERVAL = 5_000

interface FailureLine {
  readonly log: Pick<Logger, 'warn'>
  readonly event: string
  readonly message: string
}

/** Follows the content service: polls every few seconds, and at once when told to (a webhook). */
export abstract class ContentFollower {
  /** Of the first failure after a success: while the content service stays away there is one line, not one a poll. */
  readonly #line: FailureLine
  readonly #flights = new SingleFlight<void>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  #failing = false

  constructor(line: FailureLine) {
    this.#line = line
  }

  /** Brings what is made of the content up to date; cheap where the space's version has not moved. */
  protected abstract update(): Promise<void>

  /** Whether an update that is under way should end without writing. */
  protected get stopped(): boolean {
    return this.#stopped
  }

  /** Begins at once; never rejects. */
  start(): void {
    const poll = async (): Promise<void> => {
      await this.look()
      if (this.#stopped) return
      this.#timer = setTimeout(() => void poll(), POLL_INTERVAL)
      this.#timer.unref()
    }
    void poll()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#flights.running('update')
  }

  /** Updates now. Single flight: concurrent calls share one run. Never rejects; what was made last stays. */
  look(): Promise<void> {
    return this.#flights.run('update', () =>
      this.update().then(
        () => {
          this.#failing = false
        },
        (error: unknown) => {
          const { log, event, message } = this.#line
          if (!this.#failing) log.warn({ event, reason: String(error) }, message)
          this.#failing = true
        },
      ),
    )
  }
}

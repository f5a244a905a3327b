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
  /** Logs the first failure after a success: one line for an outage, not one for each poll. */
  readonly #line: FailureLine
  readonly #flights = new SingleFlight<void>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  #failing = false

  constructor(line: FailureLine) {
    this.#line = line
  }

  /** Updates what is derived from the content; cheap if the space's version has not changed. */
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

  /** Updates now. Single flight: concurrent calls share one run. Never rejects; on failure the last result stays. */
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

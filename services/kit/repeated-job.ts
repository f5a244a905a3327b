import type { Logger } from './log.ts'

interface JobOptions {
  /** For the log. */
  readonly name: string
  /** Milliseconds between two rounds. */
  readonly every: number
  /** One round: idempotent, since other instances do the same. */
  readonly work: () => Promise<void>
  readonly log: Logger
}

/** Work that is repeated: on a timer, and whenever it is woken. Rounds never overlap; a failed one is logged. */
export class RepeatedJob {
  readonly #options: JobOptions
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #waiting = false
  #stopped = false

  constructor(options: JobOptions) {
    this.#options = options
  }

  /** Begins with a round. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.every)
    this.wake()
  }

  /** Triggers a round. Returns at once; calls during a round are coalesced to one more round. */
  wake(): void {
    if (this.#waiting || this.#stopped) return
    this.#waiting = true
    const { name, work, log } = this.#options
    this.#running = this.#running
      .then(async () => {
        this.#waiting = false
        if (!this.#stopped) await work()
      })
      .catch((error: unknown) => log.error({ error, kind: name }, 'job failed'))
  }

  /** Graceful stop: waits for the round under way. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#running
  }
}

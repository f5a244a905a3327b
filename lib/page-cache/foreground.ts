import type { EventEmitter } from 'node:events'
import PQueue from 'p-queue'
import { inTime } from '@barriere/shared/async/in-time.ts'

/** Starvation: maximum milliseconds that background work gives way, so that a stream of requests does not stop it. */
const LONGEST = 500

/** Milliseconds after an answer for which the site counts as visited. */
const VISITED = 2_000

/** Duty cycle: share of a core that background work may use while visitors are served. */
const SHARE = 0.5

/** Priority: background work gives way to answers that visitors wait for. */
export class Foreground {
  readonly #answers = new PQueue()
  #answeredAt = Number.NEGATIVE_INFINITY

  /** Counts an answer until it is sent, or its client has left. */
  add(response: EventEmitter): void {
    this.#answeredAt = performance.now()
    void this.#answers.add(() => new Promise((resolve) => response.once('close', resolve)))
  }

  /** Resolves when no visitor waits for an answer, or after the maximum time. */
  async giveWay(): Promise<void> {
    await inTime(LONGEST, this.#answers.onIdle(), () => {})
  }

  /**
   * Duty cycle: called after background work of that many milliseconds. While visitors are served it resolves after a
   * pause that leaves the work its share of the time.
   */
  async rest(worked: number): Promise<void> {
    if (performance.now() - this.#answeredAt > VISITED) return
    await new Promise((resolve) => {
      setTimeout(resolve, worked * (1 / SHARE - 1)).unref()
    })
  }
}

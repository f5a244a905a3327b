import type { EventEmitter } from 'node:events'
import PQueue from 'p-queue'
import { inTime } from '@barriere/shared/async/in-time.ts'

/** Milliseconds that work in the background gives way at most: people who never stop asking must not stop it. */
const LONGEST = 500

/** Milliseconds after an answer for which visitors are taken to be there. */
const VISITED = 2_000

/** Duty cycle: share of a core that background work may use while visitors are served. */
const SHARE = 0.5

/** Foreground and background: answers that people wait for, to which work that nobody waits for gives way. */
export class Foreground {
  readonly #answers = new PQueue()
  #answeredAt = Number.NEGATIVE_INFINITY

  /** Counts an answer until it is sent, or its client has left. */
  add(response: EventEmitter): void {
    this.#answeredAt = performance.now()
    void this.#answers.add(() => new Promise((resolve) => response.once('close', resolve)))
  }

  /** Resolves when nobody waits for an answer, or has waited for too long. */
  async giveWay(): Promise<void> {
    await inTime(LONGEST, this.#answers.onIdle(), () => {})
  }

  /**
   * Duty cycle: call after work in the background that took so many milliseconds. While visitors are served it resolves
   * after a pause that leaves the work its share of the time.
   */
  async rest(worked: number): Promise<void> {
    if (performance.now() - this.#answeredAt > VISITED) return
    await new Promise((resolve) => {
      setTimeout(resolve, worked * (1 / SHARE - 1)).unref()
    })
  }
}

import type { EventEmitter } from 'node:events'
import PQueue from 'p-queue'
import { inTime } from '#lib/domain/in-time.ts'

/** Milliseconds that work in the background gives way at most: people who never stop asking must not stop it. */
const LONGEST = 500

/** Foreground and background: answers that people wait for, to which work that nobody waits for gives way. */
export class Foreground {
  readonly #answers = new PQueue()

  /** Counts an answer until it is sent, or its client has left. */
  add(response: EventEmitter): void {
    void this.#answers.add(() => new Promise((resolve) => response.once('close', resolve)))
  }

  /** Resolves when nobody waits for an answer, or has waited for too long. */
  async giveWay(): Promise<void> {
    await inTime(LONGEST, this.#answers.onIdle(), () => {})
  }
}

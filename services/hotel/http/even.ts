import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'

/**
 * Milliseconds: longer than each of the operations that must not tell by their time whether an e-mail has an account.
 */
const STEP = 250

/**
 * Milliseconds by which a timer may be wrong: it counts from the last turn of the event loop, which the work itself has
 * held up.
 */
const COARSE = 8

/** Answers at the next whole step since the request came, whatever the work was and however it ended. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const until = started + Math.ceil((performance.now() - started) / STEP) * STEP
    for (let left = until - performance.now(); left > 0; left = until - performance.now()) {
      if (left > COARSE) await delay(left - COARSE / 2)
      else await turn()
    }
  }
}

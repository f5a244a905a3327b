import { setImmediate as nextIteration, setTimeout as delay } from 'node:timers/promises'

/** Milliseconds, longer than any of the operations that are padded. */
const STEP = 250

/**
 * Timer inaccuracy in milliseconds: timers count from an event loop iteration that the work itself may have delayed.
 */
const TIMER_ERROR = 8

/**
 * Constant-time padding against timing attacks: settles at the next multiple of the step, so that the duration does not
 * tell whether an e-mail has an account. Errors are padded too.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const until = started + Math.ceil((performance.now() - started) / STEP) * STEP
    for (let left = until - performance.now(); left > 0; left = until - performance.now()) {
      if (left > TIMER_ERROR) await delay(left - TIMER_ERROR / 2)
      else await nextIteration()
    }
  }
}

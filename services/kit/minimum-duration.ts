import { setImmediate as nextIteration, setTimeout as delay } from 'node:timers/promises'

/** Milliseconds; longer than any padded operation takes alone. */
const STEP = 250

/** Additional milliseconds for each other operation under way: they share cores and database. */
const SHARE = 125

/**
 * Milliseconds before the work begins. A whole burst is accepted before any of its work starts: otherwise the first
 * request's work would delay the others' start, from which their durations count. It also lets the next request's work
 * end before an answer is due.
 */
const HEAD_START = 70

/** Maximum of all shares together; the site waits 3.5 seconds for an answer. */
const MOST = 2_500

/**
 * Timer inaccuracy in milliseconds: timers count from an event loop iteration that the work itself may have delayed.
 */
const TIMER_ERROR = 8

/** Milliseconds between the moments at which a failed login is answered. */
const FAILURE_STEP = 40

/** A duration rounded up to whole steps. */
const inSteps = (taken: number, step: number): number => Math.ceil(taken / step) * step

const shareOf = (others: number): number => Math.min(others * SHARE, MOST)

/**
 * Milliseconds from the start of an operation to its answer. They depend on the number of other operations at its
 * start, not on the e-mail. An operation that takes longer is answered at the next whole step after that.
 * @param others operations under way at the start
 * @param taken milliseconds until the work was done
 */
export function paddedDuration(others: number, taken: number): number {
  const planned = STEP + shareOf(others)
  return planned + Math.max(0, inSteps(taken - planned, STEP))
}

let underWay = 0

/**
 * Timing attack: constant-time padding, so that the duration does not tell whether an e-mail has an account, for one
 * request or for many at once. Errors are padded too.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const others = underWay
  underWay += 1
  try {
    await delay(HEAD_START + shareOf(others))
    return await work()
  } finally {
    await waitUntil(started + paddedDuration(others, performance.now() - started))
    underWay -= 1
  }
}

/** Milliseconds from the start of a login to the answer that it failed. */
export const failureDuration = (taken: number): number => inSteps(taken, FAILURE_STEP)

/**
 * Timing attack: pads failures that take the time of a password hash. They are answered at whole steps after the start,
 * which hides the tenths of a millisecond for an account's row and its event. Successes are not padded: they tell of an
 * account anyway.
 */
export async function withStepsOfFailure<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } catch (error) {
    await waitUntil(started + failureDuration(performance.now() - started))
    throw error
  }
}

/** Waits more precisely than a timer. */
async function waitUntil(moment: number): Promise<void> {
  for (let left = moment - performance.now(); left > 0; left = moment - performance.now()) {
    if (left > TIMER_ERROR) await delay(left - TIMER_ERROR / 2)
    else await nextIteration()
  }
}

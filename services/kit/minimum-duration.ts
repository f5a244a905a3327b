import { setImmediate as nextIteration, setTimeout as delay } from 'node:timers/promises'

/** Milliseconds, longer than any of the operations that are padded, alone. */
const STEP = 250

/** Milliseconds that an operation may take for each other one that is under way: they share cores and database. */
const SHARE = 125

/**
 * Milliseconds before the work begins. A burst is accepted before any of it is worked on: the work of the first would
 * delay the start of the others, from which their durations count. It also lets the work of the next one end before an
 * answer is due.
 */
const HEAD_START = 70

/** Longest of these shares together; the site waits 3.5 seconds for an answer. */
const MOST = 2_500

/**
 * Timer inaccuracy in milliseconds: timers count from an event loop iteration that the work itself may have delayed.
 */
const TIMER_ERROR = 8

/** Milliseconds between the moments at which a failed login is answered. */
const FAILURE_STEP = 40

/** A duration as whole steps, so many that it is over. */
const inSteps = (taken: number, step: number): number => Math.ceil(taken / step) * step

const shareOf = (others: number): number => Math.min(others * SHARE, MOST)

/**
 * Milliseconds from the start of an operation to its answer: by how many others were under way at its start, which does
 * not depend on whose e-mail it is about; one that takes longer is answered at whole steps after that.
 * @param others operations under way at the start
 * @param taken milliseconds until the work was done
 */
export function paddedDuration(others: number, taken: number): number {
  const planned = STEP + shareOf(others)
  return planned + Math.max(0, inSteps(taken - planned, STEP))
}

let underWay = 0

/**
 * Constant-time padding against timing attacks, so that the duration does not tell whether an e-mail has an account, of
 * one request or of many at once. Errors are padded too.
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
 * Constant-time padding of failures that take the time of a password hash: they are answered at whole steps after the
 * start, so that the tenths of a millisecond that an account's row and its event take are not seen. Successes are not
 * padded: they tell of an account anyway.
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

/** Waits more exactly than a timer does. */
async function waitUntil(moment: number): Promise<void> {
  for (let left = moment - performance.now(); left > 0; left = moment - performance.now()) {
    if (left > TIMER_ERROR) await delay(left - TIMER_ERROR / 2)
    else await nextIteration()
  }
}

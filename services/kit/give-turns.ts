import { setImmediate } from 'node:timers/promises'

/** Milliseconds of consecutive queries after which other work gets its turn. */
const LONGEST_TURN = 10

/**
 * Event-loop starvation: PGlite answers a query within the same turn of the event loop, so a job with many consecutive
 * queries would block all requests until it ends. Returns the query with a pause before it once the turn has become
 * long.
 */
export function givingTurns<Args extends unknown[]>(
  query: (this: unknown, ...args: Args) => unknown,
): (this: unknown, ...args: Args) => Promise<unknown> {
  return async function (...args) {
    if (performance.now() - turnBegan > LONGEST_TURN) {
      await setImmediate()
      turnBegan = performance.now()
    }
    return await query.apply(this, args)
  }
}

let turnBegan = performance.now()

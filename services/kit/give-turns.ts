import { setImmediate } from 'node:timers/promises'

/** Milliseconds for which queries may follow one another before whatever else waits has its turn. */
const LONGEST_TURN = 10

/**
 * Event-loop starvation: PGlite answers a query without leaving the turn of the event loop in which it was asked, so a
 * job that asks one after the other would let no request in until it ends. Returns the query with a pause before it
 * where the turn has become long.
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

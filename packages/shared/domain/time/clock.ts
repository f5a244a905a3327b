/** Clock, injected instead of `Date.now()`, so that tests control the time. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

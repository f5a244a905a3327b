/** Time is injected, so that a test sets it and no rule reads the machine's clock by itself. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

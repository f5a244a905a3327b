/** Faults that something has caught: islands that threw, chunks that did not come. */
interface Faults {
  /** Those that nobody has taken yet; at most ten, so that a loop cannot fill the memory. */
  readonly waiting: unknown[]
  take: ((fault: unknown) => void) | undefined
}

const MOST_WAITING = 10

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { faults?: Faults }

const faults = (page.faults ??= { waiting: [], take: undefined })

/** Tells error reporting of a fault that was caught, so that no event of the browser tells it. */
export function noteFault(fault: unknown): void {
  if (faults.take) faults.take(fault)
  else if (faults.waiting.length < MOST_WAITING) faults.waiting.push(fault)
}

/** For error reporting, which is loaded late: is given what has waited, and from then on every fault. */
export function takeFaults(take: (fault: unknown) => void): void {
  faults.take = take
  for (const fault of faults.waiting.splice(0)) take(fault)
}

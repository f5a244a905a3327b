/** Window event: all islands of the page are hydrated or have failed. The island loader listens to it. */
const READY_EVENT = 'islands'

const pending = new Set<object>()

/** Call when an island's error boundary mounts. */
export const noteMounted = (island: object): void => {
  pending.add(island)
}

/** Call when an island is hydrated, has failed or is unmounted. Idempotent. */
export function noteSettled(island: object): void {
  if (pending.delete(island) && pending.size === 0) dispatchEvent(new Event(READY_EVENT))
}

/** Event of the window: every island of the page is hydrated, or has failed. The page's island loader listens. */
const READY_EVENT = 'islands'

const pending = new Set<object>()

/** Call when an island's boundary is mounted. */
export const noteMounted = (island: object): void => {
  pending.add(island)
}

/** Call when an island is hydrated, has failed or is gone; only the first call for it counts. */
export function noteSettled(island: object): void {
  if (pending.delete(island) && pending.size === 0) dispatchEvent(new Event(READY_EVENT))
}

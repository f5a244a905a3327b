import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

let holder: object | undefined

const listeners = new Set<() => void>()

function hold(next: object | undefined): void {
  holder = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a component below the greeting reports the ended session, so that the greeting does not repeat it. */
export const useIsSessionNoticeTaken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => holder !== undefined,
    () => false,
  )

/**
 * Mutual exclusion: a page shows one notice of an ended session. A component takes the notice on mount and whenever
 * `reason` changes; the last one wins. Returns whether this component shows the notice.
 */
export function useSessionNotice(reason: unknown): boolean {
  const [self] = useState(() => ({}))
  const [isShown, setShown] = useState(true)
  // Layout effects, so that the notice is rendered before the effect that focuses it.
  useLayoutEffect(() => {
    const unsubscribe = subscribe(() => setShown(holder === self))
    return () => {
      unsubscribe()
      if (holder === self) hold(undefined)
    }
  }, [self])
  useLayoutEffect(() => hold(self), [self, reason])
  return isShown
}

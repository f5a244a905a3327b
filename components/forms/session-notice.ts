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

/** Whether a component below the greeting tells of the ended session, so that the greeting does not too. */
export const useIsSessionNoticeTaken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => holder !== undefined,
    () => false,
  )

/**
 * One notice of an ended session in a page: takes it while mounted, and again whenever `reason` changes; the last one
 * wins. Returns whether this component is to show it.
 */
export function useSessionNotice(reason: unknown): boolean {
  const [self] = useState(() => ({}))
  const [isShown, setShown] = useState(true)
  // Layout effects: the notice is there again before the effect that moves the focus to it.
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

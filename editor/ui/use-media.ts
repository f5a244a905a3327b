import { useCallback, useSyncExternalStore } from 'react'

/** A phone in both orientations: `48rem` of the style sheets. */
export const PHONE_SCREEN = '(max-width: 48rem)'

/** Whether a media query matches, updated when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

import { useCallback, useSyncExternalStore } from 'react'

/** A phone, in both directions: `48rem` of the style sheets. */
export const PHONE_SCREEN = '(max-width: 48rem)'

/** Whether a media query holds, now and as it changes. */
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

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focus management: focuses the element of this ref whenever `reason` changes, so that screen readers continue there:
 * at the result of a form, or at the title above a removed control. Undefined or an equal value has no effect.
 */
export function useFocusOn<T extends HTMLElement>(reason: unknown): RefObject<T | null> {
  const target = useRef<T>(null)
  useEffect(() => {
    if (reason !== undefined) target.current?.focus()
  }, [reason])
  return target
}

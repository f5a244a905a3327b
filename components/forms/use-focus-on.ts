import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focus management: the element of this ref takes the focus whenever the reason changes, so that screen readers go on
 * there: what a form came to, or the title over a control that is gone. Undefined, and the same value again, are none.
 */
export function useFocusOn<T extends HTMLElement>(reason: unknown): RefObject<T | null> {
  const target = useRef<T>(null)
  useEffect(() => {
    if (reason !== undefined) target.current?.focus()
  }, [reason])
  return target
}

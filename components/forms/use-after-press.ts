import { useEffect, useRef } from 'react'

interface AfterPress {
  /** Runs a task at once; while a pointer is pressed, after its release and the resulting click. */
  readonly defer: (task: () => void) => void
  /** Runs the deferred tasks now. */
  readonly flush: () => void
}

/**
 * Defers layout changes to the end of a press. Otherwise an error line could push a button away between `pointerdown`
 * and `pointerup`, and the button would get no click.
 */
export function useAfterPress(): AfterPress {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  const flush = (): void => {
    for (const task of waiting.current.splice(0)) task()
  }
  useEffect(() => {
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    const begin = (): void => {
      isPressed.current = true
    }
    const end = (): void => {
      isPressed.current = false
      // The browser dispatches the click in the same task as the release.
      setTimeout(flush)
    }
    window.addEventListener('pointerdown', begin, options)
    window.addEventListener('pointerup', end, options)
    window.addEventListener('pointercancel', end, options)
    return () => watching.abort()
  }, [])
  return {
    defer(task) {
      if (isPressed.current) waiting.current.push(task)
      else task()
    },
    flush,
  }
}

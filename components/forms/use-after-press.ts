import { useEffect, useRef } from 'react'

/**
 * Deferral of what moves the page to the end of a press: a button that an error line pushes away between `pointerdown`
 * and `pointerup` gets no click.
 *
 * @returns runs a task at once, or, while a pointer is pressed, after its release and the click that comes of it
 */
export function useAfterPress(): (task: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined)
  useEffect(() => {
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    const begin = (): void => {
      waiting.current ??= []
    }
    const end = (): void => {
      const tasks = waiting.current ?? []
      waiting.current = undefined
      // The browser dispatches the click in the same task as the release.
      setTimeout(() => {
        for (const task of tasks) task()
      })
    }
    window.addEventListener('pointerdown', begin, options)
    window.addEventListener('pointerup', end, options)
    window.addEventListener('pointercancel', end, options)
    return () => watching.abort()
  }, [])
  return (task) => {
    if (waiting.current) waiting.current.push(task)
    else task()
  }
}

import { useEffect, useRef, useState } from 'react'
import { systemClock } from '#lib/domain/clock.ts'

/**
 * Idle timeout: seconds left before `onIdle` is called, unless somebody touches the screen or types.
 * @param seconds how long nothing may happen
 */
export function useIdle(seconds: number, onIdle: () => void): number {
  const [left, setLeft] = useState(seconds)
  const idle = useRef(onIdle)
  idle.current = onIdle

  useEffect(() => {
    let touchedAt = systemClock.now()
    const touch = (): void => {
      touchedAt = systemClock.now()
      setLeft(seconds)
    }
    const timer = setInterval(() => {
      const rest = seconds - Math.floor((systemClock.now() - touchedAt) / 1_000)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      touch()
      idle.current()
    }, 1_000)
    const events = ['pointerdown', 'keydown'] as const
    for (const name of events) window.addEventListener(name, touch)
    return () => {
      clearInterval(timer)
      for (const name of events) window.removeEventListener(name, touch)
    }
  }, [seconds])

  return left
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'

interface Idle {
  /** Seconds left. */
  readonly left: number
  /** Restarts the countdown, for an activity without a touch or a key press: the camera reads a code. */
  readonly touch: () => void
}

/**
 * Idle timeout: calls `onIdle` when there was no touch and no key press for `seconds`, and starts again.
 * @param seconds length of the timeout
 */
export function useIdle(seconds: number, onIdle: () => void): Idle {
  const [left, setLeft] = useState(seconds)
  const touchedAt = useRef(0)
  const leave = useEffectEvent(onIdle)

  const touch = (): void => {
    touchedAt.current = systemClock.now()
    setLeft(seconds)
  }
  const onTouch = useEffectEvent(touch)

  useEffect(() => {
    const stop = new AbortController()
    touchedAt.current = systemClock.now()
    const timer = setInterval(() => {
      const rest = seconds - Math.floor((systemClock.now() - touchedAt.current) / 1_000)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      onTouch()
      leave()
    }, 1_000)
    for (const name of ['pointerdown', 'keydown'] as const)
      window.addEventListener(name, () => onTouch(), { signal: stop.signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [seconds])

  return { left, touch }
}

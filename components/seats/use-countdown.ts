import { useEffect, useEffectEvent, useState } from 'react'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { secondsUntil } from './seconds-until.ts'

const SECOND = 1_000

/** Countdown of a hold in seconds, from `from` to `until` (server time, ISO). Calls `onOver` at 0. */
export function useCountdown(from: string, until: string, onOver: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(from, until))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const end = systemClock.now() + secondsUntil(from, until) * SECOND
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - systemClock.now()) / SECOND))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      over()
    }, SECOND)
    return () => clearInterval(timer)
  }, [from, until])
  return left
}

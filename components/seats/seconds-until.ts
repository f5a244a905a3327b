import { systemClock } from '@barriere/shared/domain/time/clock.ts'

/**
 * Seconds until a moment. Clock skew: never more than the time between the server's own two moments.
 * @param from Server time, ISO.
 * @param until Server time, ISO.
 */
export const secondsUntil = (from: string, until: string): number =>
  Math.max(0, Math.ceil(Math.min(Date.parse(until) - systemClock.now(), Date.parse(until) - Date.parse(from)) / 1_000))

/** Minutes and seconds: `04:59`. */
export const clockOf = (seconds: number): string =>
  [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')

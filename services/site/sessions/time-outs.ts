import { type SQL, eq, gt, or } from 'drizzle-orm'
import { sessions } from './schema.ts'

/**
 * Absolute time-out of a session and of each login in it, and idle time-out, in milliseconds. A persistent session has
 * no idle time-out.
 */
export const LIFETIME = 30 * 86_400_000
export const IDLE = 12 * 3_600_000

/** Grace in milliseconds for a rotated cookie: requests may have been sent before the browser got the new one. */
export const GRACE = 30_000

/** Condition: within the idle time-out, if the session has one. */
export const isInUse = (now: number): SQL | undefined =>
  or(eq(sessions.persistent, true), gt(sessions.lastUsedAt, new Date(now - IDLE)))

/**
 * Level of authentication that a call asks of a member's session. `card`: a card and a birth date, which are no
 * secrets, are enough. `password`: the session has shown the password, or a code by mail. `recent`: it has done so
 * within `RECENT`, where points are spent or access is limited.
 */
export type SessionLevel = 'card' | 'password' | 'recent'

/** Milliseconds for which a proof is recent. */
export const RECENT = 5 * 60_000

/**
 * Whether a session has a level.
 * @param provenAt when the session showed the password or a mailed code last; null for one that never did
 * @param now milliseconds since the epoch
 */
export function hasLevel(level: SessionLevel, provenAt: Date | null, now: number): boolean {
  if (level === 'card') return true
  if (provenAt === null) return false
  return level === 'password' || now - provenAt.getTime() < RECENT
}

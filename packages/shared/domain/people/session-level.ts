/**
 * Level of authentication that a call requires of a member's session. `card`: a card and a birth date, which are no
 * secrets. `password`: the password, or a mailed code. `recent`: one of these within `RECENT`, for spending points and
 * limiting access.
 */
export type SessionLevel = 'card' | 'password' | 'recent'

/** Milliseconds for which a proof is recent. */
export const RECENT = 5 * 60_000

/**
 * Whether a session has a level.
 * @param provenAt when the member last gave the password or a mailed code; null if never
 * @param now milliseconds since the epoch
 */
export function hasLevel(level: SessionLevel, provenAt: Date | null, now: number): boolean {
  if (level === 'card') return true
  if (provenAt === null) return false
  return level === 'password' || now - provenAt.getTime() < RECENT
}

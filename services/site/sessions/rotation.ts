import { and, eq, inArray } from 'drizzle-orm'
import type { SessionInput } from '@barriere/shared/contracts/session.ts'
import { sameSecret } from '@barriere/shared/secrets/same-secret.ts'
import type { Sql } from '../../kit/database.ts'
import type { KeyPair } from '../../kit/seal.ts'
import { hashOf } from '../../kit/secret.ts'
import { type Cookie, nextCookie } from './cookie.ts'
import { logins, sessions } from './schema.ts'
import { GRACE } from './time-outs.ts'

export type Session = typeof sessions.$inferSelect

/** Columns that identify a cookie; its secret is stored as a hash only. */
export const hashedCookie = ({ id, secret }: Cookie): Pick<Session, 'publicId' | 'secretHash'> => ({
  publicId: id,
  secretHash: hashOf(secret),
})

/** Whether it is the session's cookie before its last rotation. */
export const isPrevious = (session: Session, { id }: Cookie): boolean => id === session.previousId

/** Whether a cookie's secret is right too; the session was selected by its public id. */
export const isCookieOf = (session: Session, cookie: Cookie): boolean =>
  sameSecret(
    hashOf(cookie.secret),
    (isPrevious(session, cookie) ? session.previousSecretHash : session.secretHash) ?? '',
  )

/** Whether a cookie must be replaced: for the first time, or again while the new one is unused. */
export const isRotationDue = (session: Session, cookie: Cookie): boolean =>
  session.rotation === (isPrevious(session, cookie) ? 'unseen' : 'due')

/**
 * The successor of a cookie, with a grace. A repetition gets the session's present cookie; an instance whose active key
 * is the passive one here may have derived it. Undefined if neither key derives it.
 */
export function followingCookie(old: Cookie, session: Session, [active, passive]: KeyPair): Cookie | undefined {
  const cookie = nextCookie(old, active)
  if (!isPrevious(session, old) || cookie.id === session.publicId) return cookie
  const other = passive && nextCookie(old, passive)
  return other?.id === session.publicId ? other : undefined
}

/** Changes of a rotation in the session's row; with a grace, the previous cookie stays valid for a while. */
export const rotatedTo = (cookie: Cookie, session: Session, grace: boolean, now: number): Partial<Session> => ({
  ...hashedCookie(cookie),
  previousId: grace ? session.publicId : null,
  previousSecretHash: grace ? session.secretHash : null,
  previousUntil: grace ? new Date(now + GRACE) : null,
  rotation: grace ? 'unseen' : null,
  lastUsedAt: new Date(now),
})

/** Marks the sessions with a login of an account as due for rotation. Returns their number. */
export async function markForRotation(
  database: Sql,
  { programme, accountId }: SessionInput<'rotateAll'>,
): Promise<number> {
  const signedIn = database
    .select({ id: logins.sessionId })
    .from(logins)
    .where(and(eq(logins.programme, programme), eq(logins.accountId, accountId)))
  const marked = await database
    .update(sessions)
    .set({ rotation: 'due' })
    .where(inArray(sessions.id, signedIn))
    .returning({ id: sessions.id })
  return marked.length
}

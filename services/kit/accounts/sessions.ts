import { type SQL, and, eq, gt, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Sql } from '../database.ts'
import { hashOf, newSecret } from '../secret.ts'
import type { AccountTables } from './tables.ts'

/** Absolute time-out of a session in milliseconds; the idle time-out is the site's. */
const LIFETIME = 30 * 86_400_000

/** A valid session. */
export interface Session {
  readonly tokenHash: string
  /** Null once the account has been deleted. */
  readonly accountId: string | null
  /** Whether the login was by card and birth date. */
  readonly isByCard: boolean
  /** When the member last gave the password or a mailed code; null if never. */
  readonly provenAt: Date | null
}

/** Sessions of a programme's members. */
export function sessionsOf({ sessions, notBefore }: Pick<AccountTables, 'sessions' | 'notBefore'>) {
  /** The session began at or before the "not before" moment, so it is invalid. */
  const isEnded = sql`exists (select 1 from ${notBefore} where ${notBefore.at} >= ${sessions.createdAt})`

  /** Condition for valid sessions at a moment in milliseconds. */
  const isAlive = (now: number): SQL | undefined => and(gt(sessions.expiresAt, new Date(now)), not(isEnded))

  /** Creates a session. The token is returned only here: the database stores its hash. */
  async function beginSession(
    database: Sql,
    { accountId, isByCard }: { readonly accountId: string; readonly isByCard: boolean },
    now: number,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = newSecret()
    const expiresAt = new Date(now + LIFETIME)
    const createdAt = new Date(now)
    const provenAt = isByCard ? null : createdAt
    await database
      .insert(sessions)
      .values({ tokenHash: hashOf(token), accountId, createdAt, expiresAt, isByCard, provenAt })
    return { token, expiresAt }
  }

  async function readSession(database: Sql, token: string | undefined, now: number): Promise<Session | undefined> {
    if (token === undefined || token.length > 200) return undefined
    const [row] = await database
      .select()
      .from(sessions)
      .where(and(eq(sessions.tokenHash, hashOf(token)), isAlive(now)))
    if (!row) return undefined
    const { tokenHash, accountId, isByCard, provenAt } = row
    return { tokenHash, accountId, isByCard, provenAt }
  }

  /** Step-up: records that the member has just given the password or a mailed code. */
  async function proveSession(database: Sql, tokenHash: string, now: number): Promise<void> {
    await database
      .update(sessions)
      .set({ provenAt: new Date(now) })
      .where(eq(sessions.tokenHash, tokenHash))
  }

  async function endSession(database: Sql, tokenHash: string): Promise<void> {
    await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
  }

  /** Ends every session of an account, or all but one. */
  async function endSessions(database: Sql, accountId: string, except = ''): Promise<void> {
    await database.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, except)))
  }

  /** Ends another session of an account by its token. */
  async function endOtherSession(database: Sql, accountId: string, token: string): Promise<void> {
    await database.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.tokenHash, hashOf(token))))
  }

  /** "Not before": invalidates every session that has begun by now, in all instances. The moment never moves back. */
  async function endEverySession(database: Sql, now: number): Promise<void> {
    const at = new Date(now)
    await database
      .insert(notBefore)
      .values({ name: 'sessions', at })
      .onConflictDoUpdate({ target: notBefore.name, set: { at: sql`greatest(${notBefore.at}, excluded.at)` } })
  }

  /** Retention: deletes expired and invalidated sessions. */
  async function sweepSessions(database: Sql, now: number): Promise<void> {
    await database.delete(sessions).where(or(lte(sessions.expiresAt, new Date(now)), isEnded))
  }

  return {
    isAlive,
    endEverySession,
    beginSession,
    readSession,
    proveSession,
    endSession,
    endSessions,
    endOtherSession,
    sweepSessions,
  }
}

import { randomUUID } from 'node:crypto'
import { type SQL, and, eq, gt, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { ListedSession, ProgrammeLogin, SessionAnswer, SessionInput } from '@barriere/shared/contracts/session.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import { type KeyPair, Seal, deriveKeys } from '../../kit/seal.ts'
import { type Cookie, cookieText, newCookie, parseCookie } from './cookie.ts'
import { listSessions } from './list-sessions.ts'
import { placeOf, resealTokens } from './reseal-tokens.ts'
import {
  type Session,
  followingCookie,
  hashedCookie,
  isCookieOf,
  isPrevious,
  isRotationDue,
  markForRotation,
  rotatedTo,
} from './rotation.ts'
import { logins, sessions } from './schema.ts'
import { IDLE, LIFETIME, isInUse } from './time-outs.ts'

/** Write throttle: the last use is recorded at most this often, in milliseconds. */
const TOUCH_EVERY = 60_000

type Login = typeof logins.$inferSelect

type Issued = SessionAnswer<'begin'>

export interface SessionStoreOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly log: Logger
  /** Secrets from which the keys of tokens and cookies are derived. */
  readonly keys: SecretPair
}

/**
 * Session store. Deadlock: lock a session's row before its logins; ending an account's logins locks only those. A
 * session without a valid login is invalid.
 */
export class SessionStore {
  readonly #sql: Sql
  readonly #clock: Clock
  readonly #log: Logger
  readonly #seal: Seal
  /** Derives the next cookie of a rotation with a grace. */
  readonly #rotationKeys: KeyPair
  #warnedOfKey = false

  constructor({ sql: database, clock, log, keys }: SessionStoreOptions) {
    this.#sql = database
    this.#clock = clock
    this.#log = log
    this.#seal = new Seal(keys, 'site session tokens')
    this.#rotationKeys = deriveKeys(keys, 'site session rotation')
  }

  /**
   * Session fixation: a login always creates a session with a new id and secret. Race: of several concurrent logins
   * that replace the same session, one inherits its other logins.
   */
  async begin({ programme, login, persistent, replaces, agent }: SessionInput<'begin'>): Promise<Issued> {
    const now = new Date(this.#clock.now())
    const cookie = newCookie()
    const sessionId = randomUUID()
    await this.#sql.transaction(async (transaction) => {
      const old = replaces === undefined ? undefined : await this.#find(transaction, replaces, true)
      await transaction
        .insert(sessions)
        .values({ id: sessionId, ...hashedCookie(cookie), ...agent, persistent, authAt: now, lastUsedAt: now })
      await transaction
        .insert(logins)
        .values({
          sessionId,
          programme,
          accountId: login.accountId,
          sealedToken: this.#seal.close(login.token, placeOf({ sessionId, programme })),
          begunAt: now,
          expiresAt: new Date(login.expiresAt),
        })
      if (!old) return
      for (const other of await this.#logins(transaction, old.id))
        if (other.programme !== programme) await this.#move(transaction, other, sessionId)
      await transaction.delete(sessions).where(eq(sessions.id, old.id))
    })
    return { cookie: cookieText(cookie), maxAge: LIFETIME / 1_000 }
  }

  /** The valid logins of a session; null without any. Records the use, at most once a minute. */
  async read({ cookie }: SessionInput<'read'>): Promise<SessionAnswer<'read'>['session']> {
    const given: { [P in Login['programme']]?: ProgrammeLogin } = {}
    const found = parseCookie(cookie)
    // One query for session and logins, since nearly every request of a member makes it.
    const rows = found
      ? await this.#sql
          .select()
          .from(sessions)
          .leftJoin(logins, eq(logins.sessionId, sessions.id))
          .where(this.#isGood(found))
      : []
    const session = rows[0]?.sessions
    if (!found || !session || !isCookieOf(session, found)) return null
    for (const login of await this.#holding(
      this.#sql,
      session.id,
      rows.flatMap((row) => row.logins ?? []),
    )) {
      const token = this.#open(login)
      if (token !== undefined)
        given[login.programme] = { token, accountId: login.accountId, expiresAt: login.expiresAt.toISOString() }
    }
    if (Object.keys(given).length === 0) return null
    const now = this.#clock.now()
    if (session.rotation === 'unseen' && !isPrevious(session, found))
      await this.#sql
        .update(sessions)
        .set({ rotation: null })
        .where(and(eq(sessions.publicId, found.id), eq(sessions.rotation, 'unseen')))
    const due = lte(sessions.lastUsedAt, new Date(now - TOUCH_EVERY))
    if (session.lastUsedAt.getTime() <= now - TOUCH_EVERY)
      await this.#sql
        .update(sessions)
        .set({ lastUsedAt: new Date(now) })
        .where(and(eq(sessions.id, session.id), due))
    return {
      authAt: session.authAt.toISOString(),
      persistent: session.persistent,
      rotationDue: isRotationDue(session, found),
      logins: given,
    }
  }

  /**
   * Null for an invalid cookie. Race: only one of several concurrent rotations wins; with a grace all get the same
   * cookie until it is used. Session theft: of an owner and a thief with the same old cookie, only one keeps the
   * session. The row is locked first, so that a cookie that has just become the previous one is recognised as such.
   */
  async rotate({ cookie: text, grace = false }: SessionInput<'rotate'>): Promise<Issued | null> {
    const old = parseCookie(text)
    if (!old) return null
    const now = this.#clock.now()
    return await this.#sql.transaction(async (transaction) => {
      const session = await this.#find(transaction, text, true)
      if (!session || (await this.#logins(transaction, session.id)).length === 0) return null
      const isRepeated = isPrevious(session, old)
      if (isRepeated && !(grace && isRotationDue(session, old))) return null
      const cookie = grace ? followingCookie(old, session, this.#rotationKeys) : newCookie()
      if (!cookie) return null
      if (!isRepeated)
        await transaction
          .update(sessions)
          .set(rotatedTo(cookie, session, grace, now))
          .where(eq(sessions.id, session.id))
      return { cookie: cookieText(cookie), maxAge: Math.floor((session.authAt.getTime() + LIFETIME - now) / 1_000) }
    })
  }

  rotateAll = (input: SessionInput<'rotateAll'>): Promise<number> => markForRotation(this.#sql, input)

  /** Ends one programme's login, and the session with its last one. Returns whether another login remains. */
  async leave({ cookie, programme }: SessionInput<'leave'>): Promise<boolean> {
    return await this.#sql.transaction(async (transaction) => {
      const session = await this.#find(transaction, cookie, true)
      if (!session) return false
      await transaction.delete(logins).where(and(eq(logins.sessionId, session.id), eq(logins.programme, programme)))
      const remains = (await this.#logins(transaction, session.id)).length > 0
      if (!remains) await transaction.delete(sessions).where(eq(sessions.id, session.id))
      return remains
    })
  }

  /** Ends all logins of an account in one programme, except in one session. Returns their number. */
  async leaveAll({ programme, accountId, except }: SessionInput<'leaveAll'>): Promise<number> {
    const spared = except === undefined ? undefined : await this.#find(this.#sql, except)
    const ended = await this.#sql
      .delete(logins)
      .where(
        and(
          eq(logins.programme, programme),
          eq(logins.accountId, accountId),
          spared && ne(logins.sessionId, spared.id),
        ),
      )
      .returning({ sessionId: logins.sessionId })
    if (ended.length > 0) await this.#deleteEmpty(ended.map(({ sessionId }) => sessionId))
    return ended.length
  }

  /** Ends all logins of a programme that have begun by now. */
  async leaveProgramme(programme: Login['programme']): Promise<void> {
    const now = new Date(this.#clock.now())
    await this.#sql.delete(logins).where(and(eq(logins.programme, programme), lte(logins.begunAt, now)))
    await this.#deleteEmpty()
  }

  /** The sessions with a valid login to the same account of a programme, the last used first; empty without a login. */
  async list({ cookie, programme }: SessionInput<'list'>): Promise<ListedSession[]> {
    const own = await this.#ownLogin(cookie, programme)
    return own ? await listSessions(this.#sql, own, this.#clock.now()) : []
  }

  /** Ends the login of another session of the same account; null if there is none. */
  async end({ cookie, programme, id }: SessionInput<'end'>): Promise<SessionAnswer<'end'>['ended']> {
    const own = await this.#ownLogin(cookie, programme)
    if (!own || own.sessionId === id) return null
    const mine = and(eq(logins.programme, programme), eq(logins.accountId, own.accountId), eq(logins.sessionId, id))
    const [login] = await this.#sql.delete(logins).where(mine).returning()
    if (!login) return null
    await this.#deleteEmpty([id])
    return { token: this.#open(login) ?? null }
  }

  /** Retention: deletes expired sessions and logins. Key rotation: re-encrypts tokens with the active key. */
  async sweep(): Promise<void> {
    const now = this.#clock.now()
    const idle = and(eq(sessions.persistent, false), lte(sessions.lastUsedAt, new Date(now - IDLE)))
    await this.#sql.delete(sessions).where(or(lte(sessions.authAt, new Date(now - LIFETIME)), idle))
    await this.#sql
      .delete(logins)
      .where(or(lte(logins.expiresAt, new Date(now)), lte(logins.begunAt, new Date(now - LIFETIME))))
    await this.#deleteEmpty()
    await resealTokens(this.#sql, this.#seal, this.#log)
  }

  /** The valid session of a cookie; `locked` locks its row (`for update`) until the transaction ends. */
  async #find(database: Sql, text: string, locked = false): Promise<Session | undefined> {
    const given = parseCookie(text)
    if (!given) return undefined
    const query = database.select().from(sessions).where(this.#isGood(given))
    const [session] = await (locked ? query.for('update') : query)
    return session && isCookieOf(session, given) ? session : undefined
  }

  async #ownLogin(cookie: string, programme: Login['programme']): Promise<Login | undefined> {
    const session = await this.#find(this.#sql, cookie)
    return session && (await this.#logins(this.#sql, session.id)).find((login) => login.programme === programme)
  }

  /**
   * Condition for the public id of the cookie or, within its grace, of the previous one, within absolute and idle
   * time-out. The secret is compared later, in constant time.
   */
  #isGood({ id }: Cookie): SQL | undefined {
    const now = this.#clock.now()
    const previous = and(eq(sessions.previousId, id), gt(sessions.previousUntil, new Date(now)))
    return and(or(eq(sessions.publicId, id), previous), gt(sessions.authAt, new Date(now - LIFETIME)), isInUse(now))
  }

  async #logins(database: Sql, sessionId: string): Promise<Login[]> {
    return await this.#holding(
      database,
      sessionId,
      await database.select().from(logins).where(eq(logins.sessionId, sessionId)),
    )
  }

  /**
   * The valid logins; expired ones are deleted. An inherited login expires thirty days after it began, not after its
   * new session.
   */
  async #holding(database: Sql, sessionId: string, all: readonly Login[]): Promise<Login[]> {
    const now = this.#clock.now()
    const holds = (login: Login): boolean => login.expiresAt.getTime() > now && login.begunAt.getTime() > now - LIFETIME
    const over = all.filter((login) => !holds(login)).map(({ programme }) => programme)
    if (over.length > 0)
      await database.delete(logins).where(and(eq(logins.sessionId, sessionId), inArray(logins.programme, over)))
    return all.filter(holds)
  }

  /**
   * Re-encrypts the token for the new session: the session id is authenticated data. Skips a login that was ended
   * meanwhile or cannot be decrypted.
   */
  async #move(transaction: Sql, login: Login, sessionId: string): Promise<void> {
    const { programme } = login
    const token = this.#open(login)
    if (token === undefined) return
    await transaction
      .update(logins)
      .set({ sessionId, sealedToken: this.#seal.close(token, placeOf({ sessionId, programme })) })
      .where(and(eq(logins.sessionId, login.sessionId), eq(logins.programme, programme)))
  }

  #open(login: Login): string | undefined {
    const token = this.#seal.open(login.sealedToken, placeOf(login))
    if (token === undefined && !this.#warnedOfKey) {
      this.#warnedOfKey = true
      this.#log.warn('logins that cannot be decrypted count as ended: SITE_SESSION_KEY was another one')
    }
    return token
  }

  async #deleteEmpty(among?: readonly string[]): Promise<void> {
    const some = this.#sql.select({ one: sql`1` }).from(logins).where(eq(logins.sessionId, sessions.id))
    await this.#sql.delete(sessions).where(and(among && inArray(sessions.id, [...among]), notExists(some)))
  }
}

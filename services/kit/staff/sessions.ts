import { type SQL, and, desc, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../database.ts'
import { hashOf, newSecret } from '../secret.ts'
import type { StaffAccountTable, StaffSessionTable } from './tables.ts'

/** Idle and absolute time-out of a session in milliseconds. */
export interface SessionLimits {
  readonly idle: number
  readonly longest: number
}

interface SessionOptions<A extends StaffAccountTable, S extends StaffSessionTable> {
  readonly sql: Sql
  readonly clock: Clock
  readonly accounts: A
  readonly sessions: S
  readonly limits: SessionLimits
}

/** Sessions of staff: an opaque cookie, stored as its hash. */
export class StaffSessions<A extends StaffAccountTable, S extends StaffSessionTable> {
  readonly #sql: Sql
  readonly #clock: Clock
  readonly #accounts: StaffAccountTable
  readonly #sessions: StaffSessionTable
  readonly #limits: SessionLimits

  constructor({ sql, clock, accounts, sessions, limits }: SessionOptions<A, S>) {
    this.#sql = sql
    this.#clock = clock
    this.#accounts = accounts
    this.#sessions = sessions
    this.#limits = limits
  }

  /** Begins a session. Session fixation: its cookie is always a new one. */
  async begin(accountId: string, database = this.#sql): Promise<string> {
    const cookie = newSecret()
    const now = new Date(this.#clock.now())
    await database.insert(this.#sessions).values({ hash: hashOf(cookie), accountId, createdAt: now, usedAt: now })
    return cookie
  }

  /** Finds the session of a cookie and its account, and records the use; undefined if it is over or unknown. */
  async use(cookie: string): Promise<{ session: S['$inferSelect']; account: A['$inferSelect'] } | undefined> {
    const now = this.#clock.now()
    const sessions = this.#sessions
    const [session] = await this.#sql
      .update(sessions)
      .set({ usedAt: new Date(now) })
      .where(this.#isAlive(cookie))
      .returning()
    if (!session) return undefined
    const [account] = await this.#sql.select().from(this.#accounts).where(eq(this.#accounts.id, session.accountId))
    // Type assertion: drizzle's type of a generic table does not know the columns of the service's own tables.
    return account && { session: session as S['$inferSelect'], account: account as A['$inferSelect'] }
  }

  /** The account of a session, without recording a use: for requests that a browser makes without a person. */
  async peek(cookie: string): Promise<A['$inferSelect'] | undefined> {
    const [row] = await this.#sql
      .select({ account: this.#accounts })
      .from(this.#sessions)
      .innerJoin(this.#accounts, eq(this.#accounts.id, this.#sessions.accountId))
      .where(this.#isAlive(cookie))
    return row?.account as A['$inferSelect'] | undefined
  }

  /** The sessions of an account that are not over, the last used first. */
  async list(accountId: string): Promise<readonly StaffSessionTable['$inferSelect'][]> {
    return await this.#sql
      .select()
      .from(this.#sessions)
      .where(and(eq(this.#sessions.accountId, accountId), this.#isLasting()))
      .orderBy(desc(this.#sessions.usedAt), desc(this.#sessions.createdAt))
  }

  #isAlive(cookie: string): SQL | undefined {
    return and(eq(this.#sessions.hash, hashOf(cookie)), this.#isLasting())
  }

  #isLasting(): SQL | undefined {
    const now = this.#clock.now()
    return and(
      gt(this.#sessions.usedAt, new Date(now - this.#limits.idle)),
      gt(this.#sessions.createdAt, new Date(now - this.#limits.longest)),
    )
  }

  async end(cookie: string, database = this.#sql): Promise<void> {
    await database.delete(this.#sessions).where(eq(this.#sessions.hash, hashOf(cookie)))
  }

  /** Ends all sessions of an account, in all browsers. */
  async endAll(accountId: string, database = this.#sql): Promise<void> {
    await database.delete(this.#sessions).where(eq(this.#sessions.accountId, accountId))
  }

  /**
   * Ends other sessions of an account: all, or one of them.
   * @param own cookie of the session that stays
   * @param hash of the session that ends
   */
  async endOthers(accountId: string, own: string, hash?: string): Promise<void> {
    await deleteOtherSessions(this.#sql, this.#sessions, { accountId, own, hash })
  }

  /** Retention: deletes sessions that are over. */
  async sweep(): Promise<void> {
    const now = this.#clock.now()
    await this.#sql
      .delete(this.#sessions)
      .where(
        or(
          lte(this.#sessions.usedAt, new Date(now - this.#limits.idle)),
          lte(this.#sessions.createdAt, new Date(now - this.#limits.longest)),
        ),
      )
  }
}

interface OtherSessions {
  readonly accountId: string
  /** Cookie of the session that stays. */
  readonly own: string
  /** Hash of the session that ends; without it all others end. */
  readonly hash?: string | undefined
}

/** Deletes other sessions of an account: one, or all. */
export async function deleteOtherSessions(
  database: Sql,
  sessions: StaffSessionTable,
  { accountId, own, hash }: OtherSessions,
): Promise<void> {
  const isAsked = hash === undefined ? undefined : eq(sessions.hash, hash)
  await database.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.hash, hashOf(own)), isAsked))
}

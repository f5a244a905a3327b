import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Clock } from '#lib/domain/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import { staffOf } from './accounts.ts'
import type { Filter } from './filter.ts'
import type { Staff } from './rights.ts'
import { deskAccounts, deskSessions } from './schema.ts'

/** Milliseconds after which a session ends: without a request, and whatever happens. */
const IDLE = 30 * 60_000
const LONGEST = 10 * 3_600_000

export interface DeskSession {
  readonly cookie: string
  /** CSRF token of the session's forms. */
  readonly token: string
  readonly staff: Staff
  readonly filter: Filter
  /** Whether the desk works for the casino programme: cards, clocks, refunds. */
  readonly hasCasino?: boolean
}

/** Sessions of the desk: an opaque cookie, known here by its hash. */
export class Sessions {
  readonly #sql: Sql
  readonly #clock: Clock
  readonly #tokenKey: Buffer

  /** @param tokenKey of the CSRF tokens */
  constructor({ sql, clock, tokenKey }: { readonly sql: Sql; readonly clock: Clock; readonly tokenKey: Buffer }) {
    this.#sql = sql
    this.#clock = clock
    this.#tokenKey = tokenKey
  }

  /** Begins a session. Session fixation: its cookie is always a new one. */
  async begin(staff: Staff): Promise<string> {
    const cookie = newSecret()
    const now = new Date(this.#clock.now())
    await this.#sql
      .insert(deskSessions)
      .values({ hash: hashOf(cookie), accountId: staff.id, createdAt: now, usedAt: now })
    return cookie
  }

  /** The session of a cookie, used now; undefined where it is over, or none. */
  async use(cookie: string): Promise<DeskSession | undefined> {
    const now = this.#clock.now()
    const [used] = await this.#sql
      .update(deskSessions)
      .set({ usedAt: new Date(now) })
      .where(
        and(
          eq(deskSessions.hash, hashOf(cookie)),
          gt(deskSessions.usedAt, new Date(now - IDLE)),
          gt(deskSessions.createdAt, new Date(now - LONGEST)),
        ),
      )
      .returning({ accountId: deskSessions.accountId, filter: deskSessions.filter })
    if (!used) return undefined
    const [account] = await this.#sql.select().from(deskAccounts).where(eq(deskAccounts.id, used.accountId))
    if (!account) return undefined
    const token = createHmac('sha256', this.#tokenKey).update(cookie).digest('base64url')
    return { cookie, token, staff: staffOf(account), filter: used.filter }
  }

  /** Changes what the session's list shows. */
  async setFilter(cookie: string, filter: Filter): Promise<void> {
    await this.#sql
      .update(deskSessions)
      .set({ filter })
      .where(eq(deskSessions.hash, hashOf(cookie)))
  }

  async end(cookie: string): Promise<void> {
    await this.#sql.delete(deskSessions).where(eq(deskSessions.hash, hashOf(cookie)))
  }

  /** Retention: deletes sessions that are over. */
  async sweep(): Promise<void> {
    const now = this.#clock.now()
    await this.#sql
      .delete(deskSessions)
      .where(or(lte(deskSessions.usedAt, new Date(now - IDLE)), lte(deskSessions.createdAt, new Date(now - LONGEST))))
  }
}

import { eq, lte, sql } from 'drizzle-orm'
import type { Clock } from '#lib/domain/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import { lockouts } from '../schema.ts'
import { hashOf } from '../../kit/secret.ts'

/**
 * Account lockout: failures that trigger it, and its duration in milliseconds; older failures expire (specification
 * §4).
 */
const FAILURES = 3
const BLOCK = 3_600_000

/** Account lockout after failed passwords. Unknown e-mails are counted too, against account enumeration. */
export class Lockouts {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor(database: Sql, clock: Clock) {
    this.#sql = database
    this.#clock = clock
  }

  /**
   * Counts an attempt before its password is verified, in one atomic statement, so that of many concurrent attempts
   * only three are verified. An attempt during a lockout neither counts nor extends it.
   */
  async count(whose: string): Promise<'free' | 'last' | 'blocked'> {
    const now = new Date(this.#clock.now())
    const forgotten = sql`${lockouts.blockedUntil} is not null or ${lockouts.lastAt} <= ${new Date(
      now.getTime() - BLOCK,
    ).toISOString()}::timestamptz`
    const failures = sql`case when ${forgotten} then 1 else ${lockouts.failures} + 1 end`
    const until = new Date(now.getTime() + BLOCK).toISOString()
    const [counted] = await this.#sql
      .insert(lockouts)
      .values({ key: hashOf(whose), failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: lockouts.key,
        set: {
          failures,
          lastAt: now,
          blockedUntil: sql`case when (${failures}) >= ${FAILURES} then ${until}::timestamptz end`,
        },
        setWhere: sql`${lockouts.blockedUntil} is null
          or ${lockouts.blockedUntil} <= ${now.toISOString()}::timestamptz`,
      })
      .returning({ failures: lockouts.failures })
    if (!counted) return 'blocked'
    return counted.failures >= FAILURES ? 'last' : 'free'
  }

  /** Clears the failures after a successful login or a reset. */
  async clear(whose: string, database: Sql = this.#sql): Promise<void> {
    await database.delete(lockouts).where(eq(lockouts.key, hashOf(whose)))
  }

  /** Retention: deletes expired counters. */
  async sweep(): Promise<void> {
    await this.#sql.delete(lockouts).where(lte(lockouts.lastAt, new Date(this.#clock.now() - 2 * BLOCK)))
  }
}

/** Error for a wrong password; the last permitted attempt gets the code of the lockout. */
export const wrongPassword = (counted: 'free' | 'last') => refusal(counted === 'last' ? '0072' : '0090')

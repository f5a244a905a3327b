import { type SQL, and, eq, gt, lte, or, sql } from 'drizzle-orm'
import { type PgSchema, integer, text, timestamp } from 'drizzle-orm/pg-core'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { type LabelsOf, count } from '@barriere/shared/observability/metrics.ts'
import type { Sql } from '../database.ts'
import { hashOf } from '../secret.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Account lockout: `failures` that trigger it, and its duration in milliseconds; older failures expire. */
export interface LockoutRule {
  readonly failures: number
  readonly block: number
}

/** Rule for staff and for members of the hotel programme (specification §4): three failures, an hour. */
export const LOCKOUT: LockoutRule = { failures: 3, block: 3_600_000 }

/** Lockout counters of failed passwords in the schema of a service, by hashed key; unknown e-mails are counted too. */
export const lockoutTable = (schema: PgSchema<string>) =>
  schema.table('lockouts', {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: moment().notNull(),
    blockedUntil: moment(),
  })

type LockoutTable = ReturnType<typeof lockoutTable>

/** Label for metrics: the owner of the passwords. */
type Programme = Exclude<LabelsOf<'services_lockouts_total'>['programme'], 'other'>

/** A counter of an account, and its permitted failures; by default the only counter, and the rule's number. */
interface Counter {
  /** Separate counter of one address or one browser. All parts are lifted together. */
  readonly part?: string
  readonly failures?: number
}

/**
 * `last`: this attempt is verified, then none until the lockout is over. `next-to-last`: if this attempt fails, one
 * more is verified.
 */
export type Counted = 'free' | 'next-to-last' | 'last' | 'blocked'

/** Account lockout after failed passwords. Unknown e-mails are counted too, against account enumeration. */
export class Lockouts {
  readonly #sql: Sql
  readonly #table: LockoutTable
  readonly #clock: Clock
  readonly #rule: LockoutRule
  readonly #programme: Programme

  constructor(
    database: Sql,
    table: LockoutTable,
    clock: Clock,
    { programme, ...rule }: LockoutRule & { readonly programme: Programme },
  ) {
    this.#programme = programme
    this.#sql = database
    this.#table = table
    this.#clock = clock
    this.#rule = rule
  }

  /**
   * Race: counts an attempt before its password is verified, in one atomic statement, so that concurrent attempts
   * cannot exceed the limit. An attempt during a lockout neither counts nor extends it.
   */
  async count(whose: string, { part, failures: most = this.#rule.failures }: Counter = {}): Promise<Counted> {
    const table = this.#table
    const rule = { ...this.#rule, failures: most }
    const now = new Date(this.#clock.now())
    const forgotten = sql`${table.blockedUntil} is not null or ${table.lastAt} <= ${new Date(
      now.getTime() - rule.block,
    ).toISOString()}::timestamptz`
    const failures = sql`case when ${forgotten} then 1 else ${table.failures} + 1 end`
    const until = new Date(now.getTime() + rule.block).toISOString()
    const [counted] = await this.#sql
      .insert(table)
      .values({ key: keyOf(whose, part), failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: table.key,
        set: {
          failures,
          lastAt: now,
          blockedUntil: sql`case when (${failures}) >= ${rule.failures} then ${until}::timestamptz end`,
        },
        setWhere: sql`${table.blockedUntil} is null
          or ${table.blockedUntil} <= ${now.toISOString()}::timestamptz`,
      })
      .returning({ failures: table.failures })
    if (!counted) return 'blocked'
    if (counted.failures < rule.failures) return counted.failures < rule.failures - 1 ? 'free' : 'next-to-last'
    count('services_lockouts_total', { programme: this.#programme })
    return 'last'
  }

  /** Clears the failures of one counter after a successful login or a reset. */
  async clear(whose: string, database: Sql = this.#sql, part?: string): Promise<void> {
    await database.delete(this.#table).where(eq(this.#table.key, keyOf(whose, part)))
  }

  /** Lifts all lockouts of an account, with those of every part. */
  async lift(whose: string, database: Sql = this.#sql): Promise<void> {
    await database.delete(this.#table).where(this.#isOf(whose))
  }

  /** The end of an account's last lockout; undefined if none is active. */
  async blockedUntil(whose: string, database: Sql = this.#sql): Promise<Date | undefined> {
    const { blockedUntil } = this.#table
    const rows = await database
      .select({ until: blockedUntil })
      .from(this.#table)
      .where(and(this.#isOf(whose), gt(blockedUntil, new Date(this.#clock.now()))))
    return rows.map(({ until }) => until ?? undefined).reduce(later, undefined)
  }

  #isOf(whose: string): SQL | undefined {
    const { key } = this.#table
    return or(eq(key, keyOf(whose)), sql`starts_with(${key}, ${`${keyOf(whose)}.`})`)
  }

  /** Retention: deletes expired counters. */
  async sweep(): Promise<void> {
    await this.#sql
      .delete(this.#table)
      .where(lte(this.#table.lastAt, new Date(this.#clock.now() - 2 * this.#rule.block)))
  }
}

/** Key of a counter: the hash of the account's key, and that of the part behind it. */
const keyOf = (whose: string, part?: string): string =>
  part === undefined ? hashOf(whose) : `${hashOf(whose)}.${hashOf(part)}`

const later = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one

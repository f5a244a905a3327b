import { desc, eq, lte } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../database.ts'
import type { StaffEvent } from '@barriere/shared/contracts/staff.ts'
import type { StaffEventTable } from './tables.ts'

const DAY = 24 * 3_600_000

/** Maximum number of events on a page. */
const SHOWN = 200

/** Actor of the command line. */
export const OPERATOR = '-'

export interface NewEvent<Kind extends string> {
  /** E-mail address of the account, or `OPERATOR`. */
  readonly actor: string
  readonly kind: Kind
  readonly subject?: string | undefined
  readonly detail?: string | undefined
}

export interface TrailEvent<Kind extends string = string> {
  readonly id: number
  readonly at: Date
  readonly actor: string
  readonly kind: Kind
  readonly subject: string | null
  readonly detail: string | null
}

interface TrailOptions {
  readonly table: StaffEventTable
  readonly clock: Clock
  /** Retention in days. */
  readonly days: number
}

/** Audit trail of a service's staff. `Kind`: the service's own events, besides those of every trail. */
export class StaffTrail<Kind extends string> {
  readonly #table: StaffEventTable
  readonly #clock: Clock
  readonly #days: number

  constructor({ table, clock, days }: TrailOptions) {
    this.#table = table
    this.#clock = clock
    this.#days = days
  }

  /** Adds an event, in the transaction of the change that it records. */
  async add(transaction: Sql, event: NewEvent<Kind | StaffEvent>): Promise<void> {
    await transaction.insert(this.#table).values({ ...event, at: new Date(this.#clock.now()) })
  }

  /** The newest events; of one subject if given. */
  async read(database: Sql, subject?: string): Promise<readonly TrailEvent<Kind | StaffEvent>[]> {
    const rows = await database
      .select()
      .from(this.#table)
      .where(subject === undefined ? undefined : eq(this.#table.subject, subject))
      .orderBy(desc(this.#table.id))
      .limit(SHOWN)
    // Type assertion: every row was added above.
    return rows as readonly TrailEvent<Kind | StaffEvent>[]
  }

  /** Retention: deletes expired events. */
  async sweep(database: Sql): Promise<void> {
    await database.delete(this.#table).where(lte(this.#table.at, new Date(this.#clock.now() - this.#days * DAY)))
  }
}

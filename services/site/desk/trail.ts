import { desc, eq, lte } from 'drizzle-orm'
import type { Clock } from '#lib/domain/clock.ts'
import type { Sql } from '../../kit/database.ts'
import { type DeskEvent, deskEvents } from './schema.ts'

const DAY = 24 * 3_600_000

/** Events that a page shows. */
const SHOWN = 200

/** Actor of the command line. */
export const OPERATOR = '-'

export interface NewEvent {
  /** E-mail address of the account, or `OPERATOR`. */
  readonly actor: string
  readonly kind: DeskEvent
  readonly subject?: string
  readonly detail?: string
}

export type TrailEvent = typeof deskEvents.$inferSelect

/** Audit trail of the desk: who did what, without anything about a request's sender. */
export class Trail {
  readonly #clock: Clock
  readonly #days: number

  constructor({ clock, days }: { readonly clock: Clock; readonly days: number }) {
    this.#clock = clock
    this.#days = days
  }

  /** Adds an event in the transaction of what it tells. */
  async add(transaction: Sql, event: NewEvent): Promise<void> {
    await transaction.insert(deskEvents).values({ ...event, at: new Date(this.#clock.now()) })
  }

  /** The newest events; of one request or account if given. */
  async read(database: Sql, subject?: string): Promise<readonly TrailEvent[]> {
    return await database
      .select()
      .from(deskEvents)
      .where(subject === undefined ? undefined : eq(deskEvents.subject, subject))
      .orderBy(desc(deskEvents.id))
      .limit(SHOWN)
  }

  /** Retention. */
  async sweep(database: Sql): Promise<void> {
    await database.delete(deskEvents).where(lte(deskEvents.at, new Date(this.#clock.now() - this.#days * DAY)))
  }
}

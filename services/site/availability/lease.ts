import { and, eq, lte, sql } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { leases } from './schema.ts'

/** A lease that this instance holds. */
export interface Held {
  /** Attempts since the last success, this one included. */
  readonly attempts: number
}

/**
 * Takes the lease of work that is due, until a moment after which another instance may take it over. Undefined if the
 * work is not due or another instance holds the lease.
 */
export async function takeLease(
  database: Sql,
  { work, holder, now, until }: { work: string; holder: string; now: Date; until: Date },
): Promise<Held | undefined> {
  const [row] = await database
    .insert(leases)
    .values({ work, holder, nextAt: until, attempts: 1 })
    .onConflictDoUpdate({
      target: leases.work,
      set: { holder, nextAt: until, attempts: sql`${leases.attempts} + 1` },
      setWhere: lte(leases.nextAt, now),
    })
    .returning({ attempts: leases.attempts })
  return row
}

/**
 * Moves the end of a lease that this instance holds: to go on with the work or, once it is done, to when it is next
 * due. False if another instance has taken the lease over.
 */
export async function moveLease(
  database: Sql,
  { work, holder, nextAt, done }: { work: string; holder: string; nextAt: Date; done: boolean },
): Promise<boolean> {
  const rows = await database
    .update(leases)
    .set({ nextAt, ...(done ? { attempts: 0 } : {}) })
    .where(and(eq(leases.work, work), eq(leases.holder, holder)))
    .returning({ work: leases.work })
  return rows.length > 0
}

import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { isDatabaseUnavailable } from './database-errors.ts'

/** Milliseconds between two looks at the database's clock, since clocks drift, and the longest that one may take. */
const EVERY = 60_000
const EXACT = 2_000

/** Looks at the start: on a network that is always slower than that, half of its time is how wrong the clock may be. */
const FIRST_LOOKS = 3

export interface DatabaseClock extends Clock {
  stop(): void
}

/**
 * Clock skew: the time of the database, which all instances share, so that a machine whose clock is wrong or is moved
 * neither ends a hold early nor keeps a lock. Between two looks it goes on by the process's monotonic clock. Rejects
 * where the database does not answer.
 */
export async function startDatabaseClock(
  database: PgDatabase<PgQueryResultHKT, Record<string, never>>,
): Promise<DatabaseClock> {
  /** The database's time minus the monotonic clock, in milliseconds. */
  let offset = 0
  const look = async (longest = EXACT): Promise<boolean> => {
    const before = performance.now()
    const [row] = await database
      .select({ now: sql<number>`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number) })
      .from(sql`(select 1) as one`)
    const after = performance.now()
    // The answer of a slow network may be of any moment in between.
    if (row === undefined || after - before > longest) return false
    offset = row.now - (before + after) / 2
    return true
  }
  for (let looks = 1; !(await look(looks < FIRST_LOOKS ? EXACT : Number.POSITIVE_INFINITY)); looks += 1);
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      // The last offset stays true meanwhile.
      if (!isDatabaseUnavailable(error)) throw error
    })
  }, EVERY)
  timer.unref()
  return { now: () => Math.round(performance.now() + offset), stop: () => clearInterval(timer) }
}

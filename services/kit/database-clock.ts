import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { isDatabaseUnavailable } from './database-errors.ts'

/** Milliseconds between two looks at the database's clock (clocks drift), and the longest duration of an exact look. */
const EVERY = 60_000
const EXACT = 2_000

/** Looks at the start. If all are slow, the last one counts, and the clock may be wrong by half of its duration. */
const FIRST_LOOKS = 3

export interface DatabaseClock extends Clock {
  stop(): void
}

/**
 * Clock skew: the time of the database, which all instances share, so that a machine with a wrong or adjusted clock
 * neither ends a hold early nor keeps a lock. Between two looks the process's monotonic clock advances it. Rejects if
 * the database does not answer.
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
    // The time in a slow answer may be of any moment in between.
    if (row === undefined || after - before > longest) return false
    offset = row.now - (before + after) / 2
    return true
  }
  for (let looks = 1; !(await look(looks < FIRST_LOOKS ? EXACT : Number.POSITIVE_INFINITY)); looks += 1);
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      // The last offset stays valid meanwhile.
      if (!isDatabaseUnavailable(error)) throw error
    })
  }, EVERY)
  timer.unref()
  return { now: () => Math.round(performance.now() + offset), stop: () => clearInterval(timer) }
}

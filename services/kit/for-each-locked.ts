import type { Sql } from './database.ts'

/** Maximum number of rows in one sweep: the start of the process waits for the first sweep. */
const MOST = 500

/**
 * Runs `work` for each row that a query finds, in a transaction of its own. The query must return one row, locked, and
 * skip rows that another instance has locked (`for update skip locked`). `work` must end the query's condition.
 */
export async function forEachLocked<R>(
  database: Sql,
  find: (transaction: Sql) => Promise<readonly R[]>,
  work: (transaction: Sql, row: R) => Promise<void>,
): Promise<void> {
  const next = (): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [row] = await find(transaction)
      if (row !== undefined) await work(transaction, row)
      return row !== undefined
    })
  for (let done = 0; done < MOST && (await next()); done += 1) {
    /* each call takes another row */
  }
}

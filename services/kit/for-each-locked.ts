import type { Sql } from './database.ts'

/** Rows of one kind in one sweep: the start of the process waits for the first sweep. */
const MOST = 500

/**
 * Runs work for each row that a query finds, in a transaction of its own. The query finds one row and locks it, without
 * those that another instance holds (`for update skip locked`); the work ends the condition by which it was found.
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
    /* the next row is another one */
  }
}

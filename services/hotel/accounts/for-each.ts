import type { SQL } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Hotel } from '../hotel.ts'
import { accounts } from '../schema.ts'
import type { Account } from './account.ts'

/** Accounts of one kind in one sweep: the start of the process waits for the first sweep. */
const MOST = 500

/**
 * Runs work for each account that meets a condition, in a transaction of its own with the account's row locked; a row
 * that another instance holds is left to it. The work ends the condition.
 */
export async function forEachAccount(
  { sql: database }: Hotel,
  condition: SQL | undefined,
  work: (transaction: Sql, account: Account) => Promise<void>,
): Promise<void> {
  const next = (): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [account] = await transaction
        .select()
        .from(accounts)
        .where(condition)
        .limit(1)
        .for('update', { skipLocked: true })
      if (account) await work(transaction, account)
      return account !== undefined
    })
  for (let done = 0; done < MOST && (await next()); done += 1) {
    /* the next account is another one */
  }
}

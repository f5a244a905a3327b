import type { SQL } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { forEachLocked } from '../../kit/for-each-locked.ts'
import type { Hotel } from '../hotel.ts'
import { accounts } from '../schema.ts'
import type { Account } from './account.ts'

/** Runs work for each account that meets a condition, its row locked (`forEachLocked`). The work ends the condition. */
export const forEachAccount = (
  { sql }: Hotel,
  condition: SQL | undefined,
  work: (transaction: Sql, account: Account) => Promise<void>,
): Promise<void> =>
  forEachLocked(
    sql,
    (transaction) => transaction.select().from(accounts).where(condition).limit(1).for('update', { skipLocked: true }),
    work,
  )

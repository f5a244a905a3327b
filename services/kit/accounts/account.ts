import { type SQL, and, eq, isNotNull } from 'drizzle-orm'
import type { Sql } from '../database.ts'
import { forEachLocked } from '../for-each-locked.ts'
import type { Programme } from './programme.ts'
import type { Session } from './sessions.ts'
import type { AccountTables, AccountsTable } from './tables.ts'

export type AccountOf<T extends AccountTables> = T['accounts']['$inferSelect']

/** Look-ups of a programme's accounts. */
export function accountsOf<T extends AccountTables>({ tables, refuse }: Programme<T>) {
  type Account = AccountOf<T>
  const accounts: AccountsTable = tables.accounts
  // Type assertion: drizzle's type of a generic table does not know the columns of the programme's own table.
  const only = (rows: readonly object[]) => rows[0] as Account | undefined

  /** The account of an e-mail address whose mailbox has been proven. */
  async function findAccount(database: Sql, emailKey: string): Promise<Account | undefined> {
    return only(
      await database
        .select()
        .from(accounts)
        .where(and(eq(accounts.emailKey, emailKey), isNotNull(accounts.activatedAt))),
    )
  }

  async function findAccountById(database: Sql, id: string): Promise<Account | undefined> {
    return only(await database.select().from(accounts).where(eq(accounts.id, id)))
  }

  /** The account, its row locked until the transaction ends. */
  async function lockAccount(transaction: Sql, id: string): Promise<Account | undefined> {
    return only(await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update'))
  }

  /** The account of an e-mail address, its row locked until the transaction ends. */
  async function lockByEmail(transaction: Sql, emailKey: string): Promise<Account | undefined> {
    const account = await findAccount(transaction, emailKey)
    return account && (await lockAccount(transaction, account.id))
  }

  /** The account id of a session. Throws `noAccount` once the account is deleted. */
  function accountIdOf(session: Session): string {
    if (session.accountId === null) throw refuse('noAccount')
    return session.accountId
  }

  /** The account of a session, its row locked. Throws `noAccount` once the account is deleted. */
  async function lockOwn(transaction: Sql, session: Session): Promise<Account> {
    const account = await lockAccount(transaction, accountIdOf(session))
    if (!account) throw refuse('noAccount')
    return account
  }

  /** Runs `work` for each account that meets a condition, with its row locked. `work` must end the condition. */
  const forEachAccount = (
    { sql }: { readonly sql: Sql },
    condition: SQL | undefined,
    work: (transaction: Sql, account: Account) => Promise<void>,
  ): Promise<void> =>
    forEachLocked<Account>(
      sql,
      async (transaction) => {
        const rows = await transaction
          .select()
          .from(accounts)
          .where(condition)
          .limit(1)
          .for('update', { skipLocked: true })
        const account = only(rows)
        return account ? [account] : []
      },
      async (transaction, { id }) => {
        // Race: the condition was read before the lock. It is about other tables, which PostgreSQL does not read again,
        // so another instance may have ended it meanwhile.
        const due = only(
          await transaction
            .select()
            .from(accounts)
            .where(and(eq(accounts.id, id), condition)),
        )
        if (due) await work(transaction, due)
      },
    )

  return { findAccount, findAccountById, lockAccount, lockByEmail, accountIdOf, lockOwn, forEachAccount }
}

/** Whether a write violated a unique constraint (SQLSTATE 23505). */
export function isTaken(error: unknown): boolean {
  for (
    let current: unknown = error, hops = 0;
    current instanceof Error && hops < 5;
    current = current.cause, hops += 1
  ) {
    if ((current as { code?: unknown }).code === '23505') return true
  }
  return false
}

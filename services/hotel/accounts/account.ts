import { eq } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { refusal } from '../refusal.ts'
import { accounts } from '../schema.ts'
import type { Session } from '../sessions.ts'

export type Account = typeof accounts.$inferSelect

export async function findAccount(database: Sql, emailKey: string): Promise<Account | undefined> {
  const [account] = await database.select().from(accounts).where(eq(accounts.emailKey, emailKey))
  return account
}

export async function findAccountById(database: Sql, id: string): Promise<Account | undefined> {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, id))
  return account
}

/** The account, its row locked until the transaction ends. */
export async function lockAccount(transaction: Sql, id: string): Promise<Account | undefined> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account
}

/** The account of an e-mail address, its row locked until the transaction ends. */
export async function lockByEmail(transaction: Sql, emailKey: string): Promise<Account | undefined> {
  const account = await findAccount(transaction, emailKey)
  return account && (await lockAccount(transaction, account.id))
}

/** The id of a session's account. Throws 0044 once it is gone. */
export function accountIdOf(session: Session): string {
  if (session.accountId === null) throw refusal('0044')
  return session.accountId
}

/** The account of a session, its row locked. Throws 0044 once it is gone. */
export async function lockOwn(transaction: Sql, session: Session): Promise<Account> {
  const account = await lockAccount(transaction, accountIdOf(session))
  if (!account) throw refusal('0044')
  return account
}

/** Whether a write failed because of a unique value that another row has (SQLSTATE 23505). */
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

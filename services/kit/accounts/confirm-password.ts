import { eq } from 'drizzle-orm'
import type { Sql } from '../database.ts'
import type { Counted } from '../passwords/lockouts.ts'
import { type AccountOf, accountsOf } from './account.ts'
import type { AccountDeps, MemberCall, Programme } from './programme.ts'
import type { Session } from './sessions.ts'
import type { AccountTables, AccountsTable } from './tables.ts'

/**
 * Lockout key for a signed-in member's password. Separate from the login's key, so that failed logins of strangers do
 * not block the member here, and failures here do not block the member's login.
 */
export const confirmKey = (accountId: string): string => `confirm ${accountId}`

/** Proof of a correct password: the hash that it was verified against. */
type Confirmed = string

/** Password checks for the signed-in members of a programme. */
export function confirmationOf<T extends AccountTables>(programme: Programme<T>) {
  const { refuse } = programme
  const accounts: AccountsTable = programme.tables.accounts
  const { accountIdOf, lockOwn } = accountsOf(programme)

  /**
   * Error for a wrong password. It announces the last permitted attempt; that attempt gets the error of the lockout.
   */
  const wrongPassword = (counted: Exclude<Counted, 'blocked'>): Error =>
    counted === 'last' ? refuse('blocked') : refuse('credentials', { lastTry: counted === 'next-to-last' })

  /** Checks the password of a signed-in member. Throws `noAccount`, `blocked` or `credentials`. */
  async function confirmPassword(
    deps: AccountDeps,
    { session, client }: Omit<MemberCall, 'input'>,
    password: string,
  ): Promise<Confirmed> {
    const id = accountIdOf(session)
    const [account] = await deps.sql
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.id, id))
    if (!account) throw refuse('noAccount')
    const counted = await deps.lockouts.count(confirmKey(id))
    if (counted === 'blocked') throw refuse('blocked')
    if (!(await deps.passwords.verify(password, account.passwordHash)).right) {
      await deps.events.record(deps.sql, { kind: 'password-check', outcome: 'failed', accountId: id, client })
      throw wrongPassword(counted)
    }
    await deps.lockouts.clear(confirmKey(id))
    return account.passwordHash
  }

  /**
   * The account of a session, its row locked. Race: throws `credentials` if the password has changed since it was
   * confirmed, so that only one of two concurrent changes wins.
   */
  async function lockConfirmed(transaction: Sql, session: Session, confirmed: Confirmed): Promise<AccountOf<T>> {
    const account = await lockOwn(transaction, session)
    if (account.passwordHash !== confirmed) throw refuse('credentials')
    return account
  }

  return { wrongPassword, confirmPassword, lockConfirmed }
}

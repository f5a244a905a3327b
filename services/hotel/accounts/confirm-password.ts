import { eq } from 'drizzle-orm'
import type { HotelOperationName } from '#lib/contracts/hotel.ts'
import type { Sql } from '../../kit/database.ts'
import type { Call } from '../http/call.ts'
import { refusal, wrongPassword } from '../refusal.ts'
import { accounts } from '../schema.ts'
import type { Session } from '../sessions.ts'
import { type Account, accountIdOf, lockOwn } from './account.ts'

/**
 * Lockout key for a signed-in member's password. Separate from the login's key, so that failed logins of strangers do
 * not block the member here, and failures here do not block the member's login.
 */
export const confirmKey = (accountId: string): string => `confirm ${accountId}`

/** A password that was right, as the hash that it was compared with. */
export type Confirmed = string

/** Checks the password of a signed-in member. Throws 0044, 0072 or 0090. */
export async function confirmPassword(
  { hotel, session, client }: Pick<Call<HotelOperationName>, 'hotel' | 'session' | 'client'>,
  password: string,
): Promise<Confirmed> {
  const id = accountIdOf(session)
  const [account] = await hotel.sql
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, id))
  if (!account) throw refusal('0044')
  const counted = await hotel.lockouts.count(confirmKey(id))
  if (counted === 'blocked') throw refusal('0072')
  if (!(await hotel.passwords.verify(password, account.passwordHash)).right) {
    await hotel.events.record(hotel.sql, { kind: 'password-check', outcome: 'failed', accountId: id, client })
    throw wrongPassword(counted)
  }
  await hotel.lockouts.clear(confirmKey(id))
  return account.passwordHash
}

/**
 * The account of a session, its row locked. Race: throws 0090 where the password has changed since it was confirmed, so
 * that of two changes at once one wins.
 */
export async function lockConfirmed(transaction: Sql, session: Session, confirmed: Confirmed): Promise<Account> {
  const account = await lockOwn(transaction, session)
  if (account.passwordHash !== confirmed) throw refusal('0090')
  return account
}

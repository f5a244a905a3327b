import { and, eq } from 'drizzle-orm'
import { staffLoginKey } from './login.ts'
import type { StaffAccountsOptions } from './options.ts'
import type { PasswordFault } from '@barriere/shared/contracts/staff.ts'
import { type NewPassword, passwordFaults } from './password-faults.ts'
import { deleteOtherSessions } from './sessions.ts'
import type { StaffAccountTable } from './tables.ts'

/** `current`: the present password is wrong, or too many wrong ones were given. */
export type ChangeFault = PasswordFault | 'current'

export interface PasswordChange extends NewPassword {
  readonly current: string
}

/**
 * Changes the password of a signed-in account, and ends its other sessions. Wrong present passwords count as failed
 * logins do, by a counter of their own. Resolves to the faults.
 * @param own cookie of the session that stays
 */
export async function changeStaffPassword(
  options: StaffAccountsOptions<StaffAccountTable>,
  { id, email }: Pick<StaffAccountTable['$inferSelect'], 'id' | 'email'>,
  { current, password, repeated }: PasswordChange,
  own: string,
): Promise<readonly ChangeFault[]> {
  const { sql, accounts, sessions, lockouts, passwords, trail } = options
  const [whose, part] = [staffLoginKey(options, email), 'password']
  const [row] = await sql.select().from(accounts).where(eq(accounts.id, id))
  const counted = await lockouts.count(whose, { part })
  if (counted === 'blocked' || !row || row.passwordHash === null) return ['current']
  const before = row.passwordHash
  const faults = passwordFaults({ password, repeated }, row)
  if (!(await passwords.verify(current, before)).right) return ['current', ...faults]
  await lockouts.clear(whose, sql, part)
  if (faults.length > 0) return faults
  const passwordHash = await passwords.hash(password)
  return await sql.transaction(async (transaction) => {
    // Race: only one of two changes succeeds. A mailed recovery link ends with the present password.
    const changed = await transaction
      .update(accounts)
      .set({ passwordHash, invitationHash: null, invitedUntil: null })
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, before)))
      .returning({ id: accounts.id })
    if (changed.length === 0) return ['current'] as const
    await deleteOtherSessions(transaction, sessions, { accountId: id, own })
    await trail.add(transaction, { actor: email, kind: 'password-changed' })
    return []
  })
}

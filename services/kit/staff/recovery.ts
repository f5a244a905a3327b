import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { emailKey, isEmail } from '@barriere/shared/domain/people/email.ts'
import type { Sql } from '../database.ts'
import { hashOf, newSecret } from '../secret.ts'
import type { StaffAccountsOptions } from './options.ts'
import { staffLoginKey } from './login.ts'
import { type NewPassword, type PasswordFault, passwordFaults } from './password-faults.ts'
import type { StaffAccountTable } from './tables.ts'

/** Milliseconds for which a link is valid. */
const VALID = 30 * 60_000

/** Milliseconds of validity left with which no other link is mailed: against flooding of a mailbox. */
const LASTING = VALID / 2

type Account = StaffAccountTable['$inferSelect']

/**
 * Forgotten passwords of a service's staff: a mailed link sets a new one, once. It is kept as an invitation's is; what
 * tells them apart is the password that the account has. The second step stays, since a mailbox is one factor.
 */
export class StaffRecovery<T extends StaffAccountTable> {
  readonly #options: StaffAccountsOptions<StaffAccountTable>

  constructor(options: StaffAccountsOptions<T>) {
    this.#options = options
  }

  /**
   * Makes a link for the account of an address. Account enumeration: resolves to nothing either way; the caller evens
   * out the time. Somebody who is invited, and has no password yet, needs the invitation.
   * @param mail writes the mail, in the same transaction
   */
  async ask(
    email: string,
    mail: (transaction: Sql, account: T['$inferSelect'], secret: string) => Promise<void>,
  ): Promise<void> {
    const { sql, accounts, clock } = this.#options
    // No other text reaches the database, which refuses some.
    if (!isEmail(email)) return
    await sql.transaction(async (transaction) => {
      const [account] = await transaction
        .select()
        .from(accounts)
        .where(and(eq(accounts.email, emailKey(email)), isNotNull(accounts.passwordHash)))
        .for('update')
      const now = clock.now()
      if (!account || (account.invitedUntil?.getTime() ?? 0) > now + LASTING) return
      const secret = newSecret()
      await transaction
        .update(accounts)
        .set({ invitationHash: hashOf(secret), invitedUntil: new Date(now + VALID) })
        .where(eq(accounts.id, account.id))
      await mail(transaction, account as T['$inferSelect'], secret)
    })
  }

  /** Whose password a link sets; undefined where it is over, taken, or none. */
  async holderOf(secret: string): Promise<Pick<Account, 'name' | 'email'> | undefined> {
    const [account] = await this.#options.sql.select().from(this.#options.accounts).where(this.#isValid(secret))
    return account && { name: account.name, email: account.email }
  }

  /**
   * Sets a new password, and ends all sessions and a lockout of the account. Resolves to what is wrong with the
   * password; undefined where the link is over.
   */
  async complete(secret: string, given: NewPassword): Promise<readonly PasswordFault[] | undefined> {
    const { sql, accounts, sessions, passwords, lockouts, trail } = this.#options
    const holder = await this.holderOf(secret)
    if (!holder) return undefined
    const faults = passwordFaults(given, holder)
    if (faults.length > 0) return faults
    const passwordHash = await passwords.hash(given.password)
    return await sql.transaction(async (transaction) => {
      const [taken] = await transaction
        .update(accounts)
        .set({ passwordHash, invitationHash: null, invitedUntil: null })
        .where(this.#isValid(secret))
        .returning({ id: accounts.id, email: accounts.email })
      if (!taken) return undefined
      await transaction.delete(sessions).where(eq(sessions.accountId, taken.id))
      await lockouts.lift(staffLoginKey(this.#options, taken.email), transaction)
      await trail.add(transaction, { actor: taken.email, kind: 'password-reset' })
      return []
    })
  }

  #isValid(secret: string) {
    const { accounts, clock } = this.#options
    return and(
      eq(accounts.invitationHash, hashOf(secret)),
      gt(accounts.invitedUntil, new Date(clock.now())),
      isNotNull(accounts.passwordHash),
    )
  }
}

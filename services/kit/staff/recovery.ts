import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { emailKey, isEmail } from '@barriere/shared/domain/people/email.ts'
import type { Sql } from '../database.ts'
import { hashOf, newSecret } from '../secret.ts'
import type { StaffAccountsOptions } from './options.ts'
import { staffLoginKey } from './login.ts'
import type { PasswordFault } from '@barriere/shared/contracts/staff.ts'
import { type NewPassword, passwordFaults } from './password-faults.ts'
import type { StaffAccountTable } from './tables.ts'

/** Milliseconds for which a link is valid. */
const VALID = 30 * 60_000

/** Mail bombing: no other link is mailed while the last one is valid for longer than this, in milliseconds. */
const LASTING = VALID / 2

type Account = StaffAccountTable['$inferSelect']

/**
 * Password recovery of a service's staff: a mailed link sets a new password, once. It is stored like an invitation;
 * only the account of a recovery link has a password. The second step stays, since a mailbox is one factor.
 */
export class StaffRecovery<T extends StaffAccountTable> {
  readonly #options: StaffAccountsOptions<StaffAccountTable>

  constructor(options: StaffAccountsOptions<T>) {
    this.#options = options
  }

  /**
   * Makes a link for the account of an address. Account enumeration: resolves to nothing either way; the caller pads
   * the duration. An invited account without a password needs its invitation instead.
   * @param mail writes the mail, in the same transaction
   */
  async ask(
    email: string,
    mail: (transaction: Sql, account: T['$inferSelect'], secret: string) => Promise<void>,
  ): Promise<void> {
    const { sql, accounts, clock } = this.#options
    // Only e-mail addresses reach the database, which rejects some other texts, such as those with NUL.
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

  /** Account whose password a link sets; undefined if the link is expired, used or unknown. */
  async holderOf(secret: string): Promise<Pick<Account, 'name' | 'email'> | undefined> {
    const [account] = await this.#options.sql.select().from(this.#options.accounts).where(this.#isValid(secret))
    return account && { name: account.name, email: account.email }
  }

  /**
   * Sets a new password, and ends all sessions and a lockout of the account. Resolves to the faults of the password;
   * undefined if the link is over.
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

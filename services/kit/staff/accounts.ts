import type { EnrolFault, Invitation } from '@barriere/shared/contracts/staff.ts'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import type { Sql } from '../database.ts'
import { newTotpSecret, plainCode, totpAddress, totpStep } from '../passwords/totp.ts'
import { hashOf, newSecret } from '../secret.ts'
import type { StaffAccountTable } from './tables.ts'
import { type Credentials, type StaffOrigin, confirmStaffCode, signInStaff, staffLoginKey } from './login.ts'
import type { StaffAccountsOptions } from './options.ts'
import { type ChangeFault, type PasswordChange, changeStaffPassword } from './own-password.ts'
import { type NewPassword, passwordFaults } from './password-faults.ts'
import { OPERATOR } from './trail.ts'

/** Milliseconds for which an invitation is valid. */
const INVITED = 72 * 3_600_000

/** Actor and details of a change of an account. */
export interface AccountChange {
  /** For the trail; by default the command line. */
  readonly actor?: string
  /** For the trail: rights in words. */
  readonly detail?: string
  /** Further work in the transaction of an invitation, such as its mail. */
  readonly invited?: (transaction: Sql, account: InvitedAccount, secret: string) => Promise<void>
}

type InvitedAccount = Pick<StaffAccountTable['$inferSelect'], 'id' | 'email' | 'name'>

/** The service's own columns: the rights of an account. */
type Grant<T extends StaffAccountTable> = Partial<Omit<T['$inferInsert'], keyof StaffAccountTable['$inferInsert']>>

export type AccountState = 'active' | 'invited' | 'expired'

export interface Enrolment extends NewPassword {
  readonly code: string
}

type Row = StaffAccountTable['$inferSelect']

/** Accounts of a service's staff. Others add them, and an invitation makes them usable. */
export class StaffAccounts<T extends StaffAccountTable> {
  readonly #options: StaffAccountsOptions<StaffAccountTable>

  constructor(options: StaffAccountsOptions<T>) {
    this.#options = options
  }

  /** All accounts, by address; `lockedUntil`: the end of the last lockout that holds. */
  async list(): Promise<
    readonly (T['$inferSelect'] & { readonly state: AccountState; readonly lockedUntil: Date | undefined })[]
  > {
    const { sql, accounts, lockouts } = this.#options
    const rows = await sql.select().from(accounts).orderBy(asc(accounts.email))
    const listed = []
    for (const row of rows) {
      const lockedUntil = await lockouts.blockedUntil(staffLoginKey(this.#options, row.email))
      // Type assertion: drizzle's type of a generic table does not know the columns of the service's own table.
      listed.push({ ...(row as T['$inferSelect']), state: this.#stateOf(row), lockedUntil })
    }
    return listed
  }

  /** Adds an account. Resolves to the secret of its invitation; undefined if the address has an account. */
  async add(
    { email, name, ...grant }: { readonly email: string; readonly name: string } & Grant<T>,
    change: AccountChange = {},
  ): Promise<string | undefined> {
    const { sql, accounts, clock } = this.#options
    return await sql.transaction(async (transaction) => {
      const key = emailKey(email)
      const [added] = await transaction
        .insert(accounts)
        .values({ ...grant, email: key, name, sealedSecret: '', createdAt: new Date(clock.now()) })
        .onConflictDoNothing()
        .returning()
      if (!added) return undefined
      await this.#tell(transaction, 'account-added', key, change)
      return await this.#invite(transaction, added, change)
    })
  }

  /**
   * Ends an account's sessions, password and second step. Resolves to a new invitation's secret; undefined if there
   * is no such account.
   */
  async reset(email: string, change: AccountChange = {}): Promise<string | undefined> {
    const { sql, sessions, lockouts } = this.#options
    return await sql.transaction(async (transaction) => {
      const account = await this.#lock(transaction, email)
      if (!account) return undefined
      await transaction.delete(sessions).where(eq(sessions.accountId, account.id))
      await lockouts.lift(staffLoginKey(this.#options, account.email), transaction)
      await this.#tell(transaction, 'account-reset', account.email, change)
      return await this.#invite(transaction, account, change)
    })
  }

  /** Changes what an account may do, from its next request on. Resolves to whether there is such an account. */
  async setGrant(email: string, grant: Grant<T>, change: AccountChange = {}): Promise<boolean> {
    const { sql, accounts } = this.#options
    return await sql.transaction(async (transaction) => {
      const account = await this.#lock(transaction, email)
      if (!account) return false
      await transaction.update(accounts).set(grant).where(eq(accounts.id, account.id))
      await this.#tell(transaction, 'account-rights', account.email, change)
      return true
    })
  }

  /** Lifts all lockouts of an account's login. Resolves to whether there is such an account. */
  async liftLockout(email: string, change: AccountChange = {}): Promise<boolean> {
    const { sql, lockouts } = this.#options
    return await sql.transaction(async (transaction) => {
      const account = await this.#lock(transaction, email)
      if (!account) return false
      await lockouts.lift(staffLoginKey(this.#options, account.email), transaction)
      await this.#tell(transaction, 'lockout-lifted', account.email, change)
      return true
    })
  }

  /** Deletes an account with its sessions. Resolves to whether there was one. */
  async remove(email: string, change: AccountChange = {}): Promise<boolean> {
    const { sql, accounts } = this.#options
    return await sql.transaction(async (transaction) => {
      const account = await this.#lock(transaction, email)
      if (!account) return false
      await transaction.delete(accounts).where(eq(accounts.id, account.id))
      await this.#tell(transaction, 'account-removed', account.email, change)
      return true
    })
  }

  /** Content of an invitation; undefined if it is expired, used or unknown. */
  async invitation(secret: string): Promise<Invitation | undefined> {
    const row = await this.#invited(secret)
    const totp = row && this.#options.seal.open(row.sealedSecret, row.id)
    if (!row || totp === undefined) return undefined
    const { name, email } = row
    return { name, email, secret: totp, address: totpAddress(totp, { issuer: this.#options.issuer, email }) }
  }

  /** Accepts an invitation, once. Resolves to the faults of the input; undefined if the invitation is over. */
  async enrol(secret: string, { password, repeated, code }: Enrolment): Promise<readonly EnrolFault[] | undefined> {
    const { sql, accounts, clock, passwords, seal, trail } = this.#options
    const row = await this.#invited(secret)
    const totp = row && seal.open(row.sealedSecret, row.id)
    if (!row || totp === undefined) return undefined
    const step = totpStep(totp, plainCode(code), clock.now())
    const faults: EnrolFault[] = [
      ...passwordFaults({ password, repeated }, row),
      ...(step === undefined ? (['code'] as const) : []),
    ]
    if (faults.length > 0 || step === undefined) return faults
    const passwordHash = await passwords.hash(password)
    return await sql.transaction(async (transaction) => {
      const [taken] = await transaction
        .update(accounts)
        .set({ passwordHash, lastStep: step, invitationHash: null, invitedUntil: null })
        .where(and(eq(accounts.invitationHash, hashOf(secret)), isNull(accounts.passwordHash)))
        .returning({ email: accounts.email })
      if (!taken) return undefined
      await trail.add(transaction, { actor: taken.email, kind: 'enrolled' })
      return []
    })
  }

  /** See `signInStaff`. */
  async signIn(given: Credentials, from: StaffOrigin): Promise<T['$inferSelect'] | undefined> {
    return (await signInStaff(this.#options, given, from)) as T['$inferSelect'] | undefined
  }

  /** See `confirmStaffCode`. */
  confirmCode(whose: Pick<Row, 'id' | 'email'>, code: string): Promise<boolean> {
    return confirmStaffCode(this.#options, whose, code)
  }

  /** See `changeStaffPassword`. */
  changePassword(
    whose: Pick<Row, 'id' | 'email'>,
    given: PasswordChange,
    own: string,
  ): Promise<readonly ChangeFault[]> {
    return changeStaffPassword(this.#options, whose, given, own)
  }

  async #invited(secret: string): Promise<Row | undefined> {
    const { sql, accounts, clock } = this.#options
    const [row] = await sql
      .select()
      .from(accounts)
      .where(
        and(
          eq(accounts.invitationHash, hashOf(secret)),
          gt(accounts.invitedUntil, new Date(clock.now())),
          // With a password it is a link of `StaffRecovery`, which must not show the second step's secret.
          isNull(accounts.passwordHash),
        ),
      )
    return row
  }

  async #lock(transaction: Sql, email: string): Promise<Row | undefined> {
    const { accounts } = this.#options
    const [row] = await transaction
      .select()
      .from(accounts)
      .where(eq(accounts.email, emailKey(email)))
      .for('update')
    return row
  }

  /** Issues a new invitation with a new secret of the second step; the password is removed. */
  async #invite(transaction: Sql, account: InvitedAccount, { invited }: AccountChange): Promise<string> {
    const { accounts, clock, seal } = this.#options
    const secret = newSecret()
    await transaction
      .update(accounts)
      .set({
        passwordHash: null,
        sealedSecret: seal.close(newTotpSecret(), account.id),
        lastStep: 0,
        invitationHash: hashOf(secret),
        invitedUntil: new Date(clock.now() + INVITED),
      })
      .where(eq(accounts.id, account.id))
    await invited?.(transaction, account, secret)
    return secret
  }

  async #tell(
    transaction: Sql,
    kind: 'account-added' | 'account-rights' | 'account-reset' | 'account-removed' | 'lockout-lifted',
    subject: string,
    { actor = OPERATOR, detail }: AccountChange,
  ): Promise<void> {
    await this.#options.trail.add(transaction, { actor, kind, subject, detail })
  }

  #stateOf({ passwordHash, invitedUntil }: Row): AccountState {
    if (passwordHash !== null) return 'active'
    return (invitedUntil?.getTime() ?? 0) > this.#options.clock.now() ? 'invited' : 'expired'
  }
}

import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Clock } from '#lib/domain/clock.ts'
import { emailKey, isEmail } from '#lib/domain/email.ts'
import { type PasswordRule, brokenPasswordRules } from '#lib/domain/password.ts'
import { passwordStrength } from '#lib/domain/password-strength.ts'
import type { Sql } from '../../kit/database.ts'
import type { Lockouts } from '../../kit/passwords/lockouts.ts'
import type { Passwords } from '../../kit/passwords/passwords.ts'
import { newTotpSecret, plainCode, totpAddress, totpStep } from '../../kit/passwords/totp.ts'
import type { Seal } from '../../kit/seal.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import type { Staff } from './rights.ts'
import { deskAccounts, deskSessions } from './schema.ts'
import { OPERATOR, type Trail } from './trail.ts'

/** Milliseconds for which an invitation is valid. */
const INVITED = 72 * 3_600_000

/** Name that authenticator apps show. */
const ISSUER = 'Barrière, guichet'

export interface AccountsOptions {
  readonly sql: Sql
  readonly clock: Clock
  readonly passwords: Passwords
  readonly lockouts: Lockouts
  /** Of the second steps' secrets. */
  readonly seal: Seal
  readonly trail: Trail
}

/** What an invitation shows: whose it is, and the secret of the second step for an authenticator app. */
export interface Invitation {
  readonly name: string
  readonly email: string
  readonly secret: string
  /** `otpauth://` address of the secret. */
  readonly address: string
}

export type EnrolFault = PasswordRule | 'repeat' | 'code'

export interface Enrolment {
  readonly password: string
  readonly repeated: string
  readonly code: string
}

type Row = typeof deskAccounts.$inferSelect

/** Lockout key of a login. */
const loginKey = (email: string): string => `desk ${email}`

export const staffOf = ({ id, email, name, rights }: Row): Staff => ({ id, email, name, rights })

/** Accounts of the desk. They are made by the command line, and become usable by an invitation. */
export class Accounts {
  readonly #options: AccountsOptions

  constructor(options: AccountsOptions) {
    this.#options = options
  }

  /** All accounts, by address. */
  async list(): Promise<readonly (Pick<Staff, 'email' | 'name' | 'rights'> & { readonly state: string })[]> {
    const rows = await this.#options.sql.select().from(deskAccounts).orderBy(asc(deskAccounts.email))
    const now = this.#options.clock.now()
    return rows.map(({ email, name, rights, passwordHash, invitedUntil }) => ({
      email,
      name,
      rights,
      state: passwordHash !== null ? 'active' : (invitedUntil?.getTime() ?? 0) > now ? 'invited' : 'expired',
    }))
  }

  /** Adds an account. Resolves to the secret of its invitation; undefined where the address has an account. */
  async add({ email, name, rights }: Pick<Staff, 'email' | 'name' | 'rights'>): Promise<string | undefined> {
    const { sql, clock, trail } = this.#options
    return await sql.transaction(async (transaction) => {
      const key = emailKey(email)
      const [added] = await transaction
        .insert(deskAccounts)
        .values({ email: key, name, rights: [...rights], sealedSecret: '', createdAt: new Date(clock.now()) })
        .onConflictDoNothing()
        .returning({ id: deskAccounts.id })
      if (!added) return undefined
      await trail.add(transaction, { actor: OPERATOR, kind: 'account-added', subject: key, detail: rights.join(' ') })
      return await this.#invite(transaction, added.id)
    })
  }

  /**
   * Ends an account's sessions, password and second step. Resolves to a new invitation's secret; undefined where there
   * is no such account.
   */
  async reset(email: string): Promise<string | undefined> {
    const { sql, trail, lockouts } = this.#options
    return await sql.transaction(async (transaction) => {
      const account = await this.#lock(transaction, email)
      if (!account) return undefined
      await transaction.delete(deskSessions).where(eq(deskSessions.accountId, account.id))
      await lockouts.clear(loginKey(account.email), transaction)
      await trail.add(transaction, { actor: OPERATOR, kind: 'account-reset', subject: account.email })
      return await this.#invite(transaction, account.id)
    })
  }

  /** Changes what an account sees, from its next page on. Resolves to whether there is such an account. */
  async setRights(email: string, rights: readonly string[]): Promise<boolean> {
    const { sql, trail } = this.#options
    return await sql.transaction(async (transaction) => {
      const account = await this.#lock(transaction, email)
      if (!account) return false
      await transaction
        .update(deskAccounts)
        .set({ rights: [...rights] })
        .where(eq(deskAccounts.id, account.id))
      await trail.add(transaction, {
        actor: OPERATOR,
        kind: 'account-rights',
        subject: account.email,
        detail: rights.join(' '),
      })
      return true
    })
  }

  /** Deletes an account with its sessions. Resolves to whether there was one. */
  async remove(email: string): Promise<boolean> {
    const { sql, trail } = this.#options
    return await sql.transaction(async (transaction) => {
      const account = await this.#lock(transaction, email)
      if (!account) return false
      await transaction.delete(deskAccounts).where(eq(deskAccounts.id, account.id))
      await trail.add(transaction, { actor: OPERATOR, kind: 'account-removed', subject: account.email })
      return true
    })
  }

  /** What an invitation shows; undefined where it is over, taken, or none. */
  async invitation(secret: string): Promise<Invitation | undefined> {
    const row = await this.#invited(secret)
    const totp = row && this.#options.seal.open(row.sealedSecret, row.id)
    if (!row || totp === undefined) return undefined
    const { name, email } = row
    return { name, email, secret: totp, address: totpAddress(totp, { issuer: ISSUER, email }) }
  }

  /** Takes an invitation, once. Resolves to what is wrong; undefined where the invitation is over. */
  async enrol(secret: string, { password, repeated, code }: Enrolment): Promise<readonly EnrolFault[] | undefined> {
    const { sql, clock, passwords, seal, trail } = this.#options
    const row = await this.#invited(secret)
    const totp = row && seal.open(row.sealedSecret, row.id)
    if (!row || totp === undefined) return undefined
    const step = totpStep(totp, plainCode(code), clock.now())
    const owner = { names: [row.name], email: row.email }
    const faults: EnrolFault[] = [
      ...brokenPasswordRules(password, { owner, strength: passwordStrength(password) }),
      ...(password === repeated ? [] : (['repeat'] as const)),
      ...(step === undefined ? (['code'] as const) : []),
    ]
    if (faults.length > 0 || step === undefined) return faults
    const passwordHash = await passwords.hash(password)
    return await sql.transaction(async (transaction) => {
      const [taken] = await transaction
        .update(deskAccounts)
        .set({ passwordHash, lastStep: step, invitationHash: null, invitedUntil: null })
        .where(eq(deskAccounts.invitationHash, hashOf(secret)))
        .returning({ email: deskAccounts.email })
      if (!taken) return undefined
      await trail.add(transaction, { actor: taken.email, kind: 'enrolled' })
      return []
    })
  }

  /**
   * Checks address, password and code together, so that nobody learns which of them was wrong; against timing attacks
   * with one counter update and one password hash, whether or not the address has an account.
   */
  async signIn(given: { email: string; password: string; code: string }): Promise<Staff | undefined> {
    const { sql, passwords, lockouts, trail } = this.#options
    const email = emailKey(given.email)
    const counted = await lockouts.count(loginKey(email))
    // No other text reaches the database, which refuses some.
    const [row] = isEmail(given.email) ? await sql.select().from(deskAccounts).where(eq(deskAccounts.email, email)) : []
    if (counted === 'blocked' || !row || row.passwordHash === null) {
      await passwords.verifyDummy(given.password)
      return undefined
    }
    const { right, outdated } = await passwords.verify(given.password, row.passwordHash)
    if (!right || !(await this.#takeCode(row, given.code))) {
      await trail.add(sql, { actor: row.email, kind: 'login-refused' })
      return undefined
    }
    await lockouts.clear(loginKey(email))
    if (outdated) {
      const passwordHash = await passwords.hash(given.password)
      await sql
        .update(deskAccounts)
        .set({ passwordHash })
        .where(and(eq(deskAccounts.id, row.id), eq(deskAccounts.passwordHash, row.passwordHash)))
    }
    return staffOf(row)
  }

  /** Replay: a code counts once, by one conditional statement, and so do all codes of earlier steps after it. */
  async #takeCode({ id, sealedSecret }: Row, code: string): Promise<boolean> {
    const { sql, clock, seal } = this.#options
    const secret = seal.open(sealedSecret, id)
    const step = secret === undefined ? undefined : totpStep(secret, plainCode(code), clock.now())
    if (step === undefined) return false
    const taken = await sql
      .update(deskAccounts)
      .set({ lastStep: step })
      .where(and(eq(deskAccounts.id, id), eq(deskAccounts.sealedSecret, sealedSecret), lt(deskAccounts.lastStep, step)))
      .returning({ id: deskAccounts.id })
    return taken.length > 0
  }

  async #invited(secret: string): Promise<Row | undefined> {
    const { sql, clock } = this.#options
    const [row] = await sql
      .select()
      .from(deskAccounts)
      .where(and(eq(deskAccounts.invitationHash, hashOf(secret)), gt(deskAccounts.invitedUntil, new Date(clock.now()))))
    return row
  }

  async #lock(transaction: Sql, email: string): Promise<Row | undefined> {
    const [row] = await transaction
      .select()
      .from(deskAccounts)
      .where(eq(deskAccounts.email, emailKey(email)))
      .for('update')
    return row
  }

  /** A new invitation, with a new secret of the second step; the password, if there was one, is none any more. */
  async #invite(transaction: Sql, id: string): Promise<string> {
    const { clock, seal } = this.#options
    const secret = newSecret()
    await transaction
      .update(deskAccounts)
      .set({
        passwordHash: null,
        sealedSecret: seal.close(newTotpSecret(), id),
        lastStep: 0,
        invitationHash: hashOf(secret),
        invitedUntil: new Date(clock.now() + INVITED),
      })
      .where(eq(deskAccounts.id, id))
    return secret
  }
}

import { and, eq, lte, sql } from 'drizzle-orm'
import type { AuthEventKind } from '@barriere/shared/contracts/auth-event.ts'
import type { Client } from '@barriere/shared/contracts/client.ts'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import { agentName } from '@barriere/shared/locales/locales.ts'
import type { Sql } from '../database.ts'
import { withStepsOfFailure } from '../minimum-duration.ts'
import { hashOf, newSecret } from '../secret.ts'
import { type AccountOf, accountsOf } from './account.ts'
import { confirmationOf } from './confirm-password.ts'
import { mailsOf } from './mails.ts'
import { pendingOf } from './pending.ts'
import type { AccountCall, AccountDeps, MemberCall, Programme } from './programme.ts'
import { sessionsOf } from './sessions.ts'
import type { AccountTables, AccountsTable } from './tables.ts'

interface Entering {
  readonly kind: AuthEventKind
  /** Device token, if the account knows the device. */
  readonly device: string | undefined
  readonly client: Client
  /** Whether the login was by card and birth date instead of a secret. */
  readonly isByCard?: boolean
}

/** Answer of a login besides the profile. */
interface Entered {
  readonly token: string
  readonly device: string
  readonly expiresAt: string
}

interface Credentials {
  readonly email: string
  readonly password: string
  readonly device?: string | undefined
}

interface LoginSteps<Account, A> {
  /** Further checks after a correct password; throws if one fails. */
  readonly check?: (account: Account) => Promise<void>
  /** Reads the answer in the session's transaction. */
  readonly answer: (transaction: Sql, accountId: string) => Promise<A>
}

/**
 * Lockout key of an e-mail's failed logins. All browsers share it except known devices, which have their own
 * (`deviceKey`), so that attempts of strangers do not lock out the member.
 */
export const loginKey = (key: string): string => `login ${key}`

export const deviceKey = (accountId: string, tokenHash: string): string => `device ${accountId} ${tokenHash}`

/** Login and logout of a programme's members. */
export function loginOf<T extends AccountTables>(programme: Programme<T>) {
  type Account = AccountOf<T>
  const { refuse } = programme
  const accounts: AccountsTable = programme.tables.accounts
  const devices: AccountTables['devices'] = programme.tables.devices
  const { findAccount, lockAccount, lockOwn } = accountsOf(programme)
  const { beginSession, endOtherSession, endSession, endSessions } = sessionsOf(programme.tables)
  const { hasEnough, writeMail } = mailsOf(programme)
  const { findSignUps, mailActivationAgain } = pendingOf(programme)
  const { wrongPassword } = confirmationOf(programme)

  /** Begins the session of an authenticated member. The account's row must be locked. */
  async function enter(
    deps: AccountDeps,
    transaction: Sql,
    account: Account,
    { kind, device: known, client, isByCard = false }: Entering,
  ): Promise<Entered> {
    const now = deps.clock.now()
    await transaction
      .update(accounts)
      .set({ lastLoginAt: new Date(now), inactivityWarnedAt: null })
      .where(eq(accounts.id, account.id))
    const { token, expiresAt } = await beginSession(transaction, { accountId: account.id, isByCard }, now)
    await deps.events.record(transaction, { kind, accountId: account.id, client })
    const device = known ?? newSecret()
    // A person who knows card and birth date may not be the member, so their browser does not become a known device.
    if (isByCard) return { token, device, expiresAt: expiresAt.toISOString() }
    if (known === undefined) await notifyOfNewBrowser(deps, transaction, account, client)
    await transaction
      .insert(devices)
      .values({ tokenHash: hashOf(device), accountId: account.id, lastUsedAt: new Date(now) })
      .onConflictDoUpdate({ target: [devices.accountId, devices.tokenHash], set: { lastUsedAt: new Date(now) } })
    return { token, device, expiresAt: expiresAt.toISOString() }
  }

  /** Sends no mail for the first browser, in which the account has just been activated. */
  async function notifyOfNewBrowser(
    deps: AccountDeps,
    transaction: Sql,
    account: Account,
    client: Client,
  ): Promise<void> {
    const [other] = await transaction
      .select({ one: sql`1` })
      .from(devices)
      .where(eq(devices.accountId, account.id))
      .limit(1)
    if (!other || (await hasEnough(deps, transaction, account.id, 'new-browser'))) return
    const device = agentName(client, account.locale)
    await writeMail(deps, transaction, { kind: 'new-browser', account, values: { device } })
  }

  /** Hash of a device token that is known to the account. */
  async function knownDevice(
    deps: AccountDeps,
    account: Account | undefined,
    device: string | undefined,
  ): Promise<string | undefined> {
    if (!account || device === undefined) return undefined
    const [row] = await deps.sql
      .select({ hash: devices.tokenHash })
      .from(devices)
      .where(and(eq(devices.accountId, account.id), eq(devices.tokenHash, hashOf(device))))
    return row?.hash
  }

  /**
   * Login with e-mail and password. Timing attack: one counter update and one password hash, whether or not the e-mail
   * has an account; failures are answered at whole steps.
   */
  const login = <A>(deps: AccountDeps, call: AccountCall<Credentials>, steps: LoginSteps<Account, A>) =>
    withStepsOfFailure(() => checkAndEnter(deps, call, steps))

  async function checkAndEnter<A>(
    deps: AccountDeps,
    { input, client }: AccountCall<Credentials>,
    { check, answer }: LoginSteps<Account, A>,
  ): Promise<Entered & A> {
    const key = emailKey(input.email)
    const account = await findAccount(deps.sql, key)
    const failed = { kind: 'login', outcome: 'failed', accountId: account?.id, client } as const
    const known = await knownDevice(deps, account, input.device)
    const whose = account && known !== undefined ? deviceKey(account.id, known) : loginKey(key)
    const counted = await deps.lockouts.count(whose)
    if (counted === 'blocked') {
      await deps.passwords.verifyDummy(input.password)
      deps.events.log(failed)
      throw refuse('blocked')
    }
    if (!account) {
      const isPending = await verifyPending(deps, key, input.password)
      await deps.events.record(deps.sql, failed)
      if (!isPending) throw wrongPassword(counted)
      await deps.lockouts.clear(whose)
      throw refuse('notActivated')
    }
    const { right, outdated } = await deps.passwords.verify(input.password, account.passwordHash)
    if (!right) {
      await deps.events.record(deps.sql, failed)
      throw wrongPassword(counted)
    }
    // The password was right: failures of `check` count by a key of their own.
    await deps.lockouts.clear(whose)
    await check?.(account)
    const passwordHash = outdated ? await deps.passwords.hash(input.password) : account.passwordHash
    return await deps.sql.transaction(async (transaction) => {
      const current = await lockAccount(transaction, account.id)
      // Race: no session if the password was changed while its old hash was being verified.
      if (current?.passwordHash !== account.passwordHash) throw refuse('credentials')
      if (passwordHash !== account.passwordHash)
        await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
      const device = known === undefined ? undefined : input.device
      const entered = await enter(deps, transaction, current, { kind: 'login', device, client })
      return { ...entered, ...(await answer(transaction, current.id)) }
    })
  }

  /**
   * Whether the password is that of the e-mail's newest sign-up, which then gets another link. Timing attack: one
   * password hash, however many sign-ups there are.
   */
  async function verifyPending(deps: AccountDeps, key: string, password: string): Promise<boolean> {
    const [newest] = await findSignUps(deps.sql, key)
    if (!newest) {
      await deps.passwords.verifyDummy(password)
      return false
    }
    if (!(await deps.passwords.verify(password, newest.passwordHash)).right) return false
    await deps.sql.transaction((transaction) => mailActivationAgain(deps, transaction, key))
    return true
  }

  async function logout(
    deps: AccountDeps,
    { session, client }: Omit<MemberCall, 'input'>,
  ): Promise<{ readonly status: 'ended' }> {
    await endSession(deps.sql, session.tokenHash)
    if (session.accountId !== null)
      await deps.events.record(deps.sql, { kind: 'logout', accountId: session.accountId, client })
    return { status: 'ended' }
  }

  /** Ends the session of `token`, or all other sessions. A token of another account's session ends nothing. */
  const endOtherSessions = (
    deps: AccountDeps,
    { input, session, client }: MemberCall<{ readonly token?: string | undefined }>,
  ): Promise<{ readonly status: 'ended' }> =>
    deps.sql.transaction(async (transaction) => {
      const { id } = await lockOwn(transaction, session)
      if (input.token === undefined) await endSessions(transaction, id, session.tokenHash)
      else await endOtherSession(transaction, id, input.token)
      await deps.events.record(transaction, { kind: 'sessions-ended', accountId: id, client })
      return { status: 'ended' } as const
    })

  /** Retention: deletes devices that were not used for `days` days. */
  async function sweepDevices(database: Sql, now: number, days: number): Promise<void> {
    await database.delete(devices).where(lte(devices.lastUsedAt, new Date(now - days * 86_400_000)))
  }

  return { enter, knownDevice, login, logout, endOtherSessions, sweepDevices }
}

import { type SQL, and, asc, eq, isNotNull, isNull, lte, not, sql } from 'drizzle-orm'
import type { Sql } from '../database.ts'
import { type AccountOf, accountsOf } from './account.ts'
import { confirmationOf } from './confirm-password.ts'
import { mailsOf } from './mails.ts'
import type { AccountDeps, MemberCall, Programme } from './programme.ts'
import type { AccountTables, AccountsTable } from './tables.ts'

const DAY = 86_400_000

/** Milliseconds between the warning and the deletion of an unused account. */
const NOTICE = 30 * DAY

/** Data export and deletion of a programme's accounts. */
export function leaveOf<T extends AccountTables>(programme: Programme<T>) {
  const { contactAfter, refuse } = programme
  const accounts: AccountsTable = programme.tables.accounts
  const { devices, mails, sessions, tokens }: Pick<AccountTables, 'devices' | 'mails' | 'sessions' | 'tokens'> =
    programme.tables
  const { forEachAccount } = accountsOf(programme)
  const { confirmPassword, lockConfirmed } = confirmationOf(programme)
  const { writeMail } = mailsOf(programme)

  /** Data export (GDPR art. 15 and 20): what every programme stores about a member, except secrets. */
  async function exportAccount({ sql: database, clock, events }: AccountDeps, id: string) {
    const [account] = await database
      .select({ lastLoginAt: accounts.lastLoginAt, termsAcceptedAt: accounts.termsAcceptedAt })
      .from(accounts)
      .where(eq(accounts.id, id))
    if (!account) throw refuse('noAccount')
    const known = await database
      .select({ lastUsedAt: devices.lastUsedAt })
      .from(devices)
      .where(eq(devices.accountId, id))
      .orderBy(asc(devices.lastUsedAt))
    const logins = await database
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, id))
      .orderBy(asc(sessions.createdAt))
    const written = await database
      .select({ kind: mails.kind, createdAt: mails.createdAt })
      .from(mails)
      .where(eq(mails.ownerId, id))
      .orderBy(asc(mails.createdAt))
    return {
      exportedAt: new Date(clock.now()).toISOString(),
      ...(account.lastLoginAt ? { lastLoginAt: account.lastLoginAt.toISOString() } : {}),
      termsAcceptedAt: account.termsAcceptedAt.toISOString(),
      knownBrowsers: known.map(({ lastUsedAt }) => ({ lastUsedAt: lastUsedAt.toISOString() })),
      sessions: logins.map(({ createdAt, expiresAt }) => ({
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
      events: await events.read(database, id),
      mails: written.map(({ kind, createdAt }) => ({ kind, createdAt: createdAt.toISOString() })),
    }
  }

  /**
   * Deletes an account with its data and all its mails, sent or queued, and queues a last mail that confirms the
   * deletion.
   */
  async function eraseAccount(deps: AccountDeps, transaction: Sql, account: AccountOf<T>): Promise<void> {
    // Tokens are kept without their e-mail, so that a mailed link still tells that the account is deleted.
    await transaction.update(tokens).set({ email: null }).where(eq(tokens.accountId, account.id))
    await transaction.delete(mails).where(eq(mails.ownerId, account.id))
    await writeMail(deps, transaction, { kind: 'deleted', account })
    await transaction.delete(accounts).where(eq(accounts.id, account.id))
  }

  async function deleteAccount(deps: AccountDeps, call: MemberCall<{ readonly password: string }>) {
    const confirmed = await confirmPassword(deps, call, call.input.password)
    return await deps.sql.transaction(async (transaction) => {
      await eraseAccount(deps, transaction, await lockConfirmed(transaction, call.session, confirmed))
      return { status: 'deleted' } as const
    })
  }

  /**
   * Retention: deletes accounts unused for `days`, after a warning by mail (CNIL: three years after the last contact).
   * Contacts are a login, an activation, and those of the programme (`contactAfter`). Accounts that were never
   * activated are swept with their links instead.
   */
  async function sweepInactive(deps: AccountDeps, days: number): Promise<void> {
    const now = deps.clock.now()
    const end = now - days * DAY
    await forEachAccount(
      deps,
      and(unusedSince(deps.sql, end), lte(accounts.inactivityWarnedAt, new Date(now - NOTICE))),
      (transaction, account) => eraseAccount(deps, transaction, account),
    )
    await forEachAccount(
      deps,
      and(unusedSince(deps.sql, end + NOTICE), isNull(accounts.inactivityWarnedAt)),
      async (transaction, account) => {
        await transaction
          .update(accounts)
          .set({ inactivityWarnedAt: new Date(now) })
          .where(eq(accounts.id, account.id))
        await writeMail(deps, transaction, { kind: 'inactive', account })
      },
    )
  }

  /** Activated accounts whose last contact is not after a moment. */
  function unusedSince(database: Sql, moment: number): SQL | undefined {
    const at = new Date(moment).toISOString()
    const lastContact = sql`greatest(${accounts.createdAt}, ${accounts.activatedAt}, ${accounts.lastLoginAt})`
    const contact = contactAfter?.(database, moment)
    return and(
      isNotNull(accounts.activatedAt),
      sql`${lastContact} <= ${at}::timestamptz`,
      contact ? not(contact) : undefined,
    )
  }

  return { exportAccount, eraseAccount, deleteAccount, sweepInactive }
}

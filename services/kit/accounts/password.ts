import { eq } from 'drizzle-orm'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import { type PasswordOwner, brokenPasswordRules } from '@barriere/shared/domain/people/password.ts'
import { passwordStrength } from '@barriere/shared/domain/people/password-strength.ts'
import type { Sql } from '../database.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { accountsOf } from './account.ts'
import { confirmKey, confirmationOf } from './confirm-password.ts'
import { loginKey } from './login.ts'
import { mailsOf } from './mails.ts'
import { pendingOf } from './pending.ts'
import type { AccountCall, AccountDeps, KeyedCall, MemberCall, Programme } from './programme.ts'
import { sessionsOf } from './sessions.ts'
import type { AccountTables, AccountsTable } from './tables.ts'
import { tokensOf } from './tokens.ts'

interface Done {
  readonly accountId: string
}

/** Password change and reset for a programme's members. */
export function passwordOf<T extends AccountTables>(programme: Programme<T>) {
  const { refuse, passwordOwner } = programme
  const accounts: AccountsTable = programme.tables.accounts
  const { accountIdOf, lockByEmail } = accountsOf(programme)
  const { confirmPassword, lockConfirmed } = confirmationOf(programme)
  const { endSessions } = sessionsOf(programme.tables)
  const { supersedeTokens, useToken } = tokensOf(programme)
  const { mailLink, writeMail } = mailsOf(programme)
  const { mailActivationAgain } = pendingOf(programme)

  /**
   * Kinds of tokens that a new password supersedes, since a thief may hold them. Not `email-undo`: the owner needs it
   * after a thief has changed e-mail and password.
   */
  const ended = ['reset', 'email', ...programme.endedByPassword]

  /** Checks a new password against the whole policy, including the rules about its owner. Throws `password`. */
  function requireGoodPassword(password: string, owner: PasswordOwner): void {
    const broken = brokenPasswordRules(password, { owner, strength: passwordStrength(password) })
    if (broken.length > 0) throw refuse('password')
  }

  /**
   * Stores a new password and ends what a thief may hold: sessions (all but `exceptSession`, a token hash), open links
   * and a pending e-mail change.
   */
  async function replacePassword(
    transaction: Sql,
    accountId: string,
    passwordHash: string,
    now: number,
    exceptSession?: string,
  ): Promise<void> {
    await transaction.update(accounts).set({ passwordHash, pendingEmail: null }).where(eq(accounts.id, accountId))
    await endSessions(transaction, accountId, exceptSession)
    await supersedeTokens(transaction, accountId, ended, now)
  }

  async function changePassword(
    deps: AccountDeps,
    call: MemberCall<{ readonly currentPassword: string; readonly password: string }>,
  ): Promise<Done> {
    const { input, session, client } = call
    const confirmed = await confirmPassword(deps, call, input.currentPassword)
    requireGoodPassword(input.password, await passwordOwner(deps.sql, accountIdOf(session)))
    const passwordHash = await deps.passwords.hash(input.password)
    return await deps.sql.transaction(async (transaction) => {
      const account = await lockConfirmed(transaction, session, confirmed)
      await replacePassword(transaction, account.id, passwordHash, deps.clock.now(), session.tokenHash)
      await deps.events.record(transaction, { kind: 'password-changed', accountId: account.id, client })
      await writeMail(deps, transaction, { kind: 'password-changed', account })
      return { accountId: account.id }
    })
  }

  const resetInit = (deps: AccountDeps, { input }: AccountCall<{ readonly email: string }>) =>
    withMinimumDuration(() =>
      deps.sql.transaction(async (transaction) => {
        const key = emailKey(input.email)
        const account = await lockByEmail(transaction, key)
        if (account) await mailLink(deps, transaction, 'reset', { account })
        // A pending sign-up has no password to reset yet: it gets another activation link, which asks for the password.
        else if (!(await mailActivationAgain(deps, transaction, key))) throw refuse('noAccountOfEmail')
        return { status: 'accepted' } as const
      }),
    )

  /** Ends all sessions, lockouts, open links and a pending e-mail change. */
  async function resetComplete(
    deps: AccountDeps,
    { input, client, idempotent }: KeyedCall<{ readonly token: string; readonly password: string }, Done>,
  ): Promise<Done> {
    const passwordHash = await deps.passwords.hash(input.password)
    return await idempotent(async (transaction) => {
      const now = deps.clock.now()
      const { account } = await useToken(transaction, 'reset', input.token, now)
      requireGoodPassword(input.password, await passwordOwner(transaction, account.id))
      await replacePassword(transaction, account.id, passwordHash, now)
      await deps.lockouts.clear(loginKey(account.emailKey), transaction)
      await deps.lockouts.clear(confirmKey(account.id), transaction)
      await deps.events.record(transaction, { kind: 'password-reset', accountId: account.id, client })
      await writeMail(deps, transaction, { kind: 'password-changed', account })
      return { answer: { accountId: account.id }, accountId: account.id }
    })
  }

  return { requireGoodPassword, replacePassword, changePassword, resetInit, resetComplete }
}

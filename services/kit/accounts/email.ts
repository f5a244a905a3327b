import { eq } from 'drizzle-orm'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import type { Sql } from '../database.ts'
import { newSecret } from '../secret.ts'
import { type AccountOf, accountsOf, isTaken } from './account.ts'
import { confirmationOf } from './confirm-password.ts'
import { mailsOf } from './mails.ts'
import { passwordOf } from './password.ts'
import type { AccountDeps, KeyedCall, MemberCall, Programme } from './programme.ts'
import type { AccountTables, AccountsTable } from './tables.ts'
import { tokensOf } from './tokens.ts'

interface Done {
  readonly accountId: string
}

/** E-mail addresses of a programme's members, and how they change. */
export function emailOf<T extends AccountTables>(programme: Programme<T>) {
  const { refuse } = programme
  const accounts: AccountsTable = programme.tables.accounts
  const { findAccount } = accountsOf(programme)
  const { confirmPassword, lockConfirmed } = confirmationOf(programme)
  const { supersedeTokens, useToken } = tokensOf(programme)
  const { mailLink, writeMail } = mailsOf(programme)
  const { replacePassword } = passwordOf(programme)

  /**
   * Asks for the password even right after a login: a session alone must not be enough to take over the account. The
   * old address stays valid until the new one is confirmed, and gets a mail with a link to undo the change.
   */
  async function changeEmail(
    deps: AccountDeps,
    call: MemberCall<{ readonly email: string; readonly password: string }>,
  ): Promise<{ email: string; pendingEmail: string }> {
    const { input, session, client } = call
    const confirmed = await confirmPassword(deps, call, input.password)
    const key = emailKey(input.email)
    return await deps.sql.transaction(async (transaction) => {
      const account = await lockConfirmed(transaction, session, confirmed)
      if (key === account.emailKey) throw refuse('sameEmail')
      if (await findAccount(transaction, key)) throw refuse('emailTaken')
      await transaction.update(accounts).set({ pendingEmail: input.email }).where(eq(accounts.id, account.id))
      if (!(await mailLink(deps, transaction, 'email', { account, to: input.email, proves: input.email })))
        throw refuse('tooManyMails')
      await mailLink(deps, transaction, 'email-undo', {
        account,
        proves: account.email,
        values: { email: input.email },
      })
      await deps.events.record(transaction, { kind: 'email-requested', accountId: account.id, client })
      return { email: account.email, pendingEmail: input.email }
    })
  }

  /**
   * Assigns an e-mail address to the account; throws `emailTaken` if another account has taken it meanwhile. Tokens
   * mailed to the old address are superseded.
   */
  async function assignEmail(transaction: Sql, account: AccountOf<T>, email: string, now: number): Promise<void> {
    try {
      await transaction
        .update(accounts)
        .set({ email, emailKey: emailKey(email), pendingEmail: null })
        .where(eq(accounts.id, account.id))
    } catch (error) {
      if (isTaken(error)) throw refuse('emailTaken')
      throw error
    }
    await supersedeTokens(transaction, account.id, ['reset', 'email'], now)
  }

  const confirmEmail = (
    deps: AccountDeps,
    { input, client, idempotent }: KeyedCall<{ readonly token: string }, Done>,
  ): Promise<Done> =>
    idempotent(async (transaction) => {
      const now = deps.clock.now()
      const used = await useToken(transaction, 'email', input.token, now)
      const { account } = used
      const email = used.email ?? account.email
      await assignEmail(transaction, account, email, now)
      await deps.events.record(transaction, { kind: 'email-changed', accountId: account.id, client })
      await writeMail(deps, transaction, { kind: 'email-changed', account, values: { email } })
      return { answer: { accountId: account.id }, accountId: account.id }
    })

  /**
   * Account takeover: an owner who undoes a change did not request it. Ends all sessions and every link issued since
   * the change, including later undo links, and removes ways to sign in that were added since. The password, which the
   * thief knows, is replaced by a random one; the restored address gets a reset link.
   * @param removeWaysSince removes the programme's further ways to sign in
   */
  async function undoEmail(
    deps: AccountDeps,
    { input, client, idempotent }: KeyedCall<{ readonly token: string }, Done>,
    removeWaysSince?: (transaction: Sql, accountId: string, since: Date) => Promise<void>,
  ): Promise<Done> {
    const passwordHash = await deps.passwords.hash(newSecret())
    return await idempotent(async (transaction) => {
      const now = deps.clock.now()
      const used = await useToken(transaction, 'email-undo', input.token, now)
      const account = { ...used.account, email: used.email ?? used.account.email }
      await assignEmail(transaction, account, account.email, now)
      await replacePassword(transaction, account.id, passwordHash, now)
      await supersedeTokens(transaction, account.id, ['email-undo'], now, used.createdAt)
      await removeWaysSince?.(transaction, account.id, used.createdAt)
      await deps.events.record(transaction, { kind: 'email-restored', accountId: account.id, client })
      await mailLink(deps, transaction, 'reset', { account })
      return { answer: { accountId: account.id }, accountId: account.id }
    })
  }

  return { changeEmail, confirmEmail, undoEmail }
}

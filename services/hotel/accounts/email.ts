import { eq } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import { mailLink, writeMail } from '../mails/write.ts'
import { refusal, tooMany } from '../refusal.ts'
import { accounts } from '../schema.ts'
import { newSecret } from '../../kit/secret.ts'
import { supersedeTokens, useToken } from '../tokens.ts'
import { type Account, findAccount, isTaken } from './account.ts'
import { confirmPassword, lockConfirmed } from './confirm-password.ts'
import { removePasskeysSince } from './passkeys.ts'
import { removeSecondStepSince } from './second-step.ts'
import { replacePassword } from './password.ts'

/**
 * Asks for the password however recent the login is: a session alone must not be enough to take the account. The old
 * address stays valid until the new one is confirmed, and gets a mail with a link to undo the change.
 */
export const changeEmail: Handler<'changeEmail'> = async (call) => {
  const { hotel, input, session, client } = call
  const confirmed = await confirmPassword(call, input.password)
  const key = emailKey(input.email)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockConfirmed(transaction, session, confirmed)
    if (key === account.emailKey) throw refusal('0029')
    if (await findAccount(transaction, key)) throw refusal('0053')
    await transaction.update(accounts).set({ pendingEmail: input.email }).where(eq(accounts.id, account.id))
    if (!(await mailLink(hotel, transaction, 'email', { account, to: input.email, proves: input.email })))
      throw tooMany()
    await mailLink(hotel, transaction, 'email-undo', { account, proves: account.email, values: { email: input.email } })
    await hotel.events.record(transaction, { kind: 'email-requested', accountId: account.id, client })
    return { email: account.email, pendingEmail: input.email }
  })
}

/**
 * Assigns an e-mail address to the account; throws 0053 if another account has taken it meanwhile. Tokens mailed to the
 * old address are superseded.
 */
async function assignEmail(transaction: Sql, account: Account, email: string, now: number): Promise<void> {
  try {
    await transaction
      .update(accounts)
      .set({ email, emailKey: emailKey(email), pendingEmail: null })
      .where(eq(accounts.id, account.id))
  } catch (error) {
    if (isTaken(error)) throw refusal('0053')
    throw error
  }
  await supersedeTokens(transaction, account.id, ['reset', 'email'], now)
}

export const confirmEmail: Handler<'confirmEmail'> = ({ hotel, input, client, idempotent }) =>
  idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const { account, email } = await useToken(transaction, 'email', input.token, now)
    await assignEmail(transaction, account, email ?? account.email, now)
    await hotel.events.record(transaction, { kind: 'email-changed', accountId: account.id, client })
    await writeMail(hotel, transaction, { kind: 'email-changed', account, values: { email: email ?? account.email } })
    return { answer: { accountId: account.id }, accountId: account.id }
  })

/**
 * Account takeover: an owner who undoes a change did not request it. All sessions end, and so does every link issued
 * since the change, later undo links included; passkeys and a second step that were added since are removed. The
 * password, which the thief knows, is replaced by a random one: a reset link goes to the restored address.
 */
export const undoEmail: Handler<'undoEmail'> = async ({ hotel, input, client, idempotent }) => {
  const passwordHash = await hotel.passwords.hash(newSecret())
  return await idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const used = await useToken(transaction, 'email-undo', input.token, now)
    const account = { ...used.account, email: used.email ?? used.account.email }
    await assignEmail(transaction, account, account.email, now)
    await replacePassword(transaction, account.id, passwordHash, now)
    await supersedeTokens(transaction, account.id, ['email-undo'], now, used.createdAt)
    await removePasskeysSince(transaction, account.id, used.createdAt)
    await removeSecondStepSince(transaction, account.id, used.createdAt)
    await hotel.events.record(transaction, { kind: 'email-restored', accountId: account.id, client })
    await mailLink(hotel, transaction, 'reset', { account })
    return { answer: { accountId: account.id }, accountId: account.id }
  })
}

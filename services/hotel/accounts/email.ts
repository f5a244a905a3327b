import { eq } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import { mailLink } from '../mails/write.ts'
import { refusal, tooMany } from '../refusal.ts'
import { accounts } from '../schema.ts'
import { endSessions } from '../sessions.ts'
import { supersedeTokens, useToken } from '../tokens.ts'
import { type Account, accountIdOf, findAccount, isTaken, lockOwn } from './account.ts'
import { confirmPassword } from './confirm-password.ts'

/** Milliseconds after a login within which the e-mail may be changed without the password. */
const FRESH = 600_000

/** The old address stays valid until the new one is confirmed, and gets a mail with a link to undo the change. */
export const changeEmail: Handler<'changeEmail'> = async ({ hotel, input, session }) => {
  const now = hotel.clock.now()
  accountIdOf(session)
  if (input.password !== undefined) await confirmPassword(hotel, session, input.password)
  else if (now - session.authAt > FRESH) throw refusal('0090', { fields: ['password'] })
  const key = emailKey(input.email)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockOwn(transaction, session)
    if (key === account.emailKey) throw refusal('0029')
    if (await findAccount(transaction, key)) throw refusal('0053')
    await transaction.update(accounts).set({ pendingEmail: input.email }).where(eq(accounts.id, account.id))
    if (!(await mailLink(hotel, transaction, 'email', { account, to: input.email, proves: input.email })))
      throw tooMany()
    await mailLink(hotel, transaction, 'email-undo', { account, proves: account.email, values: { email: input.email } })
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
  await supersedeTokens(transaction, 'reset', account.id, now)
  await supersedeTokens(transaction, 'email', account.id, now)
}

export const confirmEmail: Handler<'confirmEmail'> = ({ hotel, input, idempotent }) =>
  idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const { account, email } = await useToken(transaction, 'email', input.token, now)
    await assignEmail(transaction, account, email ?? account.email, now)
    return { answer: { accountId: account.id } }
  })

/** Account takeover: an owner who undoes a change did not request it, so all sessions end. */
export const undoEmail: Handler<'undoEmail'> = ({ hotel, input, idempotent }) =>
  idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const { account, email } = await useToken(transaction, 'email-undo', input.token, now)
    await assignEmail(transaction, account, email ?? account.email, now)
    await endSessions(transaction, account.id)
    return { answer: { accountId: account.id } }
  })

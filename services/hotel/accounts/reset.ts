import { eq } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { Handler } from '../http/call.ts'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import { mailLink, writeMail } from '../mails/write.ts'
import { passwordOwner, requireGoodPassword } from '../passwords/new-password.ts'
import { refusal } from '../refusal.ts'
import { accounts } from '../schema.ts'
import { useToken } from '../tokens.ts'
import { lockByEmail } from './account.ts'
import { confirmKey } from './confirm-password.ts'
import { loginKey } from './login.ts'
import { replacePassword } from './password.ts'

export const resetInit: Handler<'resetInit'> = ({ hotel, input }) =>
  withMinimumDuration(() =>
    hotel.sql.transaction(async (transaction) => {
      const account = await lockByEmail(transaction, emailKey(input.email))
      if (!account) throw refusal('0118')
      await mailLink(hotel, transaction, 'reset', { account })
      return { status: 'accepted' } as const
    }),
  )

/**
 * The token proves the mailbox, so it also activates the account. Ends all sessions, lockouts, open links and a pending
 * e-mail change.
 */
export const resetComplete: Handler<'resetComplete'> = async ({ hotel, input, client, idempotent }) => {
  const passwordHash = await hotel.passwords.hash(input.password)
  return await idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const { account } = await useToken(transaction, 'reset', input.token, now)
    requireGoodPassword(input.password, await passwordOwner(transaction, account.id))
    await replacePassword(transaction, account.id, passwordHash, now)
    await transaction
      .update(accounts)
      .set({ activatedAt: account.activatedAt ?? new Date(now) })
      .where(eq(accounts.id, account.id))
    await hotel.lockouts.clear(loginKey(account.emailKey), transaction)
    await hotel.lockouts.clear(confirmKey(account.id), transaction)
    await hotel.events.record(transaction, { kind: 'password-reset', accountId: account.id, client })
    await writeMail(hotel, transaction, { kind: 'password-changed', account })
    return { answer: { accountId: account.id }, accountId: account.id }
  })
}

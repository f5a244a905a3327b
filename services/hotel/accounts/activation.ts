import { eq } from 'drizzle-orm'
import { emailKey } from '#lib/domain/email.ts'
import type { Handler } from '../http/call.ts'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import { mailLink } from '../mails/write.ts'
import { refusal } from '../refusal.ts'
import { accounts } from '../schema.ts'
import { useToken } from '../tokens.ts'
import { lockByEmail } from './account.ts'

export const activate: Handler<'activate'> = ({ hotel, input, idempotent }) =>
  idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const { account } = await useToken(transaction, 'activation', input.token, now)
    if (input.email !== undefined && emailKey(input.email) !== account.emailKey) throw refusal('0086')
    await transaction
      .update(accounts)
      .set({ activatedAt: account.activatedAt ?? new Date(now) })
      .where(eq(accounts.id, account.id))
    return { answer: { accountId: account.id, email: account.email }, accountId: account.id }
  })

/** Idempotent: an account that is already activated gets the same answer, without a mail. */
export const resendActivation: Handler<'resendActivation'> = ({ hotel, input }) =>
  withMinimumDuration(() =>
    hotel.sql.transaction(async (transaction) => {
      const account = await lockByEmail(transaction, emailKey(input.email))
      if (!account) throw refusal('0118')
      if (account.activatedAt === null) await mailLink(hotel, transaction, 'activation', { account })
      return { status: 'accepted' } as const
    }),
  )

import { eq } from 'drizzle-orm'
import type { Handler } from '../http/call.ts'
import { writeMail } from '../mails/write.ts'
import { accounts } from '../schema.ts'
import { endSessions } from '../sessions.ts'
import { ENDED_BY_PASSWORD, supersedeTokens } from '../tokens.ts'
import { lockOwn } from './account.ts'
import { confirmPassword } from './confirm-password.ts'

/** Ends all other sessions, open links and a pending e-mail change: they may be a thief's. */
export const changePassword: Handler<'changePassword'> = async ({ hotel, input, session }) => {
  await confirmPassword(hotel, session, input.currentPassword)
  const passwordHash = await hotel.passwords.hash(input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockOwn(transaction, session)
    await transaction.update(accounts).set({ passwordHash, pendingEmail: null }).where(eq(accounts.id, account.id))
    await endSessions(transaction, account.id, session.tokenHash)
    await supersedeTokens(transaction, account.id, ENDED_BY_PASSWORD, hotel.clock.now())
    await writeMail(hotel, transaction, { kind: 'password-changed', account })
    return { accountId: account.id }
  })
}

import { eq } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Handler } from '../http/call.ts'
import { writeMail } from '../mails/write.ts'
import { passwordOwner, requireGoodPassword } from '../passwords/new-password.ts'
import { accounts } from '../schema.ts'
import { endSessions } from '../sessions.ts'
import { type TokenKind, supersedeTokens } from '../tokens.ts'
import { accountIdOf } from './account.ts'
import { confirmPassword, lockConfirmed } from './confirm-password.ts'

/**
 * Tokens that a new password supersedes: they may be a thief's. Not `email-undo`, which is the owner's way back after a
 * thief has changed e-mail and password.
 */
const ENDED_BY_PASSWORD: readonly TokenKind[] = ['activation', 'reset', 'email', 'collaborator']

/**
 * Stores a new password and ends what a thief may hold: sessions (all but `exceptSession`, a token's hash), open links
 * and a pending e-mail change.
 */
export async function replacePassword(
  transaction: Sql,
  accountId: string,
  passwordHash: string,
  now: number,
  exceptSession?: string,
): Promise<void> {
  await transaction.update(accounts).set({ passwordHash, pendingEmail: null }).where(eq(accounts.id, accountId))
  await endSessions(transaction, accountId, exceptSession)
  await supersedeTokens(transaction, accountId, ENDED_BY_PASSWORD, now)
}

export const changePassword: Handler<'changePassword'> = async (call) => {
  const { hotel, input, session, client } = call
  const confirmed = await confirmPassword(call, input.currentPassword)
  requireGoodPassword(input.password, await passwordOwner(hotel.sql, accountIdOf(session)))
  const passwordHash = await hotel.passwords.hash(input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockConfirmed(transaction, session, confirmed)
    await replacePassword(transaction, account.id, passwordHash, hotel.clock.now(), session.tokenHash)
    await hotel.events.record(transaction, { kind: 'password-changed', accountId: account.id, client })
    await writeMail(hotel, transaction, { kind: 'password-changed', account })
    return { accountId: account.id }
  })
}

import { asc, eq } from 'drizzle-orm'
import { accountIdOf, lockOwn } from '../accounts/account.ts'
import { readSecondStep } from '../accounts/second-step.ts'
import { readPasskeys } from '../accounts/passkeys.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import type { Handler } from '../http/call.ts'
import { writeMail } from '../mails/write.ts'
import { accounts, cardRenewals, mails, sessions, tokens } from '../schema.ts'
import { readEvents } from './events.ts'
import { readProfile } from './profile.ts'
import { readStays } from './stays.ts'

/** Data export (GDPR art. 15 and 20): everything stored about a member, except secrets. */
export const exportData: Handler<'export'> = async ({ hotel, session }) => {
  const id = accountIdOf(session)
  const now = hotel.clock.now()
  const renewals = await hotel.sql
    .select()
    .from(cardRenewals)
    .where(eq(cardRenewals.accountId, id))
    .orderBy(asc(cardRenewals.requestedAt))
  const logins = await hotel.sql
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, id))
    .orderBy(asc(sessions.createdAt))
  const written = await hotel.sql
    .select({ kind: mails.kind, createdAt: mails.createdAt })
    .from(mails)
    .where(eq(mails.ownerId, id))
    .orderBy(asc(mails.createdAt))
  return {
    exportedAt: new Date(now).toISOString(),
    profile: await readProfile(hotel.sql, id),
    stays: await readStays(hotel.sql, id, now),
    cardRenewals: renewals.map(({ requestedAt }) => requestedAt.toISOString()),
    sessions: logins.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    secondStep: await readSecondStep(hotel.sql, id),
    passkeys: await readPasskeys(hotel.sql, id),
    events: await readEvents(hotel.sql, id),
    mails: written.map(({ kind, createdAt }) => ({ kind, createdAt: createdAt.toISOString() })),
  }
}

/**
 * Deletes an account with its data and all its mails, sent or queued, and queues a last mail that confirms the
 * deletion.
 */
export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const { hotel, input, session } = call
  await confirmPassword(call, input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockOwn(transaction, session)
    // Tokens are kept without their e-mail, so that a mailed link still answers 0109 (account deleted).
    await transaction.update(tokens).set({ email: null }).where(eq(tokens.accountId, account.id))
    await transaction.delete(mails).where(eq(mails.ownerId, account.id))
    await writeMail(hotel, transaction, { kind: 'deleted', account })
    await transaction.delete(accounts).where(eq(accounts.id, account.id))
    return { status: 'deleted' } as const
  })
}

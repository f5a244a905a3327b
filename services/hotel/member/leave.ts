import { asc, eq } from 'drizzle-orm'
import { accountIdOf } from '../accounts/account.ts'
import { eraseAccount } from '../accounts/erase.ts'
import { readSecondStep } from '../accounts/second-step.ts'
import { readPasskeys } from '../accounts/passkeys.ts'
import { confirmPassword, lockConfirmed } from '../accounts/confirm-password.ts'
import type { Handler } from '../http/call.ts'
import { accounts, cardRenewals, mails, sessions } from '../schema.ts'
import { readClaims } from './claims.ts'
import { readLevelChanges } from './levels.ts'
import { readEvents } from './events.ts'
import { readProfile } from './profile.ts'
import { readStays } from './stays.ts'
import { readTrip } from './trip.ts'

/** Data export (GDPR art. 15 and 20): everything stored about a member, except secrets. */
export const exportData: Handler<'export'> = async ({ hotel, session }) => {
  const id = accountIdOf(session)
  const now = hotel.clock.now()
  const [account] = await hotel.sql
    .select({ lastLoginAt: accounts.lastLoginAt })
    .from(accounts)
    .where(eq(accounts.id, id))
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
    ...(account?.lastLoginAt ? { lastLoginAt: account.lastLoginAt.toISOString() } : {}),
    profile: await readProfile(hotel.sql, id),
    stays: await readStays(hotel.sql, id, now),
    levels: await readLevelChanges(hotel.sql, id),
    claims: await readClaims(hotel.sql, id),
    cardRenewals: renewals.map(({ requestedAt }) => requestedAt.toISOString()),
    sessions: logins.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    secondStep: await readSecondStep(hotel.sql, id),
    passkeys: await readPasskeys(hotel.sql, id),
    trip: await readTrip(hotel.sql, id),
    events: await readEvents(hotel.sql, id),
    mails: written.map(({ kind, createdAt }) => ({ kind, createdAt: createdAt.toISOString() })),
  }
}

export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const { hotel, input, session } = call
  const confirmed = await confirmPassword(call, input.password)
  return await hotel.sql.transaction(async (transaction) => {
    const account = await lockConfirmed(transaction, session, confirmed)
    await eraseAccount(hotel, transaction, account)
    return { status: 'deleted' } as const
  })
}

import { type SQL, and, eq, exists, gt, isNotNull, isNull, lte, not, sql } from 'drizzle-orm'
import { toParisTime } from '#lib/domain/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import type { Hotel } from '../hotel.ts'
import { writeMail } from '../mails/write.ts'
import { accounts, bookings } from '../schema.ts'
import { eraseAccount } from './erase.ts'
import { forEachAccount } from './for-each.ts'

const DAY = 86_400_000

/** Milliseconds between the warning and the deletion. */
const NOTICE = 30 * DAY

/**
 * Retention: deletes accounts that nobody has used for `days`, after a warning by mail (CNIL: three years after the
 * last contact). A login, an activation and a stay are contacts. Accounts that were never activated end with their
 * links instead.
 */
export async function sweepInactive(hotel: Hotel, days: number): Promise<void> {
  const now = hotel.clock.now()
  const end = now - days * DAY
  await forEachAccount(
    hotel,
    and(unusedSince(hotel.sql, end), lte(accounts.inactivityWarnedAt, new Date(now - NOTICE))),
    (transaction, account) => eraseAccount(hotel, transaction, account),
  )
  await forEachAccount(
    hotel,
    and(unusedSince(hotel.sql, end + NOTICE), isNull(accounts.inactivityWarnedAt)),
    async (transaction, account) => {
      await transaction
        .update(accounts)
        .set({ inactivityWarnedAt: new Date(now) })
        .where(eq(accounts.id, account.id))
      await writeMail(hotel, transaction, { kind: 'inactive', account })
    },
  )
}

/** Activated accounts whose last contact is not after a moment. */
function unusedSince(database: Sql, moment: number): SQL | undefined {
  const at = new Date(moment).toISOString()
  const lastContact = sql`greatest(${accounts.createdAt}, ${accounts.activatedAt}, ${accounts.lastLoginAt})`
  const laterStay = database
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.accountId, accounts.id),
        eq(bookings.cancelled, false),
        gt(bookings.departure, toParisTime(moment).day),
      ),
    )
  return and(isNotNull(accounts.activatedAt), sql`${lastContact} <= ${at}::timestamptz`, not(exists(laterStay)))
}

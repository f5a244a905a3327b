import { and, desc, eq, gt } from 'drizzle-orm'
import type { Handler } from '../http/call.ts'
import { refusal } from '../refusal.ts'
import { lockOwn, writeMail } from '../programme.ts'
import { cardRenewals } from '../schema.ts'

/** Milliseconds after a request during which another one is refused (0106). */
const UNDER_WAY = 24 * 3_600_000

/** Maximum number of requests in twelve months (specification §9). */
const MOST = 2

/** The same day and hour twelve months before. */
function aYearBefore(now: number): Date {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - 1)
  return moment
}

/** Race: the account's row is locked, so that of two concurrent requests the second one sees the first. */
export const renewCard: Handler<'renewCard'> = ({ hotel, session, idempotent }) =>
  idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const account = await lockOwn(transaction, session)
    const made = await transaction
      .select({ requestedAt: cardRenewals.requestedAt })
      .from(cardRenewals)
      .where(and(eq(cardRenewals.accountId, account.id), gt(cardRenewals.requestedAt, aYearBefore(now))))
      .orderBy(desc(cardRenewals.requestedAt))
    if (made[0] && made[0].requestedAt.getTime() > now - UNDER_WAY) throw refusal('0106')
    if (made.length >= MOST) throw refusal('0117')
    await transaction.insert(cardRenewals).values({ accountId: account.id, requestedAt: new Date(now) })
    await writeMail(hotel, transaction, { kind: 'card', account, values: { number: account.ibNumber } })
    return { answer: { requestedAt: new Date(now).toISOString() }, accountId: account.id }
  })

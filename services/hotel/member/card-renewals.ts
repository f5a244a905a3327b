import { and, desc, eq, gt } from 'drizzle-orm'
import { renewalFault, renewalsSince } from '../../kit/card-renewal.ts'
import type { Handler } from '../http/call.ts'
import { refusal } from '../refusal.ts'
import { lockOwn, writeMail } from '../programme.ts'
import { cardRenewals } from '../schema.ts'

/** Race: the account's row is locked, so the second of two concurrent requests sees the first. */
export const renewCard: Handler<'renewCard'> = ({ hotel, session, idempotent }) =>
  idempotent(async (transaction) => {
    const now = hotel.clock.now()
    const account = await lockOwn(transaction, session)
    const made = await transaction
      .select({ requestedAt: cardRenewals.requestedAt })
      .from(cardRenewals)
      .where(and(eq(cardRenewals.accountId, account.id), gt(cardRenewals.requestedAt, renewalsSince(now))))
      .orderBy(desc(cardRenewals.requestedAt))
    const fault = renewalFault(
      made.map(({ requestedAt }) => requestedAt),
      now,
    )
    if (fault) throw refusal(fault === 'under-way' ? '0106' : '0117')
    await transaction.insert(cardRenewals).values({ accountId: account.id, requestedAt: new Date(now) })
    await writeMail(hotel, transaction, { kind: 'card', account, values: { number: account.ibNumber } })
    return { answer: { requestedAt: new Date(now).toISOString() }, accountId: account.id }
  })

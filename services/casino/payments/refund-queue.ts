import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import { payments, refunds as table } from '../schema-seats.ts'
import type { SeatsCasino } from '../seats/deps.ts'

type RefundRow = typeof table.$inferSelect

type NewRefund = Pick<RefundRow, 'paymentUuid' | 'registrationId' | 'reason'>

/**
 * Queues a refund in the transaction that causes it; a payment has at most one. A refund by the provider's back office
 * is already done.
 */
export async function queueRefund({ clock }: SeatsCasino, transaction: Sql, refund: NewRefund): Promise<void> {
  const now = new Date(clock.now())
  const doneAt = refund.reason === 'provider' ? now : null
  await transaction.insert(table).values({ ...refund, createdAt: now, nextAt: now, doneAt })
}

/** Queues the refund of a registration's payment that has no refund yet. */
export async function queueRefunds(
  casino: SeatsCasino,
  transaction: Sql,
  { registrationId, reason }: Omit<NewRefund, 'paymentUuid'>,
): Promise<void> {
  const none = notExists(transaction.select({ one: sql`1` }).from(table).where(eq(table.paymentUuid, payments.uuid)))
  const open = await transaction
    .select()
    .from(payments)
    .where(and(eq(payments.registrationId, registrationId), none))
  for (const { uuid: paymentUuid } of open)
    await queueRefund(casino, transaction, { paymentUuid, registrationId, reason })
}

import { and, asc, eq, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Sql } from '../../kit/database.ts'
import { PaymentProviderError } from '../../kit/payment/provider.ts'
import { payments, refunds as table, registrations } from '../schema-seats.ts'
import { findSale, requireCategory } from '../seats/categories.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { noticedSeats } from '../seats/notices.ts'
import { categoryOf, lockRegistration } from '../seats/registrations.ts'
import { BOUGHT_NOTHING, type PaymentRow, creditedOf, writeCreditNote } from './credits.ts'

/**
 * In milliseconds. An attempt not finished within the lease may be taken by another instance. Exponential backoff; a
 * refund is never given up.
 */
const LEASE = 60_000
const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 3_600_000

/** Maximum number of refunds in one round, and of failures after which the provider counts as unavailable. */
const MOST = 100
const MOST_FAILURES = 3

interface Due {
  readonly refund: typeof table.$inferSelect
  readonly payment: PaymentRow
}

/**
 * Takes the next refund that is due. Only one refund of an order is under way at a time, so that the provider's data of
 * the order tell which ones are done.
 */
async function takeNext({ sql: database, clock }: SeatsCasino): Promise<Due | undefined> {
  const now = clock.now()
  const [other, otherPayment] = [alias(table, 'other'), alias(payments, 'other_payment')]
  const earlier = database
    .select({ one: sql`1` })
    .from(payments)
    .innerJoin(otherPayment, eq(otherPayment.orderId, payments.orderId))
    .innerJoin(other, eq(other.paymentUuid, otherPayment.uuid))
    .where(and(eq(payments.uuid, table.paymentUuid), isNull(other.doneAt), lt(other.id, table.id)))
  return await database.transaction(async (transaction) => {
    const [refund] = await transaction
      .select()
      .from(table)
      .where(and(isNull(table.doneAt), lte(table.nextAt, new Date(now)), notExists(earlier)))
      .orderBy(asc(table.nextAt), asc(table.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!refund) return undefined
    await transaction
      .update(table)
      .set({ nextAt: new Date(now + LEASE), attempts: refund.attempts + 1 })
      .where(eq(table.id, refund.id))
    const [payment] = await transaction.select().from(payments).where(eq(payments.uuid, refund.paymentUuid))
    if (!payment) throw new Error('A refund’s payment stays.')
    return { refund, payment }
  })
}

/**
 * Remaining euro cents of a payment, according to the provider: the answer to an earlier attempt may have been lost,
 * and its back office may have refunded a part.
 */
async function leftOf({ sql: database, payments: provider }: SeatsCasino, payment: PaymentRow): Promise<number> {
  const known = await provider.find(payment.orderId)
  const paid = known.find(({ uuid }) => uuid === payment.uuid)
  if (paid?.outcome === 'cancelled') return 0
  const credits = known
    .filter(({ credit, outcome }) => credit && (outcome === 'paid' || outcome === 'pending'))
    .reduce((total, { cents }) => total + cents, 0)
  const [done] = await database
    .select({ cents: sql<number>`coalesce(sum(${payments.cents}), 0)::int` })
    .from(table)
    .innerJoin(payments, eq(payments.uuid, table.paymentUuid))
    .where(and(eq(payments.orderId, payment.orderId), isNotNull(table.doneAt)))
  const collected = Math.min(payment.cents, paid?.cents ?? payment.cents)
  return Math.max(0, collected - Math.max(0, credits - (done?.cents ?? 0)))
}

/**
 * Works on the queue of refunds: each is taken in one transaction, sent to the provider outside of any, and settled in
 * another. After a failure the provider is first asked for the state.
 */
export async function sweepRefunds(casino: SeatsCasino): Promise<void> {
  let failures = 0
  for (let round = 0; round < MOST && failures < MOST_FAILURES; round += 1) {
    const due = await takeNext(casino)
    if (!due) return
    const { refund, payment } = due
    try {
      const cents =
        refund.attempts > 0 ? await leftOf(casino, payment) : payment.cents - (await creditedOf(casino.sql, payment))
      if (cents > 0) await casino.payments.refund({ uuid: payment.uuid, cents })
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      failures += 1
      await postpone(casino, due, error)
      continue
    }
    await casino.sql.transaction((transaction) => settle(casino, transaction, due))
  }
}

async function postpone({ sql: database, clock, log }: SeatsCasino, { refund }: Due, error: Error): Promise<void> {
  const { id, attempts } = refund
  log.warn({ event: 'refund.not_made', id, attempts: attempts + 1, reason: error.message }, 'refund not made')
  const pause = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE)
  await database
    .update(table)
    .set({ nextAt: new Date(clock.now() + pause) })
    .where(eq(table.id, id))
}

/** Idempotent: of two instances with overlapping leases, the second finds the refund settled. */
async function settle(casino: SeatsCasino, transaction: Sql, { refund, payment }: Due): Promise<void> {
  const settled = await transaction
    .update(table)
    .set({ doneAt: new Date(casino.clock.now()) })
    .where(and(eq(table.id, refund.id), isNull(table.doneAt)))
    .returning({ id: table.id })
  if (settled.length === 0) return
  const { registrationId, cents } = payment
  if (!BOUGHT_NOTHING.includes(refund.reason)) {
    // Race: a notification of the same money also writes the missing part of the credit note.
    await lockRegistration(transaction, registrationId)
    return await writeCreditNote(casino, transaction, { registrationId, credited: cents })
  }
  const [row] = await transaction.select().from(registrations).where(eq(registrations.id, registrationId))
  const sale = row && (await findSale(transaction, row.saleId))
  if (!row || !sale || row.accountId === null) return
  const of = noticedSeats(sale, await requireCategory(transaction, categoryOf(row)))
  await casino.notify(transaction, { kind: 'seats-refunded', accountId: row.accountId, of, cents, attachments: [] })
}

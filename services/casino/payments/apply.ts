import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { ProviderTransaction } from '../../kit/payment/provider.ts'
import { refusal } from '../refusal.ts'
import { paymentAttempts, paymentNotifications, payments, registrations } from '../schema-seats.ts'
import { type CategoryRow, categoryState, findSale, isSold, lockCategory, takeSeats } from '../seats/categories.ts'
import type { SeatHandler, SeatsCasino } from '../seats/deps.ts'
import { hasFlight, releaseEvents } from '../seats/flights.ts'
import { noticedSeats } from '../seats/notices.ts'
import { type RegistrationRow, categoryOf, lockRegistration } from '../seats/registrations.ts'
import { issueTicket } from '../seats/tickets.ts'
import { addWaiting, offerSeats } from '../seats/waiting.ts'
import { writeReceipt } from '../seats/receipts.ts'
import { followCredits, recordCredit } from './credits.ts'
import { queueRefund } from './refund-queue.ts'

type AttemptRow = typeof paymentAttempts.$inferSelect

/** Why an event is refused: unknown reference, another amount, or no id of the payment. */
export type TransactionFault = 'reference' | 'amount' | 'identity'

/**
 * Applies the state of a transaction, from a notification or a query. Idempotent: it is recorded once, by its key, in
 * the transaction that changes the state; a repetition is `known`. A fault changes nothing.
 */
export async function applyTransaction(
  casino: SeatsCasino,
  said: ProviderTransaction,
): Promise<'applied' | 'known' | TransactionFault> {
  const outcome = await casino.sql.transaction(async (transaction) => {
    const [found] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, said.orderId))
    if (!found) return 'reference'
    if (said.outcome === 'paid' && said.uuid === undefined) return 'identity'
    if (said.cents !== found.cents && !(await isPart(transaction, said, found))) return 'amount'
    const [registration] = await transaction
      .select()
      .from(registrations)
      .where(eq(registrations.id, found.registrationId))
    if (!registration) throw new Error('An attempt’s registration stays.')
    const category = await lockCategory(transaction, categoryOf(registration))
    if (!category) throw new Error('A registration’s category stays.')
    const row = await lockRegistration(transaction, registration.id)
    const recorded = await transaction
      .insert(paymentNotifications)
      .values({
        key: said.key,
        orderId: said.orderId,
        status: said.status,
        cents: said.cents,
        at: new Date(casino.clock.now()),
      })
      .onConflictDoNothing()
      .returning({ key: paymentNotifications.key })
    if (recorded.length === 0) return 'known'
    if (!said.credit) await applyOutcome(casino, transaction, { said, attempt: found, row, category })
    await recordCredit(casino, transaction, { said, cents: found.cents })
    await followCredits(casino, transaction, row.id)
    return 'applied'
  })
  casino.wake()
  return outcome
}

/**
 * Whether an amount below the order's is valid: for a credit, and for a known payment that the merchant has reduced
 * before the bank collects it.
 */
async function isPart(transaction: Sql, { uuid, cents, credit }: ProviderTransaction, order: AttemptRow) {
  if (cents > order.cents || uuid === undefined) return false
  return credit || (await transaction.$count(payments, eq(payments.uuid, uuid))) > 0
}

interface Event {
  readonly said: ProviderTransaction
  readonly attempt: AttemptRow
  readonly row: RegistrationRow
  readonly category: CategoryRow
}

async function applyOutcome(casino: SeatsCasino, transaction: Sql, event: Event): Promise<void> {
  const { said, attempt, row } = event
  if (said.outcome === 'pending') return
  if (said.outcome !== 'paid') {
    await transaction
      .update(paymentAttempts)
      .set({ outcome: said.outcome })
      .where(and(eq(paymentAttempts.orderId, attempt.orderId), isNull(paymentAttempts.outcome)))
    return
  }
  await transaction.update(paymentAttempts).set({ outcome: 'paid' }).where(eq(paymentAttempts.orderId, attempt.orderId))
  // Authorised and captured are two events of one payment.
  const money = await transaction
    .insert(payments)
    .values({
      uuid: said.uuid as string,
      orderId: attempt.orderId,
      registrationId: row.id,
      cents: said.cents,
      at: new Date(casino.clock.now()),
    })
    .onConflictDoNothing()
    .returning({ uuid: payments.uuid })
  if (money.length > 0) await applyMoney(casino, transaction, event)
}

/** New money: for held seats; after the hold for free ones, else it is refunded. */
async function applyMoney(casino: SeatsCasino, transaction: Sql, event: Event): Promise<void> {
  const { row } = event
  if (row.state === 'held') return await markPaid(casino, transaction, event)
  if (row.state === 'expired') return await payLate(casino, transaction, event)
  await giveBack(casino, transaction, event, row.state === 'paid' ? 'second' : 'late')
}

async function markPaid(casino: SeatsCasino, transaction: Sql, { row }: Event): Promise<void> {
  await issueTicket(casino, transaction, row.id)
  await writeReceipt(casino, transaction, { kind: 'receipt', registrationId: row.id, cents: row.cents })
}

const giveBack = (
  casino: SeatsCasino,
  transaction: Sql,
  { said, row }: Event,
  reason: 'late' | 'second',
): Promise<void> =>
  queueRefund(casino, transaction, { paymentUuid: said.uuid as string, registrationId: row.id, reason })

/** Payment after the hold: takes free seats; without any, refunds the money and puts the member on the waiting list. */
async function payLate(casino: SeatsCasino, transaction: Sql, event: Event): Promise<void> {
  const { row, category } = event
  const id = categoryOf(row)
  const sale = await findSale(transaction, row.saleId)
  if (!sale) throw new Error('A registration’s sale stays.')
  const now = casino.clock.now()
  const { accountId } = row
  // The member has signed up for the tournament again meanwhile.
  const hasAnother = accountId !== null && (await hasFlight(transaction, accountId, sale, category))
  const isFree =
    categoryState(sale, category, now) === 'open' && !hasAnother && (await takeSeats(transaction, id, row.seats))
  if (isFree) {
    if (accountId !== null) await releaseEvents(transaction, accountId, sale.id)
    return await markPaid(casino, transaction, event)
  }
  await transaction.update(registrations).set({ state: 'failed' }).where(eq(registrations.id, row.id))
  await giveBack(casino, transaction, event, 'late')
  if (accountId === null) return
  await casino.notify(transaction, { kind: 'payment-late', accountId, of: noticedSeats(sale, category) })
  if (!isSold(sale, category, now) || hasAnother) return
  await addWaiting(casino, transaction, id, accountId)
  await offerSeats(casino, transaction, id)
}

/** Server to server. A refused notification changes nothing. */
export const paymentNotification: SeatHandler<'paymentNotification'> = async ({ casino, input }) => {
  const said = casino.payments.read(input.fields)
  const outcome = said.ok ? await applyTransaction(casino, said.value) : said.error
  if (outcome === 'applied' || outcome === 'known') return { outcome }
  casino.log.warn({ event: 'payment.notification_refused', reason: outcome }, 'payment notification refused')
  throw refusal('notification')
}

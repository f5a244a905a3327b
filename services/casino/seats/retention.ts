import {
  type SQL,
  type SQLWrapper,
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import {
  paymentAttempts,
  paymentCredits,
  paymentNotifications,
  payments,
  receipts,
  refunds,
  registrations,
  saleCategories,
  waitingPlaces,
} from '../schema-seats.ts'
import { giveSeatsBack } from './categories.ts'
import type { SeatsCasino } from './deps.ts'
import { type RegistrationRow, categoryOf } from './registrations.ts'

const DAY = 86_400_000

/** Retention of accounting documents, in years after their own year (Code de commerce, art. L123-22). */
const ACCOUNTING_YEARS = 10

/** Maximum number of rows in one transaction. */
const BATCH = 200

/** Beginning of the first year whose documents are still retained: those of 2026 end with the year 2036. */
function accountingCutoff(now: number): Date {
  const year = Number(toParisTime(now).day.slice(0, 4))
  return fromParisTime(`${year - ACCOUNTING_YEARS}-01-01`, '00:00')
}

/**
 * Retention: unpaid data are deleted after the configured days: attempts, holds, free seats after their event, and
 * places on waiting lists of past sales. Paid registrations stay with their payments for ten years. Idempotent; rows
 * locked by another instance or a member are left to the next sweep.
 */
export async function sweepSeats(casino: SeatsCasino): Promise<void> {
  const now = casino.clock.now()
  const unpaid = new Date(now - casino.rules.seats.unpaidDays * DAY)
  await deleteRegistrations(casino, unpaidSince(casino.sql, unpaid))
  await deleteAttempts(casino, unpaid)
  await deleteWaiting(casino, unpaid)
  await deleteRegistrations(casino, settledBefore(casino.sql, accountingCutoff(now)))
}

const one = { one: sql`1` }

/** Registrations without a payment that ended before a moment. With an open attempt, one may still be paid. */
function unpaidSince(database: Sql, before: Date): SQL | undefined {
  const money = database.select(one).from(payments).where(eq(payments.registrationId, registrations.id))
  const open = database
    .select(one)
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.registrationId, registrations.id), isNull(paymentAttempts.outcome)))
  return and(
    ne(registrations.state, 'held'),
    lt(registrations.holdUntil, before),
    // Free seats stay visible to their member until the event is over.
    or(inArray(registrations.state, ['expired', 'failed']), lt(saleCategories.startsAt, before)),
    notExists(money),
    notExists(open),
  )
}

/** Registrations whose payments and documents are all older than a moment, without an open refund. */
function settledBefore(database: Sql, before: Date): SQL | undefined {
  const own = (table: typeof payments | typeof receipts | typeof refunds, condition: SQL | undefined) =>
    database
      .select(one)
      .from(table)
      .where(and(eq(table.registrationId, registrations.id), condition))
  return and(
    ne(registrations.state, 'held'),
    lt(saleCategories.startsAt, before),
    exists(own(payments, undefined)),
    notExists(own(payments, gte(payments.at, before))),
    notExists(own(receipts, gte(receipts.at, before))),
    notExists(own(refunds, or(isNull(refunds.doneAt), gte(refunds.doneAt, before)))),
  )
}

/** Deletes the provider's events of orders. */
async function deleteSaid(transaction: Sql, orders: readonly string[] | SQLWrapper): Promise<void> {
  await transaction.delete(paymentCredits).where(inArray(paymentCredits.orderId, orders))
  await transaction.delete(paymentNotifications).where(inArray(paymentNotifications.orderId, orders))
}

/** Runs batches until one is not full. */
async function inBatches(
  { sql: database }: SeatsCasino,
  work: (transaction: Sql) => Promise<readonly unknown[]>,
): Promise<void> {
  while ((await database.transaction(work)).length === BATCH);
}

/** Deletes registrations with all dependent rows, and frees the seats of paid ones. */
export async function removeRegistrations(transaction: Sql, rows: readonly RegistrationRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const orders = transaction
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.registrationId, ids))
  await transaction.delete(receipts).where(inArray(receipts.registrationId, ids))
  await transaction.delete(refunds).where(inArray(refunds.registrationId, ids))
  await transaction.delete(payments).where(inArray(payments.registrationId, ids))
  await deleteSaid(transaction, orders)
  await transaction.delete(paymentAttempts).where(inArray(paymentAttempts.registrationId, ids))
  await transaction.delete(registrations).where(inArray(registrations.id, ids))
  for (const row of rows) if (row.state === 'paid') await giveSeatsBack(transaction, categoryOf(row), row.seats)
}

/** Deletes the registrations that meet a condition, in batches. */
const deleteRegistrations = (casino: SeatsCasino, condition: SQL | undefined): Promise<void> =>
  inBatches(casino, async (transaction) => {
    // Deadlock: both rows are locked in one statement that skips locked rows, so it never waits.
    const found = await transaction
      .select({ row: registrations })
      .from(registrations)
      .innerJoin(
        saleCategories,
        and(eq(saleCategories.saleId, registrations.saleId), eq(saleCategories.key, registrations.categoryKey)),
      )
      .where(condition)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const rows = found.map(({ row }) => row)
    await removeRegistrations(transaction, rows)
    return rows
  })

/** Deletes attempts without a payment, with the provider's events. */
const deleteAttempts = (casino: SeatsCasino, before: Date): Promise<void> =>
  inBatches(casino, async (transaction) => {
    const money = transaction.select(one).from(payments).where(eq(payments.orderId, paymentAttempts.orderId))
    const held = transaction
      .select(one)
      .from(registrations)
      .where(and(eq(registrations.id, paymentAttempts.registrationId), eq(registrations.state, 'held')))
    const rows = await transaction
      .select({ orderId: paymentAttempts.orderId })
      .from(paymentAttempts)
      .where(
        and(
          lt(paymentAttempts.at, before),
          isNotNull(paymentAttempts.outcome),
          notExists(money),
          // While another attempt is possible, the number of attempts gives the next number, so none may be deleted.
          notExists(held),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const orders = rows.map(({ orderId }) => orderId)
    if (orders.length === 0) return rows
    await deleteSaid(transaction, orders)
    await transaction.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, orders))
    return rows
  })

/** Deletes places on the waiting lists of sales that closed before a moment. */
async function deleteWaiting({ sql: database }: SeatsCasino, before: Date): Promise<void> {
  const over = database
    .select(one)
    .from(saleCategories)
    .where(
      and(
        eq(saleCategories.saleId, waitingPlaces.saleId),
        eq(saleCategories.key, waitingPlaces.categoryKey),
        lt(saleCategories.closesAt, before),
      ),
    )
  await database.delete(waitingPlaces).where(exists(over))
}

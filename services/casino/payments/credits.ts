import { and, eq, inArray, ne, notExists, sql, sum } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { ProviderTransaction } from '../../kit/payment/provider.ts'
import { paymentCredits as table, payments, receipts, refunds } from '../schema-seats.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { writeReceipt } from '../seats/receipts.ts'
import { lockRegistration } from '../seats/registrations.ts'
import { refundRegistration } from '../seats/release.ts'

export type PaymentRow = typeof payments.$inferSelect

type RefundRow = typeof refunds.$inferSelect

/**
 * Records a credit of an order, by the programme or by the provider's back office: a refund, a payment cancelled before
 * the bank collected it, or one reduced before that. Deletes a failed refund.
 * @param cents Euro cents of the order.
 */
export async function recordCredit(
  { clock, log }: SeatsCasino,
  transaction: Sql,
  { said, cents }: { readonly said: ProviderTransaction; readonly cents: number },
): Promise<void> {
  const { uuid, orderId, outcome, credit } = said
  if (uuid === undefined || outcome === 'pending') return
  if (credit && outcome !== 'paid') {
    const failed = await transaction.delete(table).where(eq(table.uuid, uuid)).returning({ uuid: table.uuid })
    if (failed.length > 0) log.warn({ event: 'payment.credit_failed', status: said.status }, 'a credit has failed')
    return
  }
  if (outcome !== 'paid' && outcome !== 'cancelled') return
  const gone = credit ? said.cents : outcome === 'paid' ? cents - said.cents : cents
  if (gone === 0) return
  const kind = credit ? ('credit' as const) : ('uncollected' as const)
  await transaction
    .insert(table)
    .values({ uuid, orderId, kind, cents: gone, at: new Date(clock.now()) })
    .onConflictDoUpdate({ target: table.uuid, set: { cents: sql`greatest(${table.cents}, excluded.cents)` } })
}

/** Euro cents of a payment that have been given back, according to the provider. */
export async function creditedOf(database: Sql, { uuid, orderId, cents }: PaymentRow): Promise<number> {
  const rows = await database.select().from(table).where(eq(table.orderId, orderId))
  const credits = rows.filter(({ kind }) => kind === 'credit').reduce((total, row) => total + row.cents, 0)
  const uncollected = rows.find((row) => row.kind === 'uncollected' && row.uuid === uuid)?.cents ?? 0
  // A credit does not name its payment. For an order that was paid twice, the refunds of the other payment come first.
  const [others] = await database
    .select({ cents: sum(payments.cents).mapWith(Number) })
    .from(payments)
    .innerJoin(refunds, eq(refunds.paymentUuid, payments.uuid))
    .where(and(eq(payments.orderId, orderId), ne(payments.uuid, uuid)))
  return Math.min(cents, uncollected + Math.max(0, credits - (others?.cents ?? 0)))
}

/** Reasons of refunds for money without seats: it has no receipt, and needs no credit note. */
export const BOUGHT_NOTHING: RefundRow['reason'][] = ['late', 'second']

/**
 * Follows up the credits of a registration's payment: a credit note for the part not yet covered, and, for a full
 * refund, the end of the seats. After a partial one the desk decides. Both rows must be locked.
 */
export async function followCredits(casino: SeatsCasino, transaction: Sql, registrationId: string): Promise<void> {
  const payment = await paymentOfSeats(transaction, registrationId)
  if (!payment) return
  const credited = await creditedOf(transaction, payment)
  await writeCreditNote(casino, transaction, { registrationId, credited })
  const row = await lockRegistration(transaction, registrationId)
  if (row.state === 'paid' && credited === payment.cents) await refundRegistration(casino, transaction, row, 'provider')
}

/** The payment that bought a registration's seats. */
async function paymentOfSeats(transaction: Sql, registrationId: string): Promise<PaymentRow | undefined> {
  const nothing = transaction
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.paymentUuid, payments.uuid), inArray(refunds.reason, BOUGHT_NOTHING)))
  const [found] = await transaction
    .select()
    .from(payments)
    .where(and(eq(payments.registrationId, registrationId), notExists(nothing)))
  return found
}

/**
 * Writes a credit note for the part not yet covered. Idempotent: notification and queue may both call it. The
 * registration's row must be locked.
 * @param credited Euro cents given back so far, of the whole payment.
 */
export async function writeCreditNote(
  casino: SeatsCasino,
  transaction: Sql,
  { registrationId, credited }: { readonly registrationId: string; readonly credited: number },
): Promise<void> {
  const cents = credited - (await notedCents(transaction, registrationId))
  if (cents > 0) await writeReceipt(casino, transaction, { kind: 'credit-note', registrationId, cents })
}

/** Euro cents of a registration's credit notes. */
async function notedCents(database: Sql, registrationId: string): Promise<number> {
  const [noted] = await database
    .select({ cents: sum(receipts.cents).mapWith(Number) })
    .from(receipts)
    .where(and(eq(receipts.registrationId, registrationId), eq(receipts.kind, 'credit-note')))
  return noted?.cents ?? 0
}

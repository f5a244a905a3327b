import { and, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import {
  paymentAttempts,
  paymentCredits,
  payments,
  receiptSeries,
  receipts,
  refunds,
  registrations,
  saleCategories,
} from '#services/casino/schema-seats.ts'
import type { Sql } from '#services/kit/database.ts'

/** Invariants: each must be zero in every state. */
export interface SeatAudit {
  /** Categories whose taken seats are not those of held and paid registrations. */
  readonly wrongTaken: number
  readonly oversold: number
  /** Registrations with wrong money: a paid one needs it once, any other has it refunded. */
  readonly wrongMoney: number
  /** Payments without a receipt, registrations whose credit notes differ from the refunds, missing numbers. */
  readonly wrongReceipts: number
}

export const SOUND: SeatAudit = { wrongTaken: 0, oversold: 0, wrongMoney: 0, wrongReceipts: 0 }

/** Checks seats against registrations, and registrations against money, in the database itself. */
export async function auditSeats(database: Sql): Promise<SeatAudit> {
  const categories = await database.select().from(saleCategories)
  const rows = await database.select().from(registrations)
  const kept = await database
    .select({ registrationId: payments.registrationId, cents: payments.cents })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentUuid, payments.uuid))
    .where(isNull(refunds.id))
  const active = rows.filter(({ state }) => state === 'held' || state === 'paid')
  const written = await database.select().from(receipts)
  const series = await database.select().from(receiptSeries)
  const credits = await database
    .select({ registrationId: paymentAttempts.registrationId, cents: paymentCredits.cents, uuid: payments.uuid })
    .from(paymentCredits)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, paymentCredits.orderId))
    .leftJoin(payments, eq(payments.uuid, paymentCredits.uuid))
    .where(or(eq(paymentCredits.kind, 'credit'), isNotNull(payments.uuid)))
  const useless = await database
    .select({ registrationId: payments.registrationId, cents: payments.cents })
    .from(refunds)
    .innerJoin(payments, eq(payments.uuid, refunds.paymentUuid))
    .where(inArray(refunds.reason, ['late', 'second']))
  const done = await database
    .select({ registrationId: refunds.registrationId })
    .from(refunds)
    .where(and(isNotNull(refunds.doneAt), notInArray(refunds.reason, ['late', 'second'])))
  const sum = (of: readonly { registrationId: string; cents: number }[], id: string): number =>
    of.filter(({ registrationId }) => registrationId === id).reduce((total, { cents }) => total + cents, 0)
  const notes = written.filter(({ kind }) => kind === 'credit-note')
  const noted = (id: string): number => sum(notes, id)
  /** Refunds of money that bought seats. */
  const owed = ({ id, cents, paidAt }: (typeof rows)[number]): number =>
    paidAt === null
      ? 0
      : done.some(({ registrationId }) => registrationId === id)
        ? cents
        : Math.min(cents, Math.max(0, sum(credits, id) - sum(useless, id)))
  const sold = rows.filter(({ paidAt, cents }) => paidAt !== null && cents > 0).length
  return {
    wrongTaken: categories.filter(
      ({ saleId, key, taken }) =>
        taken !==
        active
          .filter((row) => row.saleId === saleId && row.categoryKey === key)
          .reduce((total, { seats }) => total + seats, 0),
    ).length,
    oversold: categories.filter(({ taken, places }) => taken > places).length,
    wrongMoney: rows.filter(({ id, state, cents }) => {
      const own = kept.filter(({ registrationId }) => registrationId === id)
      return state === 'paid' && cents > 0 ? own.length !== 1 || own[0]?.cents !== cents : own.length > 0
    }).length,
    wrongReceipts:
      Math.abs(written.filter(({ kind }) => kind === 'receipt').length - sold) +
      rows.filter((row) => noted(row.id) !== owed(row)).length +
      Math.abs(series.reduce((total, { last }) => total + last, 0) - written.length),
  }
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  payments,
  receiptSeries,
  receipts,
  refunds,
  registrations,
  saleCategories,
} from '#services/casino/schema-seats.ts'
import type { Sql } from '#services/kit/database.ts'

/** What must be zero whatever happened. */
export interface SeatAudit {
  /** Categories whose taken seats are not those of held and paid registrations. */
  readonly wrongTaken: number
  readonly oversold: number
  /** Registrations whose money is not once in for a paid one, and gone back for any other. */
  readonly wrongMoney: number
  /** Payments or refunds without a receipt or credit note, and numbers that are missing. */
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
  const owed = await database.$count(
    refunds,
    and(sql`${refunds.doneAt} is not null`, inArray(refunds.reason, ['cancelled', 'sale-cancelled', 'desk'])),
  )
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
      Math.abs(written.filter(({ kind }) => kind === 'credit-note').length - owed) +
      Math.abs(series.reduce((total, { last }) => total + last, 0) - written.length),
  }
}

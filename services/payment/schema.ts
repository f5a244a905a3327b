import { boolean, index, integer, jsonb, pgSchema, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { VadsFields } from '@barriere/shared/contracts/vads.ts'

export const payment = pgSchema('payment')

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Transactions, without card data. */
export const transactions = payment.table(
  'transactions',
  {
    /** 32 hexadecimal digits; unguessable, since it also gives access to the open page. */
    uuid: text().primaryKey(),
    /** UTC day, `YYYYMMDD`: the merchant's transaction ids are unique per day. */
    day: text().notNull(),
    /** In lower case. */
    transId: text().notNull(),
    orderId: text().notNull(),
    cents: integer().notNull(),
    /** Form as received, without its signature; for a refund, that of its payment. */
    form: jsonb().$type<VadsFields>().notNull(),
    operation: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
    /** `INITIAL` while the page is open, then a status of the protocol. */
    status: text().notNull(),
    /** `vads_result`, and `vads_threeds_status` if the bank was asked. */
    result: text(),
    authentication: text(),
    /** Refunded cents. */
    refunded: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('transactions_of_day').on(table.day, table.transId, table.operation),
    index('transactions_order').on(table.orderId),
    index('transactions_created').on(table.createdAt),
  ],
)

/** Notifications, sent and unsent. */
export const notifications = payment.table(
  'notifications',
  {
    /** In the order of sending. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    transaction: text()
      .notNull()
      .references(() => transactions.uuid, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Without the signature. */
    fields: jsonb().$type<VadsFields>().notNull(),
    /** Whether it is signed with a wrong key, for tests. */
    forged: boolean().notNull(),
    /** `held` waits for a button; `dropped` is never sent. */
    state: text({ enum: ['due', 'held', 'dropped', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    /** HTTP status of the last answer; 0 without an answer. */
    answer: integer(),
  },
  (table) => [
    index('notifications_due').on(table.state, table.nextAt),
    index('notifications_of').on(table.transaction),
  ],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StructureChange } from '@barriere/shared/programmes/casino/seats.ts'
import { AGENDA_STATUSES } from '@barriere/shared/domain/content/agenda.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import {
  type BuyIn,
  PAYMENT_OUTCOMES,
  REGISTRATION_STATES,
  SALE_KINDS,
  type TournamentStructure,
} from '@barriere/shared/domain/sales/sale.ts'
import { account, accounts, casino, moment } from './schema-accounts.ts'

const everyLanguage = () => jsonb().$type<Readonly<Record<Locale, string>>>()

/** Shows, events and tournaments with seats, as of the content. The casino's columns are null for missing content. */
export const sales = casino.table('sales', {
  /** uuid of the sale's story. */
  id: uuid().primaryKey(),
  kind: text({ enum: SALE_KINDS }).notNull(),
  title: everyLanguage().notNull(),
  path: everyLanguage().notNull(),
  casinoUuid: text(),
  casinoKey: text(),
  casinoTrigram: text(),
  casinoName: text(),
  /** On one line. */
  casinoAddress: text(),
  /** Venue; null if it is the casino. */
  place: jsonb().$type<Readonly<Record<Locale, string>>>(),
  /** Hall in the casino. */
  hall: jsonb().$type<Readonly<Record<Locale, string>>>(),
  minimumAge: integer(),
  maximumAge: integer(),
  /** Latest version of the structure; null without a structure. */
  version: integer(),
  /** No longer in the content: registrations stay, but nothing is sold. */
  withdrawn: boolean().notNull().default(false),
  updatedAt: moment().notNull(),
})

/**
 * Seats of one price and moment. `taken`: seats of held or paid registrations; more than `places` if the content has
 * reduced these. A category that the content has removed is withdrawn and stays for its registrations.
 */
export const saleCategories = casino.table(
  'sale_categories',
  {
    saleId: uuid()
      .notNull()
      .references(() => sales.id),
    key: text().notNull(),
    name: everyLanguage().notNull(),
    startsAt: moment().notNull(),
    /** End of the sale. */
    closesAt: moment().notNull(),
    places: integer().notNull(),
    taken: integer().notNull().default(0),
    /** Euro cents of one seat. */
    cents: integer().notNull(),
    buyIn: jsonb().$type<BuyIn>(),
    status: text({ enum: AGENDA_STATUSES }).notNull(),
    withdrawn: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.saleId, table.key] }),
    check('sale_categories_taken', sql`${table.taken} >= 0`),
    check('sale_categories_places', sql`${table.places} >= 0`),
  ],
)

/** Structures of tournaments, append-only; `changes`: the differences from the previous version. */
export const structures = casino.table(
  'structures',
  {
    saleId: uuid()
      .notNull()
      .references(() => sales.id),
    version: integer().notNull(),
    structure: jsonb().$type<TournamentStructure>().notNull(),
    changes: jsonb().$type<readonly StructureChange[]>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.saleId, table.version] })],
)

const category = () => ({ saleId: uuid().notNull(), categoryKey: text().notNull() })

/**
 * Registrations: a member's seats. After the deletion of the account the rows stay without it, for accounting (Code de
 * commerce, art. L123-22).
 */
export const registrations = casino.table(
  'registrations',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...category(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** For a tournament: at most one per member, in the event of the last sign-up (`flights.ts`). */
    personal: boolean().notNull(),
    seats: integer().notNull(),
    /** Euro cents of all seats, at the time of the hold. */
    cents: integer().notNull(),
    /** Percent. */
    discount: integer().notNull(),
    state: text({ enum: REGISTRATION_STATES }).notNull(),
    holdUntil: moment().notNull(),
    /** Whether it came from the waiting list. */
    offered: boolean().notNull(),
    /** Code for the door, once paid. */
    ticket: text().unique(),
    paidAt: moment(),
    usedAt: moment(),
    /** Refunded euro cents after which the desk has left the seats to the member. */
    keptCents: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.saleId, table.categoryKey],
      foreignColumns: [saleCategories.saleId, saleCategories.key],
    }),
    uniqueIndex('registrations_one_active')
      .on(table.accountId, table.saleId)
      .where(sql`${table.personal} and ${table.state} in ('held', 'paid')`),
    index('registrations_account').on(table.accountId, table.createdAt),
    index('registrations_category').on(table.saleId, table.categoryKey, table.state),
    index('registrations_held').on(table.holdUntil).where(sql`${table.state} = 'held'`),
    check('registrations_seats', sql`${table.seats} > 0`),
    check('registrations_ticket', sql`${table.state} <> 'paid' or ${table.ticket} is not null`),
  ],
)

/** Places on waiting lists, the lowest number first. */
export const waitingPlaces = casino.table(
  'waiting_places',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    ...category(),
    accountId: account(),
    createdAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.saleId, table.categoryKey],
      foreignColumns: [saleCategories.saleId, saleCategories.key],
    }),
    uniqueIndex('waiting_places_once').on(table.saleId, table.categoryKey, table.accountId),
    index('waiting_places_next').on(table.saleId, table.categoryKey, table.number),
    index('waiting_places_account').on(table.accountId),
  ],
)

const registration = () =>
  uuid()
    .notNull()
    .references(() => registrations.id)

/** Attempts to pay; each is stored before its form is shown. */
export const paymentAttempts = casino.table(
  'payment_attempts',
  {
    /** `<registration>-<number>`. */
    orderId: text().primaryKey(),
    registrationId: registration(),
    number: integer().notNull(),
    transId: text().notNull(),
    /** UTC day on which no other attempt has its `transId`. */
    day: date({ mode: 'string' }).notNull(),
    cents: integer().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    at: moment().notNull(),
    /** Null while the payment is open. */
    outcome: text({ enum: PAYMENT_OUTCOMES }),
    /** When the provider is next asked about the attempt. */
    checkAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_number').on(table.registrationId, table.number),
    uniqueIndex('payment_attempts_trans_id').on(table.day, table.transId),
    index('payment_attempts_check').on(table.checkAt),
  ],
)

const attempt = () =>
  text()
    .notNull()
    .references(() => paymentAttempts.orderId)

/** Events of the provider. Idempotent: one row for each key. */
export const paymentNotifications = casino.table(
  'payment_notifications',
  {
    key: text().primaryKey(),
    orderId: attempt(),
    /** The provider's status. */
    status: text().notNull(),
    cents: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('payment_notifications_order').on(table.orderId)],
)

/** Received payments, by the provider's transaction id. */
export const payments = casino.table(
  'payments',
  {
    uuid: text().primaryKey(),
    orderId: attempt(),
    registrationId: registration(),
    cents: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('payments_registration').on(table.registrationId), index('payments_order').on(table.orderId)],
)

/**
 * Money of an order that the merchant has not received or has given back, according to the provider; for a payment with
 * seats, also refunds by its back office.
 */
export const paymentCredits = casino.table(
  'payment_credits',
  {
    /** `credit`: the provider's id of the credit. `uncollected`: that of the payment that was reduced. */
    uuid: text().primaryKey(),
    orderId: attempt(),
    kind: text({ enum: ['credit', 'uncollected'] }).notNull(),
    cents: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('payment_credits_order').on(table.orderId)],
)

/** Queue of refunds; one for a payment, of its whole rest. */
export const refunds = casino.table(
  'refunds',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    paymentUuid: text()
      .notNull()
      .unique()
      .references(() => payments.uuid),
    registrationId: registration(),
    reason: text({ enum: ['cancelled', 'sale-cancelled', 'desk', 'late', 'second', 'provider'] }).notNull(),
    createdAt: moment().notNull(),
    /** Next attempt; during an attempt, end of its lease. */
    nextAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    doneAt: moment(),
  },
  (table) => [
    index('refunds_due').on(table.nextAt).where(sql`${table.doneAt} is null`),
    index('refunds_registration').on(table.registrationId),
  ],
)

/** Number series without gaps: the row is locked until the document with the number is written. */
export const receiptSeries = casino.table(
  'receipt_series',
  { kind: text({ enum: ['receipt', 'credit-note'] }).notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

/** Receipts of payments and credit notes of refunds, without a name: a document takes it from the account. */
export const receipts = casino.table(
  'receipts',
  {
    number: text().primaryKey(),
    kind: text({ enum: ['receipt', 'credit-note'] }).notNull(),
    registrationId: registration(),
    cents: integer().notNull(),
    at: moment().notNull(),
    /** Null until its mail is written. */
    mailedAt: moment(),
  },
  (table) => [
    uniqueIndex('receipts_once').on(table.registrationId).where(sql`${table.kind} = 'receipt'`),
    index('receipts_registration').on(table.registrationId),
    index('receipts_to_mail').on(table.at).where(sql`${table.mailedAt} is null`),
  ],
)

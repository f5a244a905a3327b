import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REWARD_CATEGORIES } from '@barriere/shared/domain/loyalty/casino-reward.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { account, accounts, casino, moment } from './schema-accounts.ts'
import { pointLines } from './schema-points.ts'

const everyLanguage = () => jsonb().$type<Readonly<Record<Locale, string>>>()

/**
 * Cards. `accountId` is null for a guest without an online account, and after the deletion of the account, since the
 * guest still holds the card.
 */
export const cards = casino.table(
  'cards',
  {
    /** CVIP number: ten digits, the last one a check digit. */
    number: text().primaryKey(),
    /** Chip number, as a terminal's reader reads it. */
    rfid: text().notNull().unique(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthDate: date({ mode: 'string' }).notNull(),
    /** Mailbox of the holder, for codes of verification. */
    email: text().notNull(),
    casino: text().notNull(),
    state: text({ enum: ['active', 'replaced', 'blocked'] }).notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('cards_one_active').on(table.accountId).where(sql`${table.state} = 'active'`),
    check('cards_number', sql`${table.number} ~ '^[0-9]{10}$'`),
  ],
)

export const cardRenewals = casino.table(
  'card_renewals',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    accountId: account(),
    requestedAt: moment().notNull(),
  },
  (table) => [index('card_renewals_account').on(table.accountId)],
)

/** Visits, by the casino's own reference. A godson's first visit rewards the sponsor. */
export const visits = casino.table(
  'visits',
  {
    reference: text().primaryKey(),
    accountId: account(),
    casino: text().notNull(),
    at: moment().notNull(),
    points: integer().notNull(),
  },
  (table) => [index('visits_account').on(table.accountId, table.at)],
)

/** Rewards. `stock`: the rest, null if unlimited. `casinos`: empty for all. */
export const rewards = casino.table(
  'rewards',
  {
    id: text().primaryKey(),
    category: text({ enum: REWARD_CATEGORIES }).notNull(),
    title: everyLanguage().notNull(),
    text: everyLanguage().notNull(),
    points: integer().notNull(),
    casinos: text().array().notNull(),
    stock: integer(),
    /** Days, both included. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
  },
  (table) => [check('rewards_stock', sql`${table.stock} >= 0`), check('rewards_points', sql`${table.points} > 0`)],
)

/** Vouchers. `lineId`: the ledger's line that paid for it. Title and points are those at the time. */
export const vouchers = casino.table(
  'vouchers',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: account(),
    rewardId: text()
      .notNull()
      .references(() => rewards.id),
    lineId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => pointLines.id, { onDelete: 'cascade' }),
    code: text().notNull().unique(),
    title: everyLanguage().notNull(),
    points: integer().notNull(),
    casinos: text().array().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    cancelledAt: moment(),
  },
  (table) => [
    index('vouchers_account').on(table.accountId, table.createdAt),
    check('vouchers_one_end', sql`${table.usedAt} is null or ${table.cancelledAt} is null`),
  ],
)

/** Offers to one member. `occasion`, such as the year of a lucky date or `joined`, makes each unique. */
export const offers = casino.table(
  'offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: account(),
    kind: text({ enum: ['welcome', 'lucky-date', 'shows', 'bar-and-restaurant'] }).notNull(),
    occasion: text().notNull(),
    code: text().notNull().unique(),
    cents: integer(),
    percent: integer(),
    /** Days, both included; null for a permanent one. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    singleUse: boolean().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('offers_once').on(table.accountId, table.kind, table.occasion)],
)

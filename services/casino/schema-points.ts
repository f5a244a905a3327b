import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { POINT_CAUSES } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { CASINO_TIERS } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { account, casino, moment } from './schema-accounts.ts'

/** Ledger of points. Append-only: a trigger refuses updates, and deletions except with the account. */
export const pointLines = casino.table(
  'point_lines',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    accountId: account(),
    /** Idempotency key: the reason of the line, such as a visit. */
    key: text().notNull(),
    cause: text({ enum: POINT_CAUSES }).notNull(),
    casino: text(),
    at: moment().notNull(),
    /** Positive for received points; else the sum of the line's allocations, which is negative or 0. */
    amount: integer().notNull(),
    /** The line that this one reverses: an earning for a correction, a reward for a cancellation. */
    about: bigint({ mode: 'number' }).references((): AnyPgColumn => pointLines.id, { onDelete: 'cascade' }),
    subject: jsonb().$type<Readonly<Record<Locale, string>>>(),
  },
  (table) => [
    uniqueIndex('point_lines_key').on(table.accountId, table.key),
    index('point_lines_page').on(table.accountId, table.at, table.id),
    index('point_lines_casino').on(table.accountId, table.casino, table.at, table.id),
    index('point_lines_cause').on(table.accountId, table.cause, table.at, table.id),
    uniqueIndex('point_lines_about').on(table.about, table.cause, table.key),
    uniqueIndex('point_lines_one_cancellation').on(table.about).where(sql`${table.cause} = 'cancellation'`),
    check(
      'point_lines_sign',
      sql`case when ${table.cause} in ('visit', 'godson', 'gesture', 'cancellation')
        then ${table.amount} > 0 else ${table.amount} <= 0 end`,
    ),
  ],
)

/**
 * The rest of each earning. `left` is derived from the allocations: a trigger adds them up and refuses any other
 * change.
 */
export const pointLots = casino.table(
  'point_lots',
  {
    lineId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => pointLines.id, { onDelete: 'cascade' }),
    accountId: account(),
    amount: integer().notNull(),
    left: integer().notNull(),
    /** Status points, which count for the tier. */
    status: integer().notNull(),
    at: moment().notNull(),
    /** Pending before this moment. */
    activeFrom: moment().notNull(),
    /** Moment of expiry. */
    expiresAt: moment().notNull(),
    /** Reversed, since it was a mistake. */
    reversedAt: moment(),
  },
  (table) => [
    // Covering indices: balances and tiers are sums over many rows.
    index('point_lots_open')
      .on(table.accountId, table.expiresAt, table.lineId, table.activeFrom, table.reversedAt, table.left)
      .where(sql`${table.left} > 0`),
    index('point_lots_status')
      .on(table.accountId, table.at, table.reversedAt, table.status)
      .where(sql`${table.status} > 0`),
    check('point_lots_left', sql`${table.left} between 0 and ${table.amount}`),
  ],
)

/** Earnings that a line took its points from (negative), or gave them back to. Append-only. */
export const pointAllocations = casino.table(
  'point_allocations',
  {
    lineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => pointLines.id, { onDelete: 'cascade' }),
    lotId: bigint({ mode: 'number' })
      .notNull()
      .references(() => pointLots.lineId, { onDelete: 'cascade' }),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.lotId] }),
    index('point_allocations_lot').on(table.lotId),
    check('point_allocations_amount', sql`${table.amount} <> 0`),
  ],
)

/** A member's tier; without a row, the lowest. `reviewOn`: the day of the yearly review, null for the lowest tier. */
export const memberTiers = casino.table(
  'member_tiers',
  {
    accountId: account().primaryKey(),
    tier: text({ enum: CASINO_TIERS }).notNull(),
    reviewOn: date({ mode: 'string' }),
    /** Whether the review has been prepared, a month before its day. */
    prepared: boolean().notNull().default(false),
    /** Whether a notice has announced the fall of the tier at the review. */
    warned: boolean().notNull().default(false),
  },
  (table) => [index('member_tiers_review').on(table.reviewOn)],
)

/** Changes of tiers, and reviews without a change. Append-only, as the ledger. */
export const tierChanges = casino.table(
  'tier_changes',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    accountId: account(),
    day: date({ mode: 'string' }).notNull(),
    from: text({ enum: CASINO_TIERS }).notNull(),
    to: text({ enum: CASINO_TIERS }).notNull(),
    why: text({ enum: ['points', 'kept', 'review', 'granted'] }).notNull(),
    /** Status points at that time. */
    points: integer().notNull(),
  },
  (table) => [index('tier_changes_account').on(table.accountId)],
)

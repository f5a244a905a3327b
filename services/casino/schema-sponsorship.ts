import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account, accounts, casino, moment } from './schema-accounts.ts'

/** Sponsor codes, for members to share. */
export const sponsorCodes = casino.table('sponsor_codes', {
  accountId: account().primaryKey(),
  code: text().notNull().unique(),
})

/**
 * Sponsor codes of sign-ups of the previous version. Unused since `0012_sign_ups`; a later release drops it.
 * @public for the generator of migrations
 */
export const notedSponsors = casino.table('noted_sponsors', {
  accountId: account().primaryKey(),
  code: text().notNull(),
})

/**
 * Godsons. At most ten a calendar year, by constraint: each has a slot of its sponsor's year, including expired
 * invitations. Race: of two concurrent ones for the last slot, the index refuses one.
 */
export const godsons = casino.table(
  'godsons',
  {
    id: uuid().primaryKey().defaultRandom(),
    sponsorId: account(),
    year: integer().notNull(),
    slot: integer().notNull(),
    /** Invited address; null for a godson who signed up with the code alone. */
    email: text(),
    /** `mailboxKey` of the address. */
    mailbox: text().notNull(),
    state: text({ enum: ['invited', 'registered', 'rewarded', 'expired'] }).notNull(),
    /** The godson's account, once created. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    invitedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    registeredAt: moment(),
    rewardedAt: moment(),
  },
  (table) => [
    uniqueIndex('godsons_slot').on(table.sponsorId, table.year, table.slot),
    check('godsons_ten', sql`${table.slot} between 1 and 10`),
    uniqueIndex('godsons_mailbox').on(table.sponsorId, table.mailbox).where(sql`${table.state} <> 'expired'`),
    uniqueIndex('godsons_account').on(table.accountId),
    index('godsons_due').on(table.expiresAt).where(sql`${table.state} = 'invited'`),
  ],
)

/** Limits of access; the latest row is in force. Days are included. Append-only: each is a commitment. */
export const limits = casino.table(
  'limits',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    accountId: account(),
    kind: text({ enum: ['pause', 'visits'] }).notNull(),
    visitsPerMonth: integer(),
    since: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }).notNull(),
    createdAt: moment().notNull(),
    /** Whether it was set in a session begun by card and birth date. */
    isByCard: boolean().notNull().default(false),
    /** The original limit, in another account of the same person, which may be deleted; null for a limit set here. */
    carriedFrom: bigint({ mode: 'number' }),
  },
  (table) => [
    index('limits_account').on(table.accountId, table.until),
    check('limits_visits', sql`(${table.kind} = 'visits') = (${table.visitsPerMonth} is not null)`),
  ],
)

/**
 * Limits by person: a keyed hash of name, first name and birth date. It outlives the account until the limit's end,
 * since a voluntary exclusion applies to the person.
 */
export const limitedPersons = casino.table(
  'limited_persons',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    personKey: text().notNull(),
    /** The limit's row, which is deleted with its account. */
    limitId: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['pause', 'visits'] }).notNull(),
    visitsPerMonth: integer(),
    since: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    index('limited_persons_key').on(table.personKey),
    index('limited_persons_limit').on(table.limitId),
    index('limited_persons_until').on(table.until),
  ],
)

/** The key of `limitedPersons`, encrypted under the pepper. */
export const personSecrets = casino.table('person_secrets', { name: text().primaryKey(), sealed: text().notNull() })

/** Limits that the holder of the mailbox contested: no longer in force. */
export const contestedLimits = casino.table('contested_limits', {
  limitId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => limits.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
})

/** Jackpots shared by machines of several casinos. Amounts are euro cents. */
export const runningJackpots = casino.table('running_jackpots', {
  id: text().primaryKey(),
  name: text().notNull(),
  casinos: text().array().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  at: moment().notNull(),
})

/** Payments of machines; `jackpot`: one of the feed. Personal data: no names. */
export const machinePayments = casino.table(
  'machine_payments',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    casino: text().notNull(),
    machine: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    at: moment().notNull(),
    jackpot: boolean().notNull(),
  },
  (table) => [
    index('machine_payments_machine').on(table.machine, table.at),
    index('machine_payments_jackpots').on(table.at).where(sql`${table.jackpot}`),
  ],
)

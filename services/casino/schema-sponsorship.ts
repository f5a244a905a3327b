import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account, accounts, casino, moment } from './schema-accounts.ts'

/** Sponsor codes, which members share. */
export const sponsorCodes = casino.table('sponsor_codes', {
  accountId: account().primaryKey(),
  code: text().notNull().unique(),
})

/**
 * Codes of sign-ups of the version before. Read by nothing since `0012_sign_ups`; a later release drops it.
 * @public for the generator of migrations
 */
export const notedSponsors = casino.table('noted_sponsors', {
  accountId: account().primaryKey(),
  code: text().notNull(),
})

/**
 * Godsons. Ten a calendar year by constraint: each has a slot of its sponsor's year, an expired invitation too. Of two
 * at once for the last slot, one is refused by the index.
 */
export const godsons = casino.table(
  'godsons',
  {
    id: uuid().primaryKey().defaultRandom(),
    sponsorId: account(),
    year: integer().notNull(),
    slot: integer().notNull(),
    /** Invited address; null for one who came with the code alone. */
    email: text(),
    /** `mailboxKey` of the address. */
    mailbox: text().notNull(),
    state: text({ enum: ['invited', 'registered', 'rewarded', 'expired'] }).notNull(),
    /** The godson's account, once there is one. */
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

/** Limits of access, the latest row being the one in force. Days are included. Append-only: each is a promise. */
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
    /** Whether a card and a birth date began the session that set it. */
    isByCard: boolean().notNull().default(false),
    /** The limit of another account of the same person, which may be gone; null for one that was set here. */
    carriedFrom: bigint({ mode: 'number' }),
  },
  (table) => [
    index('limits_account').on(table.accountId, table.until),
    check('limits_visits', sql`(${table.kind} = 'visits') = (${table.visitsPerMonth} is not null)`),
  ],
)

/**
 * Limits as their persons': a keyed hash of name, first name and birth date. It outlives the account until the limit's
 * end, since voluntary exclusion is the person's.
 */
export const limitedPersons = casino.table(
  'limited_persons',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    personKey: text().notNull(),
    /** The limit, which goes with its account. */
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

/** Limits that the holder of the mailbox contested: they do not hold any more. */
export const contestedLimits = casino.table('contested_limits', {
  limitId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => limits.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
})

/** Jackpots that machines of several casinos run together. Amounts are euro cents. */
export const runningJackpots = casino.table('running_jackpots', {
  id: text().primaryKey(),
  name: text().notNull(),
  casinos: text().array().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  at: moment().notNull(),
})

/** Payments of machines; `jackpot`: one of the feed. Never with a name. */
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

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { BROWSERS, NETWORKS, SYSTEMS } from '#lib/contracts/client.ts'
import { AUTH_EVENTS } from '#lib/contracts/auth-event.ts'
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { mailTable } from '../kit/mail/mail-table.ts'

export const hotel = pgSchema('hotel')

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

const account = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Sequence of membership numbers. */
export const membershipNumbers = hotel.sequence('membership_numbers', { startWith: 40_000_001 })

/** Accounts. `emailKey` is the normalised address for look-ups; `passwordHash` is in PHC form. */
export const accounts = hotel.table('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  /** New address, not confirmed yet. */
  pendingEmail: text(),
  passwordHash: text().notNull(),
  level: text({ enum: ['IBPROSPECT', 'IBINFINIMENT', 'IBCOLLABORATEUR'] }).notNull(),
  ibNumber: text().notNull().unique(),
  locale: text({ enum: LOCALES }).notNull(),
  /** The staff mailbox that made this a collaborator's account; unique: one account per mailbox. */
  staffEmailKey: text().unique(),
  termsAcceptedAt: moment().notNull(),
  activatedAt: moment(),
  lastLoginAt: moment(),
  /** A mail has announced the deletion of an account that nobody uses; null again after a login. */
  inactivityWarnedAt: moment(),
  createdAt: moment().notNull(),
})

export const profiles = hotel.table('profiles', {
  accountId: account().primaryKey(),
  civility: text({ enum: ['Mr', 'Mrs'] }).notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  birthName: text(),
  commonName: text(),
  birthDate: date({ mode: 'string' }).notNull(),
  /** Last change by the member. */
  birthDateChangedAt: moment(),
  company: text(),
  country: text(),
  membershipNumber: text(),
  cvipCardNumber: text(),
  sponsorCode: text(),
  favouriteCasino: text(),
  favouriteDate1: date({ mode: 'string' }),
  favouriteDate2: date({ mode: 'string' }),
  preferences: jsonb().$type<{ games: string[]; restaurantsAndBars: string[]; shows: string[] }>(),
})

export const addresses = hotel.table('addresses', {
  accountId: account().primaryKey(),
  addressLine1: text().notNull(),
  addressLine2: text(),
  postalBox: text(),
  placeKnownAs: text(),
  zipCode: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
})

export const phones = hotel.table('phones', { accountId: account().primaryKey(), phoneNumber: text().notNull() })

/** A row is a consent, with the moment at which it was given (art. L34-5 CPCE); no row means no consent. */
export const optIns = hotel.table(
  'opt_ins',
  {
    accountId: account(),
    sender: text({ enum: ['hotel', 'casino', 'partners'] }).notNull(),
    channel: text({ enum: ['email', 'sms', 'mail'] }).notNull(),
    givenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sender, table.channel] })],
)

/**
 * Sessions. Tombstone: the session of a deleted account stays, without the account, until it expires, so that the
 * member's next request answers 0044 (account deleted).
 */
export const sessions = hotel.table(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

/**
 * Mailed tokens, stored as hashes. `email` is the mailbox that a token proves or restores. A new token supersedes older
 * ones of its kind, except for `email-undo`: a thief who changed the e-mail again would otherwise invalidate the
 * owner's undo link.
 */
export const tokens = hotel.table(
  'tokens',
  {
    tokenHash: text().primaryKey(),
    kind: text({ enum: ['activation', 'reset', 'email', 'email-undo', 'collaborator'] }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    email: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Consumed, or superseded. */
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('tokens_one_open')
      .on(table.accountId, table.kind)
      .where(sql`${table.usedAt} is null and ${table.kind} <> 'email-undo'`),
  ],
)

/** Lockout counters of failed passwords, by hashed key; unknown e-mails are counted too. */
export const lockouts = hotel.table('lockouts', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: moment().notNull(),
  blockedUntil: moment(),
})

/** Known devices: browsers in which a member has signed in. Failures elsewhere do not lock them out. */
export const devices = hotel.table(
  'devices',
  { tokenHash: text().notNull(), accountId: account(), lastUsedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
)

/** Passkeys: WebAuthn credentials. `counter` is the authenticator's, 0 where it has none. */
export const passkeys = hotel.table(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: account(),
    credentialId: text().notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** Second step of a login: a TOTP secret, encrypted, with the last time step that was used. Counts once confirmed. */
export const secondSteps = hotel.table('second_steps', {
  accountId: account().primaryKey(),
  sealedSecret: text().notNull(),
  lastStep: bigint({ mode: 'number' }).notNull(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
})

/** Recovery codes that have not been used, by keyed hash. */
export const recoveryCodes = hotel.table(
  'recovery_codes',
  { accountId: account(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** WebAuthn challenges by their hash: consumed by one deletion. A login's belongs to no account yet. */
export const challenges = hotel.table(
  'challenges',
  {
    hash: text().primaryKey(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('challenges_expiry').on(table.expiresAt)],
)

/** Authentication events. Without an account: a login for an e-mail that has none, written against timing attacks. */
export const events = hotel.table(
  'events',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: AUTH_EVENTS }).notNull(),
    outcome: text({ enum: ['ok', 'failed'] }).notNull(),
    at: moment().notNull(),
    browser: text({ enum: BROWSERS }).notNull(),
    system: text({ enum: SYSTEMS }).notNull(),
    network: text({ enum: NETWORKS }).notNull(),
  },
  (table) => [index('events_account').on(table.accountId, table.at), index('events_at').on(table.at)],
)

export const bookings = hotel.table(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: account(),
    reference: text().notNull().unique(),
    hotelName: text().notNull(),
    hotelTown: text().notNull(),
    hotelSlug: text().notNull(),
    room: jsonb().$type<Record<Locale, string>>().notNull(),
    arrival: date({ mode: 'string' }).notNull(),
    departure: date({ mode: 'string' }).notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    amount: integer().notNull(),
    cancelled: boolean().notNull().default(false),
  },
  (table) => [index('bookings_account').on(table.accountId)],
)

export const advantages = hotel.table('advantages', {
  id: text().primaryKey(),
  kind: text({ enum: ['standing', 'birthday'] }).notNull(),
  levels: text().array().notNull(),
  title: jsonb().$type<Record<Locale, string>>().notNull(),
  text: jsonb().$type<Record<Locale, string>>().notNull(),
  position: integer().notNull(),
})

export const cardRenewals = hotel.table(
  'card_renewals',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    accountId: account(),
    requestedAt: moment().notNull(),
  },
  (table) => [index('card_renewals_account').on(table.accountId)],
)

/** What a member has kept in My trip. No page is named but by its uuid. */
export const tripItems = hotel.table(
  'trip_items',
  {
    accountId: account(),
    /** `lib/domain/trip.ts` */
    key: text().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
)

/**
 * Idempotency keys with the first answer, written in the request's transaction. No personal data.
 */
export const answers = hotel.table(
  'answers',
  {
    key: text().primaryKey(),
    /** Fingerprint: keyed hash (HMAC) of the input without its secrets. */
    requestHash: text().notNull(),
    /** Whose account the answer is about; null until there is one. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    body: jsonb().$type<unknown>(),
    createdAt: moment().notNull(),
  },
  (table) => [index('answers_account').on(table.accountId)],
)

export const mails = mailTable(hotel)

/** One row: marks the demonstration accounts as loaded. */
export const seeds = hotel.table('seeds', { name: text().primaryKey(), loadedAt: moment().notNull() })

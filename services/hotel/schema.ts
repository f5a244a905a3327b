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
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { mailTable } from '../kit/mail/mail-table.ts'

export const hotel = pgSchema('hotel')

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

const account = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Last digits of membership numbers. */
export const membershipNumbers = hotel.sequence('membership_numbers', { startWith: 40_000_001 })

/** Who may sign in. `emailKey` is what an address is looked up by; `passwordHash` is in PHC form. */
export const accounts = hotel.table('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  /** An address that its mailbox has not confirmed. */
  pendingEmail: text(),
  passwordHash: text().notNull(),
  level: text({ enum: ['IBPROSPECT', 'IBINFINIMENT', 'IBCOLLABORATEUR'] }).notNull(),
  ibNumber: text().notNull().unique(),
  locale: text({ enum: LOCALES }).notNull(),
  /** The staff mailbox that made this a collaborator's account: one account a mailbox. */
  staffEmailKey: text().unique(),
  termsAcceptedAt: moment().notNull(),
  activatedAt: moment(),
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

/** A consent is a row, with the moment it was given (art. L34-5 CPCE); none is a refusal. */
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
 * Of a deleted account a session stays without it until it would have ended: its member is told so, once signed in no
 * more.
 */
export const sessions = hotel.table(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** When the password was last given. */
    authAt: moment().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

/**
 * Mailed links, by their hash. `email` is the mailbox that one proves or returns to. The newest of a kind supersedes
 * the others, but for undoing: a thief could end the owner's link so.
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
    /** Used, or superseded. */
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('tokens_one_open')
      .on(table.accountId, table.kind)
      .where(sql`${table.usedAt} is null and ${table.kind} <> 'email-undo'`),
  ],
)

/** Failed passwords, by the hash of whose they were; also of e-mails that nobody has. */
export const lockouts = hotel.table('lockouts', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: moment().notNull(),
  blockedUntil: moment(),
})

/** Browsers in which a member has signed in: strangers' failures do not lock those out. */
export const devices = hotel.table(
  'devices',
  { tokenHash: text().notNull(), accountId: account(), lastUsedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
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

/**
 * What a request was answered, so that its repetition is answered the same; written in its transaction. No personal
 * data.
 */
export const answers = hotel.table('answers', {
  key: text().primaryKey(),
  /** Of the operation, its member and its body. */
  requestHash: text().notNull(),
  body: jsonb().$type<unknown>(),
  createdAt: moment().notNull(),
})

export const mails = mailTable(hotel)

/** One row: that the demonstration accounts have been loaded. */
export const seeds = hotel.table('seeds', { name: text().primaryKey(), loadedAt: moment().notNull() })

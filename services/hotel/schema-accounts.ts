import { date, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { HOTEL_LEVELS } from '#lib/contracts/hotel-fields.ts'
import { LOCALES } from '#lib/domain/locale.ts'

export const hotel = pgSchema('hotel')

/** A moment with milliseconds. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A column of the account that a row belongs to, and is deleted with. */
export const account = () =>
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
  level: text({ enum: HOTEL_LEVELS }).notNull(),
  /** First day without Infiniment unless it is renewed; null for other levels, and for one from before the rule. */
  levelUntil: date({ mode: 'string' }),
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

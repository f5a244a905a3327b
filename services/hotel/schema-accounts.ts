import { date, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { HOTEL_LEVELS } from '#lib/contracts/hotel-fields.ts'
import { accountColumns, moment, profileColumns } from '../kit/accounts/tables.ts'

export const hotel = pgSchema('hotel')

/** A column of the account that a row belongs to, and is deleted with. */
export const account = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Sequence of membership numbers. */
export const membershipNumbers = hotel.sequence('membership_numbers', { startWith: 40_000_001 })

/** Accounts. */
export const accounts = hotel.table('accounts', {
  ...accountColumns(),
  level: text({ enum: HOTEL_LEVELS }).notNull(),
  /** First day without Infiniment unless it is renewed; null for other levels, and for one from before the rule. */
  levelUntil: date({ mode: 'string' }),
  ibNumber: text().notNull().unique(),
  /** The staff mailbox that made this a collaborator's account; unique: one account per mailbox. */
  staffEmailKey: text().unique(),
})

export const profiles = hotel.table('profiles', {
  accountId: account().primaryKey(),
  ...profileColumns(),
  birthName: text(),
  commonName: text(),
  /** Last change by the member. */
  birthDateChangedAt: moment(),
  company: text(),
  country: text(),
  membershipNumber: text(),
  cvipCardNumber: text(),
  sponsorCode: text(),
  favouriteDate1: date({ mode: 'string' }),
  favouriteDate2: date({ mode: 'string' }),
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

import { date, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { HOTEL_LEVELS } from '@barriere/shared/programmes/hotel/fields.ts'
import { accountColumns, contactTables, moment, profileColumns } from '../kit/accounts/tables.ts'

export const hotel = pgSchema('hotel')

/** Reference to the row's account; the row is deleted with it. */
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
  /** First day without Infiniment unless it is renewed; null for other levels, and for one granted before the rule. */
  levelUntil: date({ mode: 'string' }),
  ibNumber: text().notNull().unique(),
  /** Staff mailbox by which the account is a collaborator's; unique: one account per mailbox. */
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

export const { addresses, optIns } = contactTables(hotel, () => accounts.id)

export const phones = hotel.table('phones', { accountId: account().primaryKey(), phoneNumber: text().notNull() })

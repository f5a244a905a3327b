import { date, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/domain/locale.ts'

export const casino = pgSchema('casino')

/** A moment with milliseconds. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A column of the account that a row belongs to, and is deleted with. */
export const account = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Accounts. `emailKey` is the normalised address for look-ups; `passwordHash` is in PHC form. */
export const accounts = casino.table('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  /** New address, not confirmed yet. */
  pendingEmail: text(),
  passwordHash: text().notNull(),
  locale: text({ enum: LOCALES }).notNull(),
  termsAcceptedAt: moment().notNull(),
  activatedAt: moment(),
  lastLoginAt: moment(),
  /** A mail has announced the deletion of an account that nobody uses; null again after a login. */
  inactivityWarnedAt: moment(),
  createdAt: moment().notNull(),
})

export const profiles = casino.table('profiles', {
  accountId: account().primaryKey(),
  civility: text({ enum: ['Mr', 'Mrs'] }).notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  birthDate: date({ mode: 'string' }).notNull(),
  phoneNumber: text(),
  favouriteCasino: text(),
  /** `MM-DD`: an offer on each, every year. */
  favouriteDate1: text(),
  favouriteDate2: text(),
  preferences: jsonb().$type<{ games: string[]; restaurantsAndBars: string[]; shows: string[] }>(),
})

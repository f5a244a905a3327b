import { boolean, index, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { BROWSERS, SYSTEMS } from '@barriere/shared/contracts/client.ts'
import { PROGRAMMES } from '@barriere/shared/contracts/session.ts'

/** Only the tables that Drizzle manages; those of the search are written in SQL (`migrations/0000_start.sql`). */
export const site = pgSchema('site')

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A browser's session; invalid without a login. */
export const sessions = site.table(
  'sessions',
  {
    /** Internal; survives rotation of the cookie. */
    id: uuid().primaryKey(),
    /** First part of the cookie. */
    publicId: text().notNull().unique(),
    /** SHA-256 of the cookie's second part. */
    secretHash: text().notNull(),
    /** `due`: the browser gets a new cookie at its next call; `unseen`: it got one and has not used it yet. */
    rotation: text({ enum: ['due', 'unseen'] }),
    /** Cookie before the last rotation with a grace, and the end of its validity. */
    previousId: text().unique(),
    previousSecretHash: text(),
    previousUntil: moment(),
    /** The only stored parts of the user agent. */
    browser: text({ enum: BROWSERS }).notNull().default('other'),
    system: text({ enum: SYSTEMS }).notNull().default('other'),
    /** Without an idle time-out. */
    persistent: boolean().notNull(),
    /** Last login; absolute time-out thirty days later. */
    authAt: moment().notNull(),
    /** Precision: one minute. */
    lastUsedAt: moment().notNull(),
  },
  (table) => [index('sessions_auth').on(table.authAt)],
)

/**
 * A session's login to one programme. Race: when a session is replaced, the row is moved instead of copied, so that
 * ending all logins of an account cannot miss it.
 */
export const logins = site.table(
  'logins',
  {
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    programme: text({ enum: PROGRAMMES }).notNull(),
    accountId: text().notNull(),
    /** The backend's token, encrypted. */
    sealedToken: text().notNull(),
    begunAt: moment().notNull(),
    /** Expiry of the backend's token. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.programme] }),
    index('logins_account').on(table.programme, table.accountId),
    index('logins_expiry').on(table.expiresAt),
  ],
)

import { boolean, index, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { PROGRAMMES } from '#lib/contracts/session.ts'

/** Only what drizzle writes; the tables of the search are SQL of their own (`migrations/0000_start.sql`). */
export const site = pgSchema('site')

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A browser's session. One without a login has ended. */
export const sessions = site.table(
  'sessions',
  {
    /** Never shown; stays the same when the cookie is another. */
    id: uuid().primaryKey(),
    /** First part of the cookie. */
    publicId: text().notNull().unique(),
    /** SHA-256 of the cookie's second part. */
    secretHash: text().notNull(),
    /** Whether it goes on however long it is not used. */
    persistent: boolean().notNull(),
    /** The last login: thirty days later it ends. */
    authAt: moment().notNull(),
    /** To the minute. */
    lastUsedAt: moment().notNull(),
  },
  (table) => [index('sessions_auth').on(table.authAt)],
)

/**
 * A session's login to one programme. It moves with its row to the session that replaces its own, so that whoever ends
 * an account's logins meets it.
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
    /** From then on the backend refuses the token. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.programme] }),
    index('logins_account').on(table.programme, table.accountId),
    index('logins_expiry').on(table.expiresAt),
  ],
)

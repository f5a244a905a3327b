import { bigint, text, uuid } from 'drizzle-orm/pg-core'
import { account, casino, moment, sessions } from './schema-accounts.ts'

/** Devices that make the QR codes of a member's card. A key ends with the session that asked for it. */
export const cardKeys = casino.table('card_keys', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: account(),
  /** Null for a key of before keys ended with their session, which shows nothing. */
  sessionHash: text()
    .unique()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  /** The device's key, encrypted. */
  sealedKey: text().notNull(),
  createdAt: moment().notNull(),
  /** Time of the last code that was taken, in seconds since the epoch: none serves twice. */
  lastAt: bigint({ mode: 'number' }).notNull().default(0),
})

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

/** Why a terminal is over: a desk ended it, or its token was used by two devices. */
const TERMINAL_ENDS = ['desk', 'stolen'] as const

/** Devices of the casinos that may show cards. Secrets are kept as hashes, and go with the terminal's end. */
export const terminals = casino.table('terminals', {
  id: uuid().primaryKey().defaultRandom(),
  /** Key of its casino. */
  casino: text().notNull(),
  name: text().notNull(),
  /** Pairing code and its end; null once it has served. */
  codeHash: text().unique(),
  codeEndsAt: moment(),
  /** Null until it is paired. */
  tokenHash: text().unique(),
  /** The token before, which is good until the current one is confirmed. */
  previousHash: text().unique(),
  /** When the current token was given, and used for the first time. */
  rotatedAt: moment(),
  confirmedAt: moment(),
  lastUsedAt: moment(),
  createdAt: moment().notNull(),
  endedAt: moment(),
  endedBy: text({ enum: TERMINAL_ENDS }),
})

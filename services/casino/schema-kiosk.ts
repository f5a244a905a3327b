import { bigint, text, uuid } from 'drizzle-orm/pg-core'
import { account, casino, moment, sessions } from './schema-accounts.ts'

/** Devices that make the QR codes of a member's card. A key ends with the session that created it. */
export const cardKeys = casino.table('card_keys', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: account(),
  /** Null for a key from before keys were bound to sessions; it is not valid. */
  sessionHash: text()
    .unique()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  /** The device's key, encrypted. */
  sealedKey: text().notNull(),
  createdAt: moment().notNull(),
  /** Replay: time of the last accepted code, in seconds since the epoch. */
  lastAt: bigint({ mode: 'number' }).notNull().default(0),
})

/** Why a terminal ended: by a desk, or because two devices used its token. */
const TERMINAL_ENDS = ['desk', 'stolen'] as const

/** Devices of the casinos that may show cards. Secrets are stored as hashes, and deleted with the terminal's end. */
export const terminals = casino.table('terminals', {
  id: uuid().primaryKey().defaultRandom(),
  /** Key of the terminal's casino. */
  casino: text().notNull(),
  name: text().notNull(),
  /** Pairing code and its expiry; null once used. */
  codeHash: text().unique(),
  codeEndsAt: moment(),
  /** Null until it is paired. */
  tokenHash: text().unique(),
  /** The previous token, valid until the current one is confirmed. */
  previousHash: text().unique(),
  /** When the current token was issued, and when it was first used. */
  rotatedAt: moment(),
  confirmedAt: moment(),
  lastUsedAt: moment(),
  createdAt: moment().notNull(),
  endedAt: moment(),
  endedBy: text({ enum: TERMINAL_ENDS }),
})

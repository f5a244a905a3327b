import { bigint, index, text, uuid } from 'drizzle-orm/pg-core'
import { account, casino, moment } from './schema-accounts.ts'

/** Devices that make the QR codes of a member's card. */
export const cardKeys = casino.table(
  'card_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: account(),
    /** The device's key, encrypted. */
    sealedKey: text().notNull(),
    createdAt: moment().notNull(),
    /** Time of the last code that was taken, in seconds since the epoch: none serves twice. */
    lastAt: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('card_keys_account').on(table.accountId, table.createdAt)],
)

import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { casino, moment } from './schema-accounts.ts'
import { cards } from './schema-cards.ts'

/**
 * Verifications of a card's owner: a code is mailed to the holder, and the person who enters it gets a proof for the
 * sign-up. Secrets are stored as hashes. Kept for an hour, for the rate limit of a card's mails.
 */
export const cardVerifications = casino.table(
  'card_verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the browser's secret. */
    tokenHash: text().notNull().unique(),
    cardNumber: text()
      .notNull()
      .references(() => cards.number, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** Number of wrong codes. */
    failures: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** Hash of the proof, given for a right code. */
    proofHash: text().unique(),
    provenAt: moment(),
    /** From the previous version. Unused since `0012_sign_ups`; a later release drops it. */
    usedAt: moment(),
  },
  (table) => [index('card_verifications_card').on(table.cardNumber, table.createdAt)],
)

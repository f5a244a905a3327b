import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { casino, moment } from './schema-accounts.ts'
import { cards } from './schema-cards.ts'

/**
 * Verifications of who owns a card: a code goes to the holder's mailbox, and the person who types it gets a proof for
 * the sign-up. Secrets are stored as hashes. Kept for an hour, to count the mails of a card.
 */
export const cardVerifications = casino.table(
  'card_verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the secret that the browser holds. */
    tokenHash: text().notNull().unique(),
    cardNumber: text()
      .notNull()
      .references(() => cards.number, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** Wrong codes. */
    failures: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** Of the secret that a right code gave. */
    proofHash: text().unique(),
    provenAt: moment(),
    /** Of the version before. Read by nothing since `0012_sign_ups`; a later release drops it. */
    usedAt: moment(),
  },
  (table) => [index('card_verifications_card').on(table.cardNumber, table.createdAt)],
)

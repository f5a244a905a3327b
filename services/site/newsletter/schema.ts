import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Mailing } from '@barriere/shared/contracts/newsletter.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { SUBSCRIPTION_STATES } from '@barriere/shared/domain/visitors/newsletter.ts'
import { site } from '../sessions/schema.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

const themes = () => jsonb().$type<readonly string[]>().notNull()

/** The newsletter's subscriptions, one for each mailbox. */
export const subscriptions = site.table(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As it was written; `emailKey` tells mailboxes apart. */
    email: text().notNull(),
    emailKey: text().notNull().unique(),
    state: text({ enum: SUBSCRIPTION_STATES }).notNull().default('pending'),
    /** Keys of the content; none means all. */
    themes: themes(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Counts withdrawals: links to confirm from before one are void. */
    round: integer().notNull().default(0),
    askedAt: moment().notNull(),
    confirmedAt: moment(),
    /** Also of one that is pending again, which it goes back to unless it is confirmed. */
    withdrawnAt: moment(),
  },
  (table) => [index('newsletter_subscriptions_state').on(table.state, table.id)],
)

const PROOFS = ['asked', 'confirmed', 'changed', 'withdrawn'] as const

/** Proofs of consent, which are only ever added: who has asked for what, when, and by which sentence. */
export const proofs = site.table(
  'newsletter_proofs',
  {
    id: uuid().primaryKey().defaultRandom(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text({ enum: PROOFS }).notNull(),
    at: moment().notNull(),
    themes: themes(),
    locale: text({ enum: LOCALES }).notNull(),
    /** What follows is of those who asked: `N-7K3M-2026`, the sentence as it was read, its version, the page. */
    reference: text().unique(),
    consentText: text(),
    consentVersion: text(),
    page: text(),
    utm: jsonb().$type<Readonly<Record<string, string>>>(),
  },
  (table) => [index('newsletter_proofs_subscription').on(table.subscriptionId)],
)

/** Mailings, and how far each has been written into the outbox. */
export const mailings = site.table('newsletter_mailings', {
  key: text().primaryKey(),
  mailing: jsonb().$type<Mailing>().notNull(),
  /** The last subscription that has its mail. */
  cursor: uuid(),
  recipients: integer().notNull().default(0),
  createdAt: moment().notNull(),
  endedAt: moment(),
})

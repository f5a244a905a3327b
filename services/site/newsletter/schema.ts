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
    /** As typed; `emailKey` identifies the mailbox. */
    email: text().notNull(),
    emailKey: text().notNull().unique(),
    state: text({ enum: SUBSCRIPTION_STATES }).notNull().default('pending'),
    /** Keys of the content; none means all. */
    themes: themes(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Number of withdrawals: links to confirm from before the last one are void. */
    round: integer().notNull().default(0),
    askedAt: moment().notNull(),
    confirmedAt: moment(),
    /** Kept while a withdrawn subscription is pending again: without a confirmation it returns to this state. */
    withdrawnAt: moment(),
  },
  (table) => [index('newsletter_subscriptions_state').on(table.state, table.id)],
)

const PROOFS = ['asked', 'confirmed', 'changed', 'withdrawn'] as const

/** Proofs of consent, append-only: who asked for what, when, and with which sentence. */
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
    /** The columns below belong to the kind `asked`: `N-7K3M-2026`, the sentence as shown, its version, the page. */
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
  /** The last subscription whose mail is written. */
  cursor: uuid(),
  recipients: integer().notNull().default(0),
  createdAt: moment().notNull(),
  endedAt: moment(),
})

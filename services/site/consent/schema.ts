import { index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Choices } from '@barriere/shared/domain/visitors/consent.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { site } from '../sessions/schema.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Receipts of consent, append-only. They do not identify the browser's owner. */
export const consentReceipts = site.table(
  'consent_receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the browser's id. The id gives access to the history. */
    browser: text().notNull(),
    recordedAt: moment().notNull(),
    /** By the browser's clock. */
    chosenAt: moment().notNull(),
    /** Version of the texts. */
    version: integer().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    choices: jsonb().$type<Choices>().notNull(),
  },
  (table) => [
    uniqueIndex('consent_receipts_choice').on(table.browser, table.chosenAt, table.choices),
    index('consent_receipts_recorded').on(table.recordedAt),
  ],
)

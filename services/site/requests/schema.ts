import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/domain/locale.ts'
import { REQUEST_KINDS, REQUEST_STATES, type RequestKind } from '#lib/domain/request.ts'
import type { RequestInput } from '#lib/contracts/requests.ts'
import { answerTable } from '../../kit/idempotency.ts'
import { mailTable } from '../../kit/mail/mail-table.ts'
import { site } from '../sessions/schema.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** What visitors ask for by a form. */
export const requests = site.table(
  'requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `C-7K3M-2026` */
    reference: text().notNull().unique(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    state: text({ enum: REQUEST_STATES }).notNull().default('new'),
    /** What the person answered, by field of the contract; without consent, language, page and campaign. */
    answers: jsonb().$type<RequestAnswers>().notNull(),
    /** Proof of consent: the sentence as it was read, its version; its moment is that of the request. */
    consentText: text().notNull(),
    consentVersion: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Path of the page that the form stood on. */
    page: text().notNull(),
    utm: jsonb().$type<Readonly<Record<string, string>>>(),
    /** Whom the request was mailed to. */
    desk: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('requests_kind').on(table.kind, table.createdAt)],
)

/** Outbox of the mails on requests. */
export const mails = mailTable(site)

/** Answers to repeated requests. */
export const answers = answerTable(site)

type Said<N extends RequestKind> = Omit<RequestInput<N>, 'privacy' | 'locale' | 'page' | 'utm'>

export type RequestAnswers = Said<'contact'> | Said<'event'>

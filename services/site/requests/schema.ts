import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { REQUEST_KINDS, REQUEST_STATES, type RequestKind } from '@barriere/shared/domain/visitors/request.ts'
import type { RequestInput } from '@barriere/shared/contracts/requests.ts'
import { answerTable } from '../../kit/idempotency.ts'
import { mailTable } from '../../kit/mail/mail-table.ts'
import { site } from '../sessions/schema.ts'
import type { Addressed } from './desks.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Visitors' requests by a form. */
export const requests = site.table(
  'requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `C-7K3M-2026` */
    reference: text().notNull().unique(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    state: text({ enum: REQUEST_STATES }).notNull().default('new'),
    /** The person's answers, by field of the contract; without consent, language, page and campaign. */
    answers: jsonb().$type<RequestAnswers>().notNull(),
    /** The sender's e-mail address as `emailKey` writes it. */
    emailKey: text().notNull(),
    /** Proof of consent: the sentence as shown, and its version; its moment is that of the request. */
    consentText: text().notNull(),
    consentVersion: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Path of the page with the form. */
    page: text().notNull(),
    utm: jsonb().$type<Readonly<Record<string, string>>>(),
    /** Recipient of the request's mail. */
    desk: text().notNull(),
    /** Properties by story, with their names at the time, else the story. Authorisation depends on them. */
    properties: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Names of the request's subject in the desk's language, at that time. */
    about: jsonb().$type<Addressed['words']['desk']>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('requests_kind').on(table.kind, table.createdAt),
    index('requests_newest').on(table.createdAt, table.id),
    index('requests_email').on(table.emailKey),
    index('requests_properties').using('gin', table.properties),
  ],
)

/** Answers of the desk, in the order in which they were written. */
export const requestMessages = site.table(
  'request_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Name of the account. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('request_messages_request').on(table.requestId, table.createdAt)],
)

/** Outbox of the mails on requests. */
export const mails = mailTable(site)

/** Answers to repeated requests. */
export const answers = answerTable(site)

type Said<N extends RequestKind> = Omit<RequestInput<N>, 'privacy' | 'locale' | 'page' | 'utm'>

export type RequestAnswers = Said<'contact'> | Said<'event'> | Said<'seminar'>

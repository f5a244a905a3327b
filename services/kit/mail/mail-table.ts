import { sql } from 'drizzle-orm'
import { index, integer, jsonb, type PgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Attachment, MailHeaders } from './transport.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** The table of an outbox, in the schema of the service that writes the mails. */
export const mailTable = (schema: PgSchema<string>) =>
  schema.table(
    'mails',
    {
      /** Also the message's id. Deduplication: the receiver recognises a mail that is handed over twice. */
      id: uuid().primaryKey().defaultRandom(),
      kind: text().notNull(),
      /** Owner, such as an account or a request: its mails are counted or erased together. */
      ownerId: uuid(),
      /** Emptied with the six below once the mail is sent or given up: they may carry a link that opens an account. */
      recipient: text(),
      /** Reply-To: the address for answers, if it is not the sender. */
      replyTo: text(),
      subject: text(),
      text: text(),
      html: text(),
      attachments: jsonb().$type<readonly Attachment[]>(),
      headers: jsonb().$type<MailHeaders>(),
      createdAt: moment().notNull(),
      /** Next attempt; during an attempt, end of its lease. */
      nextAt: moment().notNull(),
      attempts: integer().notNull().default(0),
      /** Sent, or given up. */
      endedAt: moment(),
      failure: text(),
    },
    (table) => [
      index('mails_due').on(table.nextAt).where(sql`${table.endedAt} is null`),
      index('mails_owner').on(table.ownerId, table.kind, table.createdAt),
    ],
  )

export type MailTable = ReturnType<typeof mailTable>

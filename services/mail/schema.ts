import { index, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Attachment, MailHeaders } from '../kit/mail/transport.ts'

export const mail = pgSchema('mail')

/** The newest accepted mails; older ones are deleted. */
export const messages = mail.table(
  'messages',
  {
    /** Idempotency key from the sender: the same mail sent again is the same row. */
    id: uuid().primaryKey(),
    sender: text().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    headers: jsonb().$type<MailHeaders>(),
    receivedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('messages_received').on(table.receivedAt)],
)

import { sql } from 'drizzle-orm'
import { type AnyPgColumn, type PgSchema, bigint, index, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A moment with milliseconds. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Columns of staff accounts. An account without a password is invited, or to be invited again. */
export const staffAccountColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  /** As `emailKey` writes it. */
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text(),
  /** Secret of the second step, encrypted for this account; empty: none. */
  sealedSecret: text().notNull(),
  /** Replay: time step of the last code that counted. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Hash of a mailed link's secret, and its end. Without a password it is an invitation, with one a recovery link. */
  invitationHash: text().unique(),
  invitedUntil: moment(),
  createdAt: moment().notNull(),
})

/** Columns of sessions; `id` is the accounts' key. */
export const staffSessionColumns = (id: () => AnyPgColumn) => ({
  /** SHA-256 of the cookie. */
  hash: text().primaryKey(),
  accountId: uuid().notNull().references(id, { onDelete: 'cascade' }),
  createdAt: moment().notNull(),
  usedAt: moment().notNull(),
})

/** An audit trail: who did what and when, without the content of what was changed. Append-only. */
export const staffEventTable = <Kind extends string>(
  schema: PgSchema<string>,
  name: string,
  kinds: readonly [Kind, ...Kind[]],
) =>
  schema.table(name, staffEventColumns(kinds), (table) => [
    index(`${name}_subject`).on(table.subject).where(sql`${table.subject} is not null`),
  ])

/** Columns of an audit trail. */
export const staffEventColumns = <Kind extends string>(kinds: readonly [Kind, ...Kind[]]) => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  /** E-mail address of the account; `-`: the command line. */
  actor: text().notNull(),
  kind: text({ enum: kinds as [Kind, ...Kind[]] }).notNull(),
  /** Object of the event: the address of an account, the reference or id of a thing. */
  subject: text(),
  /** A state, a number, a right. */
  detail: text(),
})

const staffAccountTable = (schema: PgSchema<string>, name: string) => schema.table(name, staffAccountColumns())

const staffSessionTable = (schema: PgSchema<string>, name: string, id: () => AnyPgColumn) =>
  schema.table(name, staffSessionColumns(id))

export type StaffAccountTable = ReturnType<typeof staffAccountTable>

export type StaffSessionTable = ReturnType<typeof staffSessionTable>

export type StaffEventTable = ReturnType<typeof staffEventTable<string>>

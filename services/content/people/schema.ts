import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCALE, LOCALES } from '@barriere/shared/domain/locale.ts'
import { mailTable } from '../../kit/mail/mail-table.ts'
import { lockoutTable } from '../../kit/passwords/lockouts.ts'
import { STAFF_EVENTS } from '@barriere/shared/contracts/staff.ts'
import { moment, staffAccountColumns, staffEventTable, staffSessionColumns } from '../../kit/staff/tables.ts'
import { ACTIVITIES } from '../management/rights.ts'
import { content, stories } from '../schema.ts'
import { ROLES } from '@barriere/shared/stories/roles.ts'

/** Accounts of the content service. */
export const collaborators = content.table('collaborators', {
  ...staffAccountColumns(),
  /** Id in the management API, which uses numbers. */
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().unique(),
  role: text({ enum: ROLES }).notNull(),
  /** Language of the editor and of mails. */
  language: text({ enum: LOCALES }).notNull().default(DEFAULT_LOCALE),
})

export const editorSessions = content.table(
  'editor_sessions',
  staffSessionColumns(() => collaborators.id),
  (table) => [index('editor_sessions_account').on(table.accountId)],
)

/** Lockout counters of the editor's login. */
export const editorLockouts = lockoutTable(content)

/** Audit trail, without any content. */
export const activities = staffEventTable(content, 'activities', [...STAFF_EVENTS, ...ACTIVITIES])

/** Tokens of the management API. Only their hashes are stored. */
export const apiKeys = content.table('api_keys', {
  id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  role: text({ enum: ROLES }).notNull(),
  tokenHash: text().notNull().unique(),
  createdAt: moment().notNull(),
  /** When the token expires. Old keys, and those of an old process, expire after ninety days. */
  endsAt: moment().notNull().default(sql`now() + interval '90 days'`),
  /** Addresses and networks (CIDR) that may use it; an empty list allows all. */
  addresses: jsonb().$type<string[]>().notNull().default([]),
  /** When administrators were told that it ends. */
  warnedAt: moment(),
  /** Last use, exact to a minute. */
  usedAt: moment(),
})

/** Outbox of the editor's mails. */
export const editorMails = mailTable(content)

/** Open stories by tab and account. A row expires if it is not renewed for some seconds. */
export const presences = content.table(
  'presences',
  {
    /** Chosen by the client. */
    tab: uuid().primaryKey(),
    storyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => collaborators.id, { onDelete: 'cascade' }),
    /** `_uid` of the block that is being changed. */
    block: text(),
    seenAt: moment().notNull(),
  },
  (table) => [index('presences_story').on(table.storyId)],
)

import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCALE, LOCALES } from '@barriere/shared/domain/locale.ts'
import { mailTable } from '../../kit/mail/mail-table.ts'
import { lockoutTable } from '../../kit/passwords/lockouts.ts'
import {
  STAFF_EVENTS,
  moment,
  staffAccountColumns,
  staffEventTable,
  staffSessionColumns,
} from '../../kit/staff/tables.ts'
import { ACTIVITIES } from '../management/rights.ts'
import { content, stories } from '../schema.ts'
import { ROLES } from './principal.ts'

/** Who works with the content service. */
export const collaborators = content.table('collaborators', {
  ...staffAccountColumns(),
  /** Id in the management API, whose ids are numbers. */
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().unique(),
  role: text({ enum: ROLES }).notNull(),
  /** Of the editor and of mails. */
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

/** Tokens of the management API. The token is told once: here is its hash. */
export const apiKeys = content.table('api_keys', {
  id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  role: text({ enum: ROLES }).notNull(),
  tokenHash: text().notNull().unique(),
  createdAt: moment().notNull(),
  /** When it is refused. Keys of before, and of a process that knows no end, go on for ninety days. */
  endsAt: moment().notNull().default(sql`now() + interval '90 days'`),
  /** Addresses and networks (CIDR) that may use it; none: all. */
  addresses: jsonb().$type<string[]>().notNull().default([]),
  /** When administrators were told of its end. */
  warnedAt: moment(),
  /** Within a minute. */
  usedAt: moment(),
})

/** Outbox of invitations, mentions and reviews. */
export const editorMails = mailTable(content)

/** Which story is open in which tab of whom. A row that is not renewed for some seconds no longer counts. */
export const presences = content.table(
  'presences',
  {
    /** Chosen by the tab. */
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

import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { lockoutTable } from '../../kit/passwords/lockouts.ts'
import { moment, staffAccountColumns, staffEventColumns, staffSessionColumns } from '../../kit/staff/tables.ts'
import { site } from '../sessions/schema.ts'
import type { Filter } from './filter.ts'
import { DESK_EVENTS } from './events.ts'
import type { TrailFilter } from './trail-filter.ts'

/** Accounts of the desk. */
export const deskAccounts = site.table('desk_accounts', {
  ...staffAccountColumns(),
  /** Stories of properties; `*`: all requests, including those without a property; `operator`: the console. */
  rights: text().array().notNull(),
})

/** Sessions of the desk. */
export const deskSessions = site.table(
  'desk_sessions',
  {
    ...staffSessionColumns(() => deskAccounts.id),
    /** Filter of the list. Personal data: it is stored here, since an address would reveal the search. */
    filter: jsonb().$type<Filter>().notNull().default({}),
    /** Filter of the audit trail. */
    trailFilter: jsonb().$type<TrailFilter>().notNull().default({}),
  },
  (table) => [index('desk_sessions_account').on(table.accountId)],
)

/** Lockout counters of the desk's login. */
export const deskLockouts = lockoutTable(site)

/** Audit trail, without personal data of senders or members. */
export const deskEvents = site.table(
  'desk_events',
  {
    ...staffEventColumns(DESK_EVENTS),
    /** Programme and account of the member concerned, `hotel:<uuid>`. */
    member: text(),
    /** Reason given by the actor. */
    reason: text(),
    /** Euro cents of a refund. */
    cents: integer(),
  },
  (table) => [
    index('desk_events_subject').on(table.subject).where(sql`${table.subject} is not null`),
    index('desk_events_member').on(table.member).where(sql`${table.member} is not null`),
    index('desk_events_actor').on(table.actor, table.id),
    index('desk_events_at').on(table.at),
  ],
)

/** `approved`: a second person has approved, but the programme has not answered yet. */
export const REFUND_STATES = ['waiting', 'approved', 'done', 'declined'] as const

/** Four eyes: refunds above the limit of one person. */
export const deskRefunds = site.table(
  'desk_refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    registrationId: uuid().notNull(),
    /** Key of the refund's casino. */
    casino: text().notNull(),
    title: text().notNull(),
    cents: integer().notNull(),
    state: text({ enum: REFUND_STATES }).notNull().default('waiting'),
    /** E-mail addresses of accounts. */
    askedBy: text().notNull(),
    askedAt: moment().notNull(),
    decidedBy: text(),
    decidedAt: moment(),
  },
  (table) => [
    uniqueIndex('desk_refunds_one_open').on(table.registrationId).where(sql`${table.state} in ('waiting', 'approved')`),
  ],
)

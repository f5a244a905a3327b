import { index, jsonb, text } from 'drizzle-orm/pg-core'
import { lockoutTable } from '../../kit/passwords/lockouts.ts'
import { STAFF_EVENTS, staffAccountColumns, staffEventTable, staffSessionColumns } from '../../kit/staff/tables.ts'
import { site } from '../sessions/schema.ts'
import type { Filter } from './filter.ts'

/** Who works at the desk. */
export const deskAccounts = site.table('desk_accounts', {
  ...staffAccountColumns(),
  /** Stories of properties; `*`: all requests, also those about no property. */
  rights: text().array().notNull(),
})

/** Sessions of the desk. */
export const deskSessions = site.table(
  'desk_sessions',
  {
    ...staffSessionColumns(() => deskAccounts.id),
    /** What the list shows: here, since an address would keep who is searched for. */
    filter: jsonb().$type<Filter>().notNull().default({}),
  },
  (table) => [index('desk_sessions_account').on(table.accountId)],
)

/** Lockout counters of the desk's login. */
export const deskLockouts = lockoutTable(site)

export const DESK_EVENTS = [
  ...STAFF_EVENTS,
  'read',
  'answered',
  'state',
  'exported',
  'deleted',
  'card-issued',
  'card-blocked',
  'code-taken',
  'clock-start',
  'clock-pause',
  'clock-resume',
  'clock-next',
  'clock-previous',
  'refund-asked',
  'refunded',
  'seats-kept',
] as const

export type DeskEvent = (typeof DESK_EVENTS)[number]

/** Audit trail, without anything about a request's sender. */
export const deskEvents = staffEventTable(site, 'desk_events', DESK_EVENTS)

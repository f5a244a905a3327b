import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lockoutTable } from '../../kit/passwords/lockouts.ts'
import { site } from '../sessions/schema.ts'
import type { Filter } from './filter.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Who works at the desk. Without a password: invited, or to be invited again. */
export const deskAccounts = site.table('desk_accounts', {
  id: uuid().primaryKey().defaultRandom(),
  /** As `emailKey` writes it. */
  email: text().notNull().unique(),
  name: text().notNull(),
  /** Stories of properties; `*`: all requests, also those about no property. */
  rights: text().array().notNull(),
  passwordHash: text(),
  /** Secret of the second step, encrypted for this account. */
  sealedSecret: text().notNull(),
  /** Replay: time step of the last code that counted. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Hash of an invitation's secret, and its end; null once it is taken. */
  invitationHash: text().unique(),
  invitedUntil: moment(),
  createdAt: moment().notNull(),
})

/** Sessions of the desk. */
export const deskSessions = site.table(
  'desk_sessions',
  {
    /** SHA-256 of the cookie. */
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => deskAccounts.id, { onDelete: 'cascade' }),
    /** What the list shows: here, since an address would keep who is searched for. */
    filter: jsonb().$type<Filter>().notNull().default({}),
    createdAt: moment().notNull(),
    usedAt: moment().notNull(),
  },
  (table) => [index('desk_sessions_account').on(table.accountId)],
)

/** Lockout counters of the desk's login. */
export const deskLockouts = lockoutTable(site)

export const DESK_EVENTS = [
  'account-added',
  'account-rights',
  'account-reset',
  'account-removed',
  'enrolled',
  'login',
  'login-refused',
  'logout',
  'read',
  'answered',
  'state',
  'exported',
  'deleted',
  'card-issued',
  'code-taken',
  'clock-start',
  'clock-pause',
  'clock-resume',
  'clock-next',
  'clock-previous',
  'refund-asked',
  'refunded',
] as const

export type DeskEvent = (typeof DESK_EVENTS)[number]

/** Audit trail: who of the desk did what, without anything about a request's sender. Only added to. */
export const deskEvents = site.table(
  'desk_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** E-mail address of the account; `-`: the command line. */
    actor: text().notNull(),
    kind: text({ enum: DESK_EVENTS }).notNull(),
    /** Reference of a request, address of the account that was changed, title of a tournament, id of a registration. */
    subject: text(),
    /** A state, a number of requests, rights, or the key of a casino. */
    detail: text(),
  },
  (table) => [index('desk_events_subject').on(table.subject).where(sql`${table.subject} is not null`)],
)

import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type PgSchema,
  bigint,
  boolean,
  date,
  index,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { AUTH_EVENTS } from '@barriere/shared/contracts/auth-event.ts'
import { BROWSERS, NETWORKS, SYSTEMS } from '@barriere/shared/contracts/client.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { OPT_IN_CHANNELS, OPT_IN_SENDERS } from '@barriere/shared/domain/people/opt-ins.ts'
import { answerColumns } from '../idempotency.ts'
import { mailTable } from '../mail/mail-table.ts'
import { lockoutTable } from '../passwords/lockouts.ts'

/** A moment with milliseconds. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/**
 * Columns of a programme's accounts. `emailKey` is the normalised address for look-ups; `passwordHash` is in PHC form.
 */
export const accountColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  /** New address, not confirmed yet. */
  pendingEmail: text(),
  passwordHash: text().notNull(),
  locale: text({ enum: LOCALES }).notNull(),
  termsAcceptedAt: moment().notNull(),
  /**
   * When the mailbox was proven. Null only for an unfinished sign-up of the previous version, which no call treats as
   * an account and which is swept.
   */
  activatedAt: moment(),
  lastLoginAt: moment(),
  /** When a mail announced the deletion of the unused account; null again after a login. */
  inactivityWarnedAt: moment(),
  /** Earlier mails do not count for the hourly limit, which an operator has lifted. */
  mailsCountFrom: moment(),
  createdAt: moment().notNull(),
})

/** Accounts of a programme without columns of its own. */
export const accountTable = (schema: PgSchema<string>) => schema.table('accounts', accountColumns())

export type AccountsTable = ReturnType<typeof accountTable>

/** Sign-ups whose mailbox is not proven yet. They are no accounts: one e-mail may have several, each with its links. */
const signUpTable = (schema: PgSchema<string>) =>
  schema.table(
    'sign_ups',
    {
      id: uuid().primaryKey().defaultRandom(),
      email: text().notNull(),
      emailKey: text().notNull(),
      passwordHash: text().notNull(),
      locale: text({ enum: LOCALES }).notNull(),
      /** The programme's own details for the account. */
      details: jsonb().$type<unknown>().notNull(),
      createdAt: moment().notNull(),
    },
    (table) => [index('sign_ups_email').on(table.emailKey)],
  )

export type SignUpsTable = ReturnType<typeof signUpTable>

/** The tables of a programme's accounts; `id` is the accounts' key, `signUps` the table of the sign-ups. */
const tablesOn = (schema: PgSchema<string>, id: () => AnyPgColumn, signUps: SignUpsTable) => ({
  signUps,
  /**
   * Sessions. Tombstone: the session of a deleted account stays, without the account, until it expires, so that the
   * member's next request is told that the account is gone.
   */
  sessions: schema.table(
    'sessions',
    {
      tokenHash: text().primaryKey(),
      accountId: uuid().references(id, { onDelete: 'set null' }),
      createdAt: moment().notNull(),
      expiresAt: moment().notNull(),
      /** Whether the login was by card and birth date: a person who knows these may not be the member. */
      isByCard: boolean().notNull().default(false),
      /** When the member last gave the password or a mailed code; null if never. */
      provenAt: moment(),
    },
    (table) => [index('sessions_account').on(table.accountId)],
  ),
  /** "Not before": one row. No session that began by this moment is valid, for any account. */
  notBefore: schema.table('not_before', { name: text().primaryKey(), at: moment().notNull() }),
  /**
   * Mailed tokens, stored as hashes. `email` is the mailbox that a token proves or restores. A new token supersedes
   * older ones of its kind, except for `email-undo`: a thief who changed the e-mail again would otherwise invalidate
   * the owner's undo link.
   */
  tokens: schema.table(
    'tokens',
    {
      tokenHash: text().primaryKey(),
      kind: text().notNull(),
      accountId: uuid().references(id, { onDelete: 'set null' }),
      /** For an activation: the sign-up whose mail carries the link. */
      signUpId: uuid().references(() => signUps.id, { onDelete: 'cascade' }),
      email: text(),
      createdAt: moment().notNull(),
      expiresAt: moment().notNull(),
      /** Consumed, or superseded. */
      usedAt: moment(),
    },
    (table) => [
      uniqueIndex('tokens_one_open')
        .on(table.accountId, table.kind)
        .where(sql`${table.usedAt} is null and ${table.kind} <> 'email-undo'`),
      index('tokens_sign_up').on(table.signUpId),
    ],
  ),
  /** Lockout counters of failed passwords. */
  lockouts: lockoutTable(schema),
  /** Known devices: browsers in which a member has signed in. Failures elsewhere do not lock them out. */
  devices: schema.table(
    'devices',
    {
      tokenHash: text().notNull(),
      accountId: uuid().notNull().references(id, { onDelete: 'cascade' }),
      lastUsedAt: moment().notNull(),
    },
    (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] })],
  ),
  /** Authentication events. Timing attack: a login for an unknown e-mail is written too, without an account. */
  events: schema.table(
    'events',
    {
      id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
      accountId: uuid().references(id, { onDelete: 'cascade' }),
      kind: text({ enum: AUTH_EVENTS }).notNull(),
      outcome: text({ enum: ['ok', 'failed'] }).notNull(),
      at: moment().notNull(),
      browser: text({ enum: BROWSERS }).notNull(),
      system: text({ enum: SYSTEMS }).notNull(),
      network: text({ enum: NETWORKS }).notNull(),
    },
    (table) => [index('events_account').on(table.accountId, table.at), index('events_at').on(table.at)],
  ),
  /** Idempotency keys with the first answer, written in the request's transaction. No personal data. */
  answers: schema.table(
    'answers',
    {
      ...answerColumns(),
      /** Account that the answer is about; null until it exists. */
      accountId: uuid().references(id, { onDelete: 'cascade' }),
    },
    (table) => [index('answers_account').on(table.accountId)],
  ),
  mails: mailTable(schema),
})

/** The tables that reference the accounts of a programme; `id` is the accounts' key. */
export const accountTables = (schema: PgSchema<string>, id: () => AnyPgColumn) =>
  tablesOn(schema, id, signUpTable(schema))

/** Columns of the profile that every programme has; its key is the account's. */
export const profileColumns = () => ({
  civility: text({ enum: ['Mr', 'Mrs'] }).notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  birthDate: date({ mode: 'string' }).notNull(),
  favouriteCasino: text(),
  preferences: jsonb().$type<{ games: string[]; restaurantsAndBars: string[]; shows: string[] }>(),
})

/** Addresses and consents of a programme's members; `id` is the accounts' key. */
export const contactTables = (schema: PgSchema<string>, id: () => AnyPgColumn) => ({
  addresses: schema.table('addresses', {
    accountId: uuid().primaryKey().references(id, { onDelete: 'cascade' }),
    addressLine1: text().notNull(),
    addressLine2: text(),
    postalBox: text(),
    placeKnownAs: text(),
    zipCode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
  }),
  /** A row is a consent, with the moment at which it was given (art. L34-5 CPCE); no row means no consent. */
  optIns: schema.table(
    'opt_ins',
    {
      accountId: uuid().notNull().references(id, { onDelete: 'cascade' }),
      sender: text({ enum: OPT_IN_SENDERS }).notNull(),
      channel: text({ enum: OPT_IN_CHANNELS }).notNull(),
      givenAt: moment().notNull(),
    },
    (table) => [primaryKey({ columns: [table.accountId, table.sender, table.channel] })],
  ),
})

export type ContactTables = ReturnType<typeof contactTables>

/** Profiles of a programme without columns of its own. */
const profileTable = (schema: PgSchema<string>) =>
  schema.table('profiles', { accountId: uuid().notNull().primaryKey(), ...profileColumns() })

export type AccountTables = ReturnType<typeof accountTables> & {
  readonly accounts: AccountsTable
  readonly profiles: ReturnType<typeof profileTable>
}

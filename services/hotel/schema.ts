import { bigint, boolean, date, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { HOTEL_LEVELS } from '@barriere/shared/programmes/hotel/fields.ts'
import { CLAIM_REFUSALS } from '@barriere/shared/domain/stays/claim.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { accountTables, moment } from '../kit/accounts/tables.ts'
import { account, accounts, hotel } from './schema-accounts.ts'

export * from './schema-accounts.ts'

/** A line of a stay's invoice. Amounts in euro cents, with VAT; `vat`: its rate in tenths of a percent. */
export interface InvoiceLine {
  readonly label: Readonly<Record<Locale, string>>
  readonly quantity: number
  readonly amount: number
  readonly vat: number
}

export const { answers, devices, events, lockouts, mails, notBefore, sessions, signUps, tokens } = accountTables(
  hotel,
  () => accounts.id,
)

/** Passkeys: WebAuthn credentials. `counter` is the authenticator's, 0 for one without a counter. */
export const passkeys = hotel.table(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: account(),
    credentialId: text().notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** Second step of a login: an encrypted TOTP secret, and the last used time step. Valid once confirmed. */
export const secondSteps = hotel.table('second_steps', {
  accountId: account().primaryKey(),
  sealedSecret: text().notNull(),
  lastStep: bigint({ mode: 'number' }).notNull(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
})

/** Unused recovery codes, by keyed hash. */
export const recoveryCodes = hotel.table(
  'recovery_codes',
  { accountId: account(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** WebAuthn challenges by their hash, consumed by one deletion. A challenge for a login has no account. */
export const challenges = hotel.table(
  'challenges',
  {
    hash: text().primaryKey(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('challenges_expiry').on(table.expiresAt)],
)

export const bookings = hotel.table(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: account(),
    reference: text().notNull().unique(),
    hotelName: text().notNull(),
    hotelTown: text().notNull(),
    hotelSlug: text().notNull(),
    room: jsonb().$type<Record<Locale, string>>().notNull(),
    arrival: date({ mode: 'string' }).notNull(),
    departure: date({ mode: 'string' }).notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    amount: integer().notNull(),
    cancelled: boolean().notNull().default(false),
    /** Number of the invoice, and its lines; their sum is `amount`. */
    invoice: text(),
    lines: jsonb().$type<InvoiceLine[]>().notNull().default([]),
  },
  (table) => [index('bookings_account').on(table.accountId)],
)

/** Changes of levels. Append-only: a trigger refuses updates; rows are deleted with their account. */
export const levelChanges = hotel.table(
  'level_changes',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    accountId: account(),
    day: date({ mode: 'string' }).notNull(),
    from: text({ enum: HOTEL_LEVELS }).notNull(),
    to: text({ enum: HOTEL_LEVELS }).notNull(),
    why: text({ enum: ['stays', 'renewed', 'expired', 'granted', 'staff'] }).notNull(),
    nights: integer().notNull(),
    /** Euro cents. */
    spend: integer().notNull(),
  },
  (table) => [index('level_changes_account').on(table.accountId)],
)

/** Claims of missing stays. `bookingId`: the stay added by an accepted claim. */
export const claims = hotel.table(
  'claims',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: account(),
    reference: text().notNull().unique(),
    state: text({ enum: ['open', 'accepted', 'refused'] }).notNull(),
    hotelName: text().notNull(),
    hotelTown: text().notNull(),
    hotelSlug: text().notNull(),
    arrival: date({ mode: 'string' }).notNull(),
    departure: date({ mode: 'string' }).notNull(),
    booking: text().notNull(),
    remarks: text(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    reason: text({ enum: CLAIM_REFUSALS }),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'set null' }),
  },
  (table) => [index('claims_account').on(table.accountId), index('claims_state').on(table.state, table.createdAt)],
)

export const advantages = hotel.table('advantages', {
  id: text().primaryKey(),
  kind: text({ enum: ['standing', 'birthday'] }).notNull(),
  levels: text().array().notNull(),
  title: jsonb().$type<Record<Locale, string>>().notNull(),
  text: jsonb().$type<Record<Locale, string>>().notNull(),
  position: integer().notNull(),
})

export const cardRenewals = hotel.table(
  'card_renewals',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    accountId: account(),
    requestedAt: moment().notNull(),
  },
  (table) => [index('card_renewals_account').on(table.accountId)],
)

/** Items of a member's My trip. A page is stored only as its uuid. */
export const tripItems = hotel.table(
  'trip_items',
  {
    accountId: account(),
    /** `packages/shared/domain/visitors/trip.ts` */
    key: text().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
)

/** One row: marks the demonstration accounts as loaded. */
export const seeds = hotel.table('seeds', { name: text().primaryKey(), loadedAt: moment().notNull() })

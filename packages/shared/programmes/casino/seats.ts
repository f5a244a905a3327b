import { z } from 'zod'
import { CASINO_TIERS } from '../../domain/loyalty/casino-tier.ts'
import { LOCALES } from '../../domain/locale.ts'
import { PAYMENT_OUTCOMES, REGISTRATION_STATES, SALE_KINDS } from '../../domain/sales/sale.ts'
import { ALWAYS, type CasinoOperation, MEMBER } from './operation.ts'
import { everyLanguage, text } from '../../contracts/fields.ts'

/** Euro cents. */
const cents = z.number().int()

const moment = z.string()

const buyIn = z.object({ prize: cents, fee: cents, staff: cents })

const tournamentLevel = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('level'),
    smallBlind: z.number().int(),
    bigBlind: z.number().int(),
    ante: z.number().int(),
    minutes: z.number().int(),
  }),
  z.object({ kind: z.literal('break'), minutes: z.number().int() }),
])

export const tournamentStructure = z
  .object({
    chips: z.number().int(),
    levels: z.array(tournamentLevel),
    lateLevel: z.number().int(),
    reEntries: z.number().int(),
    addOn: z.object({ cents, chips: z.number().int() }).optional(),
    guarantee: cents,
  })
  .meta({ id: 'TournamentStructure' })

/**
 * One difference between two versions of a structure. `level` counts levels from 1; for a break it is that of the level
 * before it. Both sides as figures, absent for none: a level `100/200 (200) 30`, which is blinds, ante and minutes; a
 * break its minutes; an add-on `2000 10000`, cents and chips; a guarantee in cents.
 */
export const structureChange = z
  .object({
    what: z.enum(['chips', 'late-level', 're-entries', 'add-on', 'guarantee', 'level', 'break']),
    level: z.number().int().optional(),
    before: z.string().optional(),
    after: z.string().optional(),
  })
  .meta({ id: 'StructureChange' })

export type StructureChange = z.output<typeof structureChange>

const saleCategory = z
  .object({
    key: z.string(),
    name: everyLanguage,
    startsAt: moment,
    cents,
    buyIn: buyIn.optional(),
    places: z.number().int(),
    left: z.number().int(),
    /** Members on the waiting list. */
    waiting: z.number().int(),
    /** Paid registrations: a tournament's entries. */
    entries: z.number().int(),
    /** End of the sale. */
    closesAt: moment,
    state: z.enum(['open', 'full', 'closed', 'cancelled']),
  })
  .meta({ id: 'SaleCategory' })

/** Something with seats for sale: a tournament, a show, an event. `id`: the uuid of its story. */
export const sale = z
  .object({
    id: z.uuid(),
    kind: z.enum(SALE_KINDS),
    title: everyLanguage,
    path: everyLanguage,
    /** Name of the casino. */
    casino: z.string().optional(),
    categories: z.array(saleCategory),
    minimumAge: z.number().int().optional(),
    maximumAge: z.number().int().optional(),
    /** Discount in percent for each tier. */
    discounts: z.record(z.enum(CASINO_TIERS), z.number().int()),
    /** Version of the structure; 1 if it has never changed, absent without a structure. */
    version: z.number().int().optional(),
  })
  .meta({ id: 'Sale' })

export type Sale = z.output<typeof sale>

export type SaleCategoryAnswer = z.output<typeof saleCategory>

/** A sale with its tournament's structure and the changes of it, the latest first. */
const saleDetail = sale
  .extend({
    structure: tournamentStructure.optional(),
    changes: z.array(z.object({ version: z.number().int(), at: moment, changes: z.array(structureChange) })),
  })
  .meta({ id: 'SaleDetail' })

export const registration = z
  .object({
    id: z.uuid(),
    saleId: z.uuid(),
    kind: z.enum(SALE_KINDS),
    title: everyLanguage,
    path: everyLanguage,
    /** Name of the casino. */
    casino: z.string(),
    /** Venue, if it is not the casino. */
    place: everyLanguage.optional(),
    /** Hall in the casino. */
    hall: everyLanguage.optional(),
    /** The casino's address on one line, if the venue is the casino. */
    address: z.string().optional(),
    category: z.object({ key: z.string(), name: everyLanguage, startsAt: moment }),
    seats: z.number().int(),
    /** Price of all seats, paid or to be paid. */
    cents,
    /** Discount of the member's tier in percent. */
    discount: z.number().int(),
    state: z.enum(REGISTRATION_STATES),
    /** Present while it is held. */
    holdUntil: moment.optional(),
    /** Whether it came from the waiting list. */
    offered: z.boolean(),
    /** Whether an attempt to pay has no outcome yet. */
    paying: z.boolean(),
    /** Outcome of the last attempt to pay. */
    outcome: z.enum(PAYMENT_OUTCOMES).optional(),
    /** Present while it is paid: the text of the ticket's QR code. */
    ticket: z.string().optional(),
    usedAt: moment.optional(),
    /** Present while it can be cancelled with a refund. */
    cancellableUntil: moment.optional(),
    /** Present while it is paid: the refunded part of the price. */
    refundedCents: cents.optional(),
    /** Whether it has a receipt. */
    receipt: z.boolean(),
    createdAt: moment,
  })
  .meta({ id: 'Registration' })

export type Registration = z.output<typeof registration>

/** A member's place on a waiting list; `position` counts from 1. */
export const waitingPlace = z
  .object({
    id: z.uuid(),
    saleId: z.uuid(),
    title: everyLanguage,
    path: everyLanguage,
    category: z.object({ key: z.string(), name: everyLanguage, startsAt: moment }),
    position: z.number().int(),
    createdAt: moment,
  })
  .meta({ id: 'WaitingPlace' })

export type WaitingPlace = z.output<typeof waitingPlace>

const saleId = z.uuid()
const category = text(120).min(1)

/** The form that the browser sends to the payment provider. */
export const paymentForm = z
  .object({ action: z.string(), fields: z.record(z.string(), z.string()) })
  .meta({ id: 'PaymentForm' })

export type PaymentForm = z.output<typeof paymentForm>

/** Error codes for missing facts of a payment, and for refused seats (specification §8, payment errors). */
const HOLD_ERRORS = [
  'missingCasino',
  'missingTrigram',
  'missingUuid',
  'invalidAmount',
  'noTournament',
  'noPlaces',
  'age',
  'limited',
  'required',
] as const

/** Operations on seats: sales, registrations, waiting lists, payments. */
export const SEAT_OPERATIONS = {
  sales: {
    method: 'GET',
    path: '/v1/sales',
    summary: 'What seats are sold for from now on, the next first',
    answer: z.object({ sales: z.array(sale) }),
    auth: 'public',
    shared: true,
    errors: ALWAYS,
  },
  sale: {
    method: 'GET',
    path: '/v1/sales/{id}',
    summary: 'One of them, with a tournament’s structure and its changes',
    answer: z.object({ sale: saleDetail }),
    auth: 'public',
    shared: true,
    errors: ['noTournament', ...ALWAYS],
  },
  registrations: {
    method: 'GET',
    path: '/v1/me/registrations',
    summary: 'All registrations, the next to come first, and places on waiting lists',
    answer: z.object({ registrations: z.array(registration), waiting: z.array(waitingPlace) }),
    auth: 'member',
    errors: MEMBER,
  },
  registration: {
    method: 'GET',
    path: '/v1/me/registrations/{id}',
    summary: 'One registration of the member’s own',
    answer: z.object({ registration }),
    auth: 'member',
    errors: MEMBER,
  },
  holdSeats: {
    method: 'POST',
    path: '/v1/me/registrations',
    summary: 'Hold seats for fifteen minutes; free ones are booked at once',
    input: z
      .strictObject({ saleId, category, seats: z.number().int().min(1).max(8).default(1), rules: z.literal(true) })
      .meta({ id: 'Hold' }),
    answer: z.object({ registration }),
    status: 201,
    auth: 'member',
    idempotent: true,
    errors: [...HOLD_ERRORS, ...MEMBER],
  },
  pay: {
    method: 'POST',
    path: '/v1/me/registrations/{id}/payments',
    summary: 'Begin an attempt to pay a held registration: the form for the provider’s page',
    input: z.strictObject({ locale: z.enum(LOCALES) }).meta({ id: 'PaymentAttempt' }),
    answer: z.object({ payment: paymentForm }),
    status: 201,
    auth: 'member',
    idempotent: true,
    errors: ['missingCasino', 'missingTrigram', 'missingUuid', 'invalidAmount', 'noTournament', 'holdOver', ...MEMBER],
  },
  cancelRegistration: {
    method: 'POST',
    path: '/v1/me/registrations/{id}/cancel',
    summary: 'Give a held seat back, or cancel a paid one within the rules: the money goes back',
    answer: z.object({ registration }),
    auth: 'member',
    idempotent: true,
    errors: ['notCancellable', ...MEMBER],
  },
  receipt: {
    method: 'GET',
    path: '/v1/me/registrations/{id}/receipt',
    summary: 'The receipt of a paid registration, in the member’s language',
    /** `file`: its name; `pdf` in base64. */
    answer: z.object({ file: z.string(), pdf: z.base64() }),
    auth: 'member',
    errors: MEMBER,
  },
  joinWaitingList: {
    method: 'POST',
    path: '/v1/me/waiting',
    summary: 'Wait for a seat: one that becomes free is offered for an hour',
    input: z.strictObject({ saleId, category, rules: z.literal(true) }).meta({ id: 'Waiting' }),
    answer: z.object({ waiting: waitingPlace }),
    status: 201,
    auth: 'member',
    idempotent: true,
    errors: [...HOLD_ERRORS, ...MEMBER],
  },
  leaveWaitingList: {
    method: 'DELETE',
    path: '/v1/me/waiting/{id}',
    summary: 'Leave a waiting list',
    answer: z.object({}),
    auth: 'member',
    errors: MEMBER,
  },
  /** Server to server: the provider's notification, passed on unchanged by the site. */
  paymentNotification: {
    method: 'POST',
    path: '/v1/payments/notifications',
    summary: 'The payment provider’s notification: all fields as they came, the signature included',
    input: z
      .strictObject({ fields: z.record(text(60), text(1_024)).refine((fields) => Object.keys(fields).length <= 120) })
      .meta({ id: 'PaymentNotification' }),
    /** `applied` the first time, `known` for a repetition. */
    answer: z.object({ outcome: z.enum(['applied', 'known']) }),
    auth: 'public',
    errors: ['notification', ...ALWAYS],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>

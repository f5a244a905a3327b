import { z } from 'zod'
import { LOCALES, mapLocales } from '#lib/domain/locale.ts'
import type { HotelErrorCode } from './hotel-errors.ts'
import {
  HOTEL_LEVELS,
  address,
  email,
  emailChange,
  givenPassword,
  newPassword,
  optIns,
  person,
  phoneNumber,
  signUp,
} from './hotel-fields.ts'

/**
 * The profile (specification §3) and what else of a member the member area shows. A field that is not known is absent.
 */
export const hotelProfile = person
  .extend({
    accountId: z.uuid(),
    email: z.string(),
    /** A new address that has not been confirmed yet. */
    pendingEmail: z.string().optional(),
    ibNumber: z.string(),
    ibLevel: z.enum(HOTEL_LEVELS),
    phoneNumber: phoneNumber.optional(),
    address: address.optional(),
    country: z.string().optional(),
    membershipNumber: z.string().optional(),
    optIns,
    /** Whether the hotels may write by any channel. */
    hotelOptin: z.boolean(),
    locale: z.enum(LOCALES),
    /** ISO moment of the sign-up. */
    memberSince: z.string(),
  })
  .strip()
  .meta({ id: 'Profile' })

export type HotelProfile = z.output<typeof hotelProfile>

const profileAnswer = z.object({ profile: hotelProfile })

const everyLanguage = z.object(mapLocales(() => z.string()))

export const stay = z
  .object({
    id: z.uuid(),
    /** What guest and hotel call it by. */
    reference: z.string(),
    /** From the day of departure on, Paris time, a stay has ended. */
    state: z.enum(['upcoming', 'ended', 'cancelled']),
    hotel: z.object({
      name: z.string(),
      town: z.string(),
      /** The last part of its page's address. */ slug: z.string(),
    }),
    room: everyLanguage,
    /** Days, `YYYY-MM-DD`. */
    arrival: z.string(),
    departure: z.string(),
    nights: z.number().int(),
    adults: z.number().int(),
    children: z.number().int(),
    /** Euro cents. */
    amount: z.number().int(),
  })
  .meta({ id: 'Stay' })

export type Stay = z.output<typeof stay>

export const advantage = z
  .object({
    id: z.string(),
    kind: z.enum(['standing', 'birthday']),
    title: everyLanguage,
    text: everyLanguage,
    /** Days, both included: the month of the birthday that is on or comes next. Absent for what always holds. */
    validFrom: z.string().optional(),
    validUntil: z.string().optional(),
  })
  .meta({ id: 'Advantage' })

export type Advantage = z.output<typeof advantage>

/** What no visitor can act on alone: the mail that follows says the rest. */
const accepted = z.object({ status: z.literal('accepted') })

const done = z.object({ accountId: z.uuid() })

const token = z.string().min(1).max(200)

const mailedToken = z.strictObject({ token })

const anyone = ['0050', 'default'] as const

const member = ['0050', '0044', 'default'] as const

/** One call of the backend: relative to its prefix, as `POST /v1/accounts`. */
export interface HotelOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{id}` stands for a part that varies. */
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  readonly status: 200 | 201 | 202
  /** Whether the header `x-member-token` is needed. */
  readonly member: boolean
  /** Whether an `idempotency-key` gives the same answer to the same request for 24 hours. */
  readonly idempotent?: true
  readonly errors: readonly HotelErrorCode[]
}

export const HOTEL_OPERATIONS = {
  signUp: {
    method: 'POST',
    path: '/v1/accounts',
    summary: 'Make an account and mail its activation link',
    body: signUp,
    answer: accepted,
    status: 202,
    member: false,
    idempotent: true,
    errors: ['0005', '0011', '0012', '0041', '0053', ...anyone],
  },
  resendActivation: {
    method: 'POST',
    path: '/v1/activations',
    summary: 'Mail another activation link',
    body: z.strictObject({ email }),
    answer: accepted,
    status: 202,
    member: false,
    errors: ['0011', '0012', '0118', ...anyone],
  },
  activate: {
    method: 'POST',
    path: '/v1/activations/complete',
    summary: 'Activate an account; an e-mail that is given has to be its own',
    body: z.strictObject({ token, email: email.optional() }),
    answer: done,
    status: 200,
    member: false,
    idempotent: true,
    errors: ['0011', '0012', '0086', '0109', ...anyone],
  },
  login: {
    method: 'POST',
    path: '/v1/sessions',
    summary: 'Check credentials and begin a session',
    body: z.strictObject({
      email: z.string().min(1).max(254),
      password: givenPassword,
      device: z.string().max(200).optional(),
    }),
    answer: z.object({
      token: z.string(),
      /** To be kept by the browser: its failures are counted apart from strangers’. */ device: z.string(),
      expiresAt: z.string(),
      profile: hotelProfile,
    }),
    status: 200,
    member: false,
    errors: ['0011', '0026', '0072', '0090', ...anyone],
  },
  logout: {
    method: 'DELETE',
    path: '/v1/sessions/current',
    summary: 'End the session',
    answer: z.object({ status: z.literal('ended') }),
    status: 200,
    member: true,
    errors: anyone,
  },
  resetInit: {
    method: 'POST',
    path: '/v1/password-resets',
    summary: 'Mail a link to set a new password',
    body: z.strictObject({ email }),
    answer: accepted,
    status: 202,
    member: false,
    errors: ['0011', '0012', '0118', ...anyone],
  },
  resetComplete: {
    method: 'POST',
    path: '/v1/password-resets/complete',
    summary: 'Set a new password, end every session and every block',
    body: z.strictObject({ token, password: newPassword }),
    answer: done,
    status: 200,
    member: false,
    idempotent: true,
    errors: ['0005', '0011', '0088', '0089', '0109', '0135', ...anyone],
  },
  confirmEmail: {
    method: 'POST',
    path: '/v1/email-changes/complete',
    summary: 'Take the new e-mail, whose mailbox is proven',
    body: mailedToken,
    answer: done,
    status: 200,
    member: false,
    idempotent: true,
    errors: ['0011', '0053', '0086', '0109', ...anyone],
  },
  undoEmail: {
    method: 'POST',
    path: '/v1/email-changes/undo',
    summary: 'Return to the old e-mail and end every session',
    body: mailedToken,
    answer: done,
    status: 200,
    member: false,
    idempotent: true,
    errors: ['0011', '0053', '0086', '0109', ...anyone],
  },
  profile: {
    method: 'GET',
    path: '/v1/me',
    summary: 'The profile',
    answer: profileAnswer,
    status: 200,
    member: true,
    errors: member,
  },
  editPerson: {
    method: 'PUT',
    path: '/v1/me',
    summary: 'Replace what the civility form edits',
    body: person,
    answer: profileAnswer,
    status: 200,
    member: true,
    errors: ['0011', ...member],
  },
  address: {
    method: 'GET',
    path: '/v1/me/address',
    summary: 'The address, null where there is none',
    answer: z.object({ address: address.nullable() }),
    status: 200,
    member: true,
    errors: member,
  },
  createAddress: {
    method: 'POST',
    path: '/v1/me/address',
    summary: 'Set the address',
    body: address,
    answer: z.object({ address }),
    status: 201,
    member: true,
    errors: ['0011', ...member],
  },
  updateAddress: {
    method: 'PUT',
    path: '/v1/me/address',
    summary: 'Replace the address',
    body: address,
    answer: z.object({ address }),
    status: 200,
    member: true,
    errors: ['0011', ...member],
  },
  putPhone: {
    method: 'PUT',
    path: '/v1/me/phone-number',
    summary: 'Set the phone number',
    body: z.strictObject({ phoneNumber }),
    answer: z.object({ phoneNumber }),
    status: 200,
    member: true,
    errors: ['0011', ...member],
  },
  deletePhone: {
    method: 'DELETE',
    path: '/v1/me/phone-number',
    summary: 'Remove the phone number',
    answer: z.object({ phoneNumber: z.null() }),
    status: 200,
    member: true,
    errors: member,
  },
  changeEmail: {
    method: 'PUT',
    path: '/v1/me/email',
    summary:
      'Mail a confirmation to the new address and a notice to the old one; needs the password or a login of ' +
      'at most 10 minutes ago',
    body: emailChange,
    answer: z.object({ email: z.string(), pendingEmail: z.string() }),
    status: 202,
    member: true,
    errors: ['0011', '0012', '0029', '0053', '0072', '0090', ...member],
  },
  changePassword: {
    method: 'PUT',
    path: '/v1/me/password',
    summary: 'Set a new password and end the other sessions',
    body: z.strictObject({ currentPassword: givenPassword, password: newPassword }),
    answer: done,
    status: 200,
    member: true,
    errors: ['0005', '0011', '0072', '0090', ...member],
  },
  editOptIns: {
    method: 'PUT',
    path: '/v1/me/opt-ins',
    summary: 'Replace the consents to be written to',
    body: optIns,
    answer: z.object({ hotelOptin: z.boolean(), optIns }),
    status: 200,
    member: true,
    errors: ['0011', ...member],
  },
  renewCard: {
    method: 'POST',
    path: '/v1/me/card-renewals',
    summary: 'Mail the card',
    answer: z.object({ requestedAt: z.string() }),
    status: 201,
    member: true,
    idempotent: true,
    errors: ['0106', '0117', ...member],
  },
  collaboratorInit: {
    method: 'POST',
    path: '/v1/me/collaborator',
    summary: 'Mail a link to a staff mailbox',
    body: z.strictObject({ email }),
    answer: accepted,
    status: 202,
    member: true,
    errors: ['0011', '0012', '0112', '0113', ...member],
  },
  collaboratorComplete: {
    method: 'POST',
    path: '/v1/me/collaborator/complete',
    summary: 'Become a collaborator: the mailbox is proven',
    body: mailedToken,
    answer: profileAnswer,
    status: 200,
    member: true,
    errors: ['0011', '0086', '0112', ...member],
  },
  stays: {
    method: 'GET',
    path: '/v1/me/stays',
    summary: 'All stays: upcoming ones first, the next one first; then the others, the latest first',
    answer: z.object({ stays: z.array(stay) }),
    status: 200,
    member: true,
    errors: member,
  },
  stay: {
    method: 'GET',
    path: '/v1/me/stays/{id}',
    summary: 'One stay of the member’s own',
    answer: z.object({ stay }),
    status: 200,
    member: true,
    errors: member,
  },
  advantages: {
    method: 'GET',
    path: '/v1/me/advantages',
    summary: 'What the member’s level gives',
    answer: z.object({ advantages: z.array(advantage) }),
    status: 200,
    member: true,
    errors: member,
  },
  export: {
    method: 'GET',
    path: '/v1/me/export',
    summary: 'All that is kept of the member',
    answer: z.object({
      exportedAt: z.string(),
      profile: hotelProfile,
      stays: z.array(stay),
      cardRenewals: z.array(z.string()),
      sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
      mails: z.array(z.object({ kind: z.string(), createdAt: z.string() })),
    }),
    status: 200,
    member: true,
    errors: member,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/v1/me',
    summary: 'Erase the account and all that belongs to it',
    body: z.strictObject({ password: givenPassword }),
    answer: z.object({ status: z.literal('deleted') }),
    status: 200,
    member: true,
    errors: ['0011', '0072', '0090', ...member],
  },
} as const satisfies Readonly<Record<string, HotelOperation>>

export type HotelOperationName = keyof typeof HOTEL_OPERATIONS

type Operation<N extends HotelOperationName> = (typeof HOTEL_OPERATIONS)[N]

/** What the backend reads of a body; undefined where there is none. */
export type HotelInput<N extends HotelOperationName> =
  Operation<N> extends { readonly body: infer B extends z.ZodType } ? z.output<B> : undefined

/** What the backend answers. */
export type HotelAnswer<N extends HotelOperationName> = z.output<Operation<N>['answer']>

/** Every failure's body. `fields` names what was refused, never its value. */
export const hotelFailure = z
  .object({ code: z.string(), message: z.string(), fields: z.array(z.string()).optional() })
  .meta({ id: 'Failure' })

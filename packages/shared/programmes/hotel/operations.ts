import { z } from 'zod'
import type { CallAnswer, ParsedInput } from '../../contracts/call.ts'
import { accountOperations } from '../account-operations.ts'
import { authEvent } from '../../contracts/auth-event.ts'
import { AUTHENTICATION_OPERATIONS } from './authentication.ts'
import { email, phoneNumber } from '../../contracts/fields.ts'
import { credentials, hotelProfile, hotelSession, optIns, person, secondStep, signUp, stay } from './fields.ts'
import { accepted, accountExport, address, givenPassword, mailedToken, storedAddress } from '../member-fields.ts'
import { passkey } from '../../contracts/passkey.ts'
import { STAY_OPERATIONS, claim, levelChange } from './stays.ts'
import { ALWAYS, type HotelOperation, MEMBER } from './operation.ts'
import { TRIP_OPERATIONS, tripItem } from './trip.ts'

export type { HotelOperation } from './operation.ts'

const withProfile = z.object({ profile: hotelProfile })

/** All data stored about a member (GDPR, right of access). */
const memberExport = accountExport.extend({
  profile: hotelProfile,
  stays: z.array(stay),
  levels: z.array(levelChange),
  claims: z.array(claim),
  trip: z.array(tripItem),
  cardRenewals: z.array(z.string()),
  secondStep,
  events: z.array(authEvent),
})

export const HOTEL_OPERATIONS = {
  signUp: {
    method: 'POST',
    path: '/v1/accounts',
    summary: 'Make an account and mail its activation link',
    input: signUp,
    answer: accepted,
    status: 202,
    auth: 'public',
    idempotent: true,
    errors: ['0005', '0011', '0012', '0041', '0053', ...ALWAYS],
  },
  ...accountOperations({
    resendActivation: ['0011', '0012', '0118', ...ALWAYS],
    activate: ['0011', '0012', '0086', '0090', ...ALWAYS],
    logout: ALWAYS,
    resetInit: ['0011', '0012', '0118', ...ALWAYS],
    resetComplete: ['0005', '0011', '0088', '0089', '0109', '0135', ...ALWAYS],
    confirmEmail: ['0011', '0053', '0086', '0109', ...ALWAYS],
    undoEmail: ['0011', '0053', '0086', '0109', ...ALWAYS],
    changeEmail: ['0011', '0012', '0029', '0053', '0072', '0090', ...MEMBER],
    changePassword: ['0005', '0011', '0072', '0090', ...MEMBER],
    endSessions: ['0011', ...MEMBER],
    deleteAccount: ['0011', '0072', '0090', ...MEMBER],
  }),
  login: {
    method: 'POST',
    path: '/v1/sessions',
    summary: 'Check credentials and begin a session',
    input: credentials,
    answer: hotelSession,
    auth: 'public',
    errors: ['0011', '0026', '0072', '0090', '0150', '0151', ...ALWAYS],
  },
  profile: {
    method: 'GET',
    path: '/v1/me',
    summary: 'The profile',
    answer: withProfile,
    auth: 'member',
    errors: MEMBER,
  },
  editPerson: {
    method: 'PUT',
    path: '/v1/me',
    summary: 'Replace what the civility form edits',
    input: person,
    answer: withProfile,
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
  address: {
    method: 'GET',
    path: '/v1/me/address',
    summary: 'The address, null where there is none',
    answer: z.object({ address: storedAddress.nullable() }),
    auth: 'member',
    errors: MEMBER,
  },
  createAddress: {
    method: 'POST',
    path: '/v1/me/address',
    summary: 'Set the address',
    input: address,
    answer: z.object({ address: storedAddress }),
    status: 201,
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
  updateAddress: {
    method: 'PUT',
    path: '/v1/me/address',
    summary: 'Replace the address',
    input: address,
    answer: z.object({ address: storedAddress }),
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
  putPhone: {
    method: 'PUT',
    path: '/v1/me/phone-number',
    summary: 'Set the phone number',
    input: z.strictObject({ phoneNumber }),
    answer: z.object({ phoneNumber: z.string() }),
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
  deletePhone: {
    method: 'DELETE',
    path: '/v1/me/phone-number',
    summary: 'Remove the phone number',
    answer: z.object({ phoneNumber: z.null() }),
    auth: 'member',
    errors: MEMBER,
  },
  editOptIns: {
    method: 'PUT',
    path: '/v1/me/opt-ins',
    summary: 'Replace the consents to be written to',
    input: optIns,
    answer: z.object({ hotelOptin: z.boolean(), optIns }),
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
  renewCard: {
    method: 'POST',
    path: '/v1/me/card-renewals',
    summary: 'Mail the card',
    answer: z.object({ requestedAt: z.string() }),
    status: 201,
    auth: 'member',
    idempotent: true,
    errors: ['0106', '0117', ...MEMBER],
  },
  collaboratorInit: {
    method: 'POST',
    path: '/v1/me/collaborator',
    summary: 'Mail a link to a staff mailbox',
    input: z.strictObject({ email }),
    answer: accepted,
    status: 202,
    auth: 'member',
    errors: ['0011', '0012', '0112', '0113', ...MEMBER],
  },
  collaboratorComplete: {
    method: 'POST',
    path: '/v1/me/collaborator/complete',
    summary: 'Become a collaborator: the mailbox and the password are proven',
    input: mailedToken.extend({ password: givenPassword }),
    answer: withProfile,
    auth: 'member',
    errors: ['0011', '0072', '0086', '0090', '0112', ...MEMBER],
  },
  ...STAY_OPERATIONS,
  ...TRIP_OPERATIONS,
  ...AUTHENTICATION_OPERATIONS,
  export: {
    method: 'GET',
    path: '/v1/me/export',
    summary: 'All that is kept of the member',
    answer: memberExport.extend({ passkeys: z.array(passkey) }),
    auth: 'member',
    errors: MEMBER,
  },
} as const satisfies Readonly<Record<string, HotelOperation>>

export type HotelOperationName = keyof typeof HOTEL_OPERATIONS

/** Parsed input; undefined if the operation has none. */
export type HotelInput<N extends HotelOperationName> = ParsedInput<(typeof HOTEL_OPERATIONS)[N]>

export type HotelAnswer<N extends HotelOperationName> = CallAnswer<(typeof HOTEL_OPERATIONS)[N]>

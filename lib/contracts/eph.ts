import { z } from 'zod'
import { ACCEPTED, accountCalls } from './account-calls.ts'
import type { CallAnswer, CallInput, SiteCall, SiteCalls } from '@barriere/shared/contracts/call.ts'
import type { HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import { credentials, hotelProfile, stay } from '@barriere/shared/programmes/hotel/fields.ts'
import { likeOperations } from '@barriere/shared/programmes/like-operation.ts'
import { ownRequests } from '@barriere/shared/contracts/own-requests.ts'
import { authenticationResponse } from '@barriere/shared/contracts/passkey.ts'
import { HOTEL_OPERATIONS } from '@barriere/shared/programmes/hotel/operations.ts'

/** The profile that the browser gets: without the backend's internal id. */
export const ephProfile = hotelProfile.omit({ accountId: true })

export type Profile = z.output<typeof ephProfile>

const notConnected = z.object({ isConnected: z.literal(false), isEmployee: z.literal(false) })

const connected = z.object({
  isConnected: z.literal(true),
  /** Level IBCOLLABORATEUR, and only that (specification §4); decided by the server. */
  isEmployee: z.boolean(),
  profile: ephProfile,
})

export type Connection = z.output<typeof connected> | z.output<typeof notConnected>

const bookings = z.object({ bookings: z.array(stay) })

const NO_ACCOUNT_IS_ACCEPTED = { '0118': ACCEPTED, '0044': ACCEPTED, '0109': ACCEPTED } as const

const { like, passThrough } = likeOperations<typeof HOTEL_OPERATIONS, HotelErrorCode>(HOTEL_OPERATIONS)

/** The calls below `/api/eph` (specification §7, with additions for members). */
export const EPH_CALLS = {
  ...accountCalls<HotelErrorCode, typeof notConnected>(HOTEL_OPERATIONS, notConnected, NO_ACCOUNT_IS_ACCEPTED),
  init: {
    ...like('profile'),
    method: 'POST',
    path: 'users/init',
    answer: z.discriminatedUnion('isConnected', [connected, notConnected]),
    auth: 'public',
    limit: 'read',
  },
  login: {
    ...like('login'),
    method: 'POST',
    path: 'users/login',
    input: credentials.omit({ device: true }).extend({ remember: z.boolean().default(false) }),
    answer: connected,
    limit: 'guess',
    captcha: 'after-failures',
    maskedCodes: { '0044': '0090', '0109': '0090', '0118': '0090' },
  },
  signUp: {
    ...like('signUp'),
    method: 'POST',
    path: 'users/signup',
    input: HOTEL_OPERATIONS.signUp.input,
    limit: 'mail',
    captcha: 'always',
    maskedCodes: { '0053': ACCEPTED },
  },
  collaboratorInit: {
    ...passThrough('collaboratorInit'),
    method: 'POST',
    path: 'users/collaborator-activation',
    limit: 'mail',
  },
  collaboratorComplete: {
    ...like('collaboratorComplete'),
    method: 'POST',
    path: 'users/collaborator-activation/{token}',
    input: HOTEL_OPERATIONS.collaboratorComplete.input.omit({ token: true }),
    answer: connected,
    limit: 'guess',
  },
  passkeys: { ...passThrough('passkeys'), method: 'GET', path: 'users/passkeys', limit: 'read' },
  startPasskey: { ...passThrough('startPasskey'), method: 'POST', path: 'users/passkeys/start', limit: 'guess' },
  addPasskey: { ...passThrough('addPasskey'), method: 'POST', path: 'users/passkeys', limit: 'write' },
  renamePasskey: { ...passThrough('renamePasskey'), method: 'PUT', path: 'users/passkeys/{id}', limit: 'write' },
  removePasskey: { ...passThrough('removePasskey'), method: 'DELETE', path: 'users/passkeys/{id}', limit: 'guess' },
  secondStep: { ...passThrough('secondStep'), method: 'GET', path: 'users/second-step', limit: 'read' },
  startSecondStep: {
    ...passThrough('startSecondStep'),
    method: 'POST',
    path: 'users/second-step/start',
    limit: 'guess',
  },
  confirmSecondStep: { ...passThrough('confirmSecondStep'), method: 'POST', path: 'users/second-step', limit: 'guess' },
  renewRecoveryCodes: {
    ...passThrough('renewRecoveryCodes'),
    method: 'POST',
    path: 'users/second-step/recovery-codes',
    limit: 'guess',
  },
  removeSecondStep: { ...passThrough('removeSecondStep'), method: 'DELETE', path: 'users/second-step', limit: 'guess' },
  startPasskeyLogin: {
    ...passThrough('startPasskeyLogin'),
    method: 'POST',
    path: 'users/passkey-login/start',
    limit: 'write',
  },
  passkeyLogin: {
    ...like('passkeyLogin'),
    method: 'POST',
    path: 'users/passkey-login',
    input: z.strictObject({ response: authenticationResponse, remember: z.boolean().default(false) }),
    answer: connected,
    limit: 'guess',
    maskedCodes: { '0044': '0140', '0109': '0140' },
  },
  events: { ...passThrough('events'), method: 'GET', path: 'users/events', limit: 'read' },
  editPerson: {
    ...like('editPerson'),
    method: 'PUT',
    path: 'profile/me',
    input: HOTEL_OPERATIONS.editPerson.input,
    answer: z.object({ profile: ephProfile, birthDate: z.string() }),
    limit: 'write',
  },
  address: { ...passThrough('address'), method: 'GET', path: 'profile/address', limit: 'read' },
  createAddress: { ...passThrough('createAddress'), method: 'POST', path: 'profile/address', limit: 'write' },
  updateAddress: { ...passThrough('updateAddress'), method: 'PUT', path: 'profile/address', limit: 'write' },
  putPhone: { ...passThrough('putPhone'), method: 'PUT', path: 'profile/phone_number', limit: 'write' },
  deletePhone: { ...passThrough('deletePhone'), method: 'DELETE', path: 'profile/phone_number', limit: 'write' },
  editOptIns: { ...passThrough('editOptIns'), method: 'PUT', path: 'profile/optin', limit: 'write' },
  renewCard: { ...passThrough('renewCard'), method: 'GET', path: 'profile/card_renewal', limit: 'mail', unsafe: true },
  export: {
    ...like('export'),
    method: 'GET',
    path: 'profile/export',
    /** With the requests that the site keeps for the account's e-mail address. */
    answer: HOTEL_OPERATIONS.export.answer.extend({ profile: ephProfile, ...ownRequests.shape }),
    limit: 'read',
  },
  bookings: { ...like('stays'), method: 'GET', path: 'bookings', answer: bookings, limit: 'read' },
  /** A list of one. 404 where the booking is not the member's own. */
  booking: { ...like('stay'), method: 'GET', path: 'bookings/{id}', answer: bookings, limit: 'read' },
  /** 404 where the booking is not the member's own, or has no invoice. */
  invoice: { ...passThrough('invoice'), method: 'GET', path: 'bookings/{id}/invoice', limit: 'write' },
  level: { ...passThrough('level'), method: 'GET', path: 'level', limit: 'read' },
  claims: { ...passThrough('claims'), method: 'GET', path: 'claims', limit: 'read' },
  claimStay: { ...passThrough('claimStay'), method: 'POST', path: 'claims', limit: 'write' },
  advantages: { ...passThrough('advantages'), method: 'GET', path: 'advantages', limit: 'read' },
  changeTrip: { ...passThrough('changeTrip'), method: 'POST', path: 'trip', limit: 'write' },
} as const satisfies SiteCalls<HotelErrorCode>

export type EphCalls = typeof EPH_CALLS

export type EphName = keyof EphCalls

export type EphInput<N extends EphName> = CallInput<EphCalls[N]>

export type EphAnswer<N extends EphName> = CallAnswer<EphCalls[N]>

export type EphCall = SiteCall<HotelErrorCode>

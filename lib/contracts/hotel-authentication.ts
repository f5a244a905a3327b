import { z } from 'zod'
import { authEvent, deviceToken, givenPassword, hotelSession } from './hotel-fields.ts'
import { ALWAYS, type HotelOperation, MEMBER } from './hotel-operation.ts'
import {
  authenticationResponse,
  creationOptions,
  passkey,
  passkeyName,
  registrationResponse,
  requestOptions,
} from './passkey.ts'

/** Operations on the ways into an account: its sessions and what happened with them. */
export const AUTHENTICATION_OPERATIONS = {
  events: {
    method: 'GET',
    path: '/v1/me/events',
    summary: 'The latest authentication events, the newest first',
    /** `days`: how long an event is kept. */
    answer: z.object({ events: z.array(authEvent), days: z.number().int() }),
    auth: 'member',
    errors: MEMBER,
  },
  endSessions: {
    method: 'POST',
    path: '/v1/me/sessions/end',
    summary: 'End another session of the member by its token, or all others',
    input: z.strictObject({ token: z.string().min(1).max(200).optional() }),
    answer: z.object({ status: z.literal('ended') }),
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
  passkeys: {
    method: 'GET',
    path: '/v1/me/passkeys',
    summary: 'The passkeys, the oldest first',
    answer: z.object({ passkeys: z.array(passkey) }),
    auth: 'member',
    errors: MEMBER,
  },
  startPasskey: {
    method: 'POST',
    path: '/v1/me/passkeys/start',
    summary: 'Check the password and give the options of a new passkey',
    input: z.strictObject({ password: givenPassword }),
    answer: z.object({ options: creationOptions }),
    auth: 'member',
    errors: ['0011', '0072', '0090', '0141', ...MEMBER],
  },
  addPasskey: {
    method: 'POST',
    path: '/v1/me/passkeys',
    summary: 'Add the passkey that was made with these options',
    input: z.strictObject({ name: passkeyName, response: registrationResponse }),
    answer: z.object({ passkey }),
    status: 201,
    auth: 'member',
    errors: ['0011', '0140', '0141', ...MEMBER],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/v1/me/passkeys/{id}',
    summary: 'Rename a passkey',
    input: z.strictObject({ name: passkeyName }),
    answer: z.object({ passkey }),
    auth: 'member',
    errors: ['0011', ...MEMBER],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/v1/me/passkeys/{id}',
    summary: 'Check the password and remove a passkey',
    input: z.strictObject({ password: givenPassword }),
    answer: z.object({ status: z.literal('removed') }),
    auth: 'member',
    errors: ['0011', '0072', '0090', ...MEMBER],
  },
  startPasskeyLogin: {
    method: 'POST',
    path: '/v1/passkey-sessions/start',
    summary: 'The options of a login with a passkey',
    answer: z.object({ options: requestOptions }),
    auth: 'public',
    errors: ALWAYS,
  },
  passkeyLogin: {
    method: 'POST',
    path: '/v1/passkey-sessions',
    summary: 'Check a passkey’s signature and begin a session',
    input: z.strictObject({ response: authenticationResponse, device: deviceToken.optional() }),
    answer: hotelSession,
    auth: 'public',
    errors: ['0011', '0140', ...ALWAYS],
  },
} as const satisfies Readonly<Record<string, HotelOperation>>

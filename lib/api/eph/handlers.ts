import { accountHandlers } from '../account-handlers.ts'
import type { HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import type { HotelAnswer } from '@barriere/shared/programmes/hotel/operations.ts'
import type { HotelProfile } from '@barriere/shared/programmes/hotel/fields.ts'
import type { EphAnswer, EphCalls, EphName } from '#lib/contracts/eph.ts'
import type { SiteCall } from '@barriere/shared/contracts/call.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { UNAVAILABLE } from '#lib/gateways/backend.ts'
import type { HotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { requestGateway } from '#lib/gateways/requests/requests.ts'
import { withDevice } from '#lib/gateways/sessions/session-cookies.ts'
import { log } from '#lib/process/log.ts'
import type { CallRequest, Handler, Handlers, Outcome } from '../call.ts'
import { rotateSession } from '../rotate-session.ts'
import { hotelLogins } from './logins.ts'

type EphHandler<N extends EphName> = Handler<EphCalls[N], HotelGateway, HotelErrorCode>

const NOT_CONNECTED = { isConnected: false, isEmployee: false } as const

const connectionOf = (profile: HotelProfile) =>
  ({ isConnected: true, isEmployee: customerStatusOf(profile.ibLevel) === 'collaborator', profile }) as const

const init: EphHandler<'init'> = async (request) => {
  const answer = await hotelLogins.init(request)
  return answer.ok ? { ...answer, ...ok(answer.value ? connectionOf(answer.value) : NOT_CONNECTED) } : answer
}

async function beginSession(
  request: Pick<CallRequest<SiteCall, HotelGateway>, keyof Parameters<typeof hotelLogins.begin>[0]>,
  { profile, ...given }: HotelAnswer<'login'>,
  remember: boolean,
): Promise<Outcome<EphAnswer<'login'>, HotelErrorCode>> {
  const begun = await hotelLogins.begin(request, { ...given, accountId: profile.accountId }, remember)
  return begun.ok ? { ...begun, ...ok(connectionOf(profile)) } : begun
}

const login: EphHandler<'login'> = async (request) => {
  const { backend, input, readCookie } = request
  const { email, password, code, remember } = input
  const given = { email, password, ...(code === undefined ? {} : { code }) }
  const answer = await backend.request('login', { input: withDevice(given, readCookie, 'hotel') })
  return answer.ok ? await beginSession(request, answer.value, remember) : answer
}

const passkeyLogin: EphHandler<'passkeyLogin'> = async (request) => {
  const { backend, input, readCookie } = request
  const { response, remember } = input
  const answer = await backend.request('passkeyLogin', { input: withDevice({ response }, readCookie, 'hotel') })
  return answer.ok ? await beginSession(request, answer.value, remember) : answer
}

const signUp: EphHandler<'signUp'> = ({ backend, input, idempotencyKey, locale }) =>
  backend.request('signUp', { input: { ...input, locale }, idempotencyKey })

/** Data export: data of the programme and of the site's own backend. All of it, or an error. */
const exportData: EphHandler<'export'> = async ({ backend, login: own }) => {
  const answer = await backend.request('export', { member: own.token })
  if (!answer.ok) return answer
  const sent = await requestGateway().ofSender(answer.value.profile.email)
  return sent.ok ? ok({ ...answer.value, ...sent.value }) : fail(UNAVAILABLE)
}

/**
 * Erasure: the programme comes first, because it checks the password. If the site's own backend then fails, the
 * requests stay until their retention ends, and an error is logged.
 */
const deleteAccount: EphHandler<'deleteAccount'> = async (request) => {
  const { backend, input, login: own } = request
  const profile = await backend.request('profile', { member: own.token })
  if (!profile.ok) return profile
  const answer = await backend.request('deleteAccount', { input, member: own.token })
  if (!answer.ok) return answer
  const erased = await requestGateway().erase(profile.value.profile.email)
  if (!erased.ok) log.error({ event: 'eph.erasure' }, 'the requests of a deleted account were not erased')
  const cookies = await hotelLogins.endAll(request, own.accountId)
  return {
    ...ok(NOT_CONNECTED),
    clearStorage: true,
    cookies: { ...cookies, device: { programme: 'hotel', token: null } },
  }
}

/** Session fixation: with new privileges, the session gets a new cookie. */
const collaboratorComplete: EphHandler<'collaboratorComplete'> = async (request) => {
  const { backend, sessions, currentMember, input, pathParameter, login: own } = request
  const answer = await backend.request('collaboratorComplete', {
    input: { token: pathParameter, ...input },
    member: own.token,
  })
  return answer.ok
    ? { ...ok(connectionOf(answer.value.profile)), cookies: await rotateSession(sessions, currentMember) }
    : answer
}

const editPerson: EphHandler<'editPerson'> = async ({ backend, login: own, input }) => {
  const answer = await backend.request('editPerson', { member: own.token, input })
  return answer.ok ? ok({ profile: answer.value.profile, birthDate: answer.value.profile.birthDate }) : answer
}

const bookings: EphHandler<'bookings'> = async ({ backend, login: own }) => {
  const answer = await backend.request('stays', { member: own.token })
  return answer.ok ? ok({ bookings: answer.value.stays }) : answer
}

const booking: EphHandler<'booking'> = async ({ backend, login: own, pathParameter }) => {
  const answer = await backend.request('stay', { member: own.token, pathParameter })
  return answer.ok ? ok({ bookings: [answer.value.stay] }) : answer
}

/** Calls that do more than pass through to the hotel programme's backend. */
export const EPH_HANDLERS: Handlers<EphCalls, HotelGateway, HotelErrorCode> = {
  ...accountHandlers(hotelLogins, NOT_CONNECTED),
  init,
  login,
  passkeyLogin,
  signUp,
  deleteAccount,
  export: exportData,
  collaboratorComplete,
  editPerson,
  bookings,
  booking,
}

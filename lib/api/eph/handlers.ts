import { z } from 'zod'
import type { HotelErrorCode } from '#lib/contracts/hotel-errors.ts'
import type { HotelAnswer } from '#lib/contracts/hotel.ts'
import type { HotelProfile } from '#lib/contracts/hotel-fields.ts'
import type { EphAnswer, EphCalls, EphName } from '#lib/contracts/eph.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import { fail, ok } from '#lib/domain/result.ts'
import { type HotelFailure, type HotelGateway, UNAVAILABLE, endsHotelSession } from '#lib/gateways/hotel/hotel.ts'
import { requestGateway } from '#lib/gateways/requests/requests.ts'
import { deviceCookieOf, hasSessionCookie } from '#lib/gateways/sessions/session-cookies.ts'
import { log } from '#lib/process/log.ts'
import type { CallRequest, CookieChange, Handler, Handlers, Outcome } from '../call.ts'
import { endSession } from '../end-session.ts'
import { rotateSession } from '../rotate-session.ts'
import { logOut } from './log-out.ts'

type EphRequest<N extends EphName> = CallRequest<EphCalls[N], HotelGateway>

type EphHandler<N extends EphName> = Handler<EphCalls[N], HotelGateway, HotelErrorCode>

type LoginRequest = Pick<EphRequest<EphName>, 'backend' | 'sessions' | 'currentMember' | 'sessionCookie' | 'client'>

type SessionContext = Pick<EphRequest<EphName>, 'sessions' | 'currentMember'>

const NOT_CONNECTED = { isConnected: false, isEmployee: false } as const

const DONE = { status: 'done' } as const

const connectionOf = (profile: HotelProfile) =>
  ({ isConnected: true, isEmployee: customerStatusOf(profile.ibLevel) === 'collaborator', profile }) as const

const isOwnAccount = ({ currentMember }: SessionContext, accountId: string): boolean =>
  currentMember.kind === 'member' && currentMember.login.accountId === accountId

/** Ends all sessions of an account, in every browser. */
async function endAllSessions(request: SessionContext, accountId: string): Promise<CookieChange> {
  await request.sessions.request('leaveAll', { programme: 'hotel', accountId })
  return isOwnAccount(request, accountId) ? { session: 'clear' } : {}
}

/** Start-up call: answers `isConnected: false` also where the backend has just ended the session. */
const init: EphHandler<'init'> = async ({ backend, sessions, currentMember, readCookie }) => {
  if (currentMember.kind === 'unavailable') return fail(UNAVAILABLE)
  if (currentMember.kind === 'anonymous')
    return { ...ok(NOT_CONNECTED), ...(hasSessionCookie(readCookie) ? { cookies: { session: 'clear' } } : {}) }
  const answer = await backend.request('profile', { member: currentMember.login.token })
  if (answer.ok) return ok(connectionOf(answer.value.profile))
  if (!endsHotelSession(answer.error)) return answer
  return { ...ok(NOT_CONNECTED), cookies: await endSession(sessions, currentMember, 'hotel') }
}

/** Begins the browser's session for a login that the backend has accepted. Ends the one before, here and there. */
async function beginSession(
  { backend, sessions, currentMember, sessionCookie, client }: LoginRequest,
  given: HotelAnswer<'login'>,
  remember: boolean,
): Promise<Outcome<EphAnswer<'login'>, HotelErrorCode>> {
  const { token, device, expiresAt, profile } = given
  const begun = await sessions.request('begin', {
    programme: 'hotel',
    persistent: remember,
    agent: { browser: client.browser, system: client.system },
    login: { token, expiresAt, accountId: profile.accountId },
    ...(sessionCookie === undefined ? {} : { replaces: sessionCookie }),
  })
  if (!begun.ok) {
    // No cookie leads to the backend's session: it must not stay open.
    await backend.request('logout', { member: token })
    return fail(UNAVAILABLE)
  }
  if (currentMember.kind === 'member') await backend.request('logout', { member: currentMember.login.token })
  return { ...ok(connectionOf(profile)), cookies: { session: { issued: begun.value, persistent: remember }, device } }
}

const login: EphHandler<'login'> = async (request) => {
  const { backend, input, readCookie } = request
  const { email, password, code, remember } = input
  const device = deviceCookieOf(readCookie)
  const answer = await backend.request('login', {
    input: { email, password, ...(code === undefined ? {} : { code }), ...(device === undefined ? {} : { device }) },
  })
  if (!answer.ok) return answer
  return await beginSession(request, answer.value, remember)
}

const passkeyLogin: EphHandler<'passkeyLogin'> = async (request) => {
  const { backend, input, readCookie } = request
  const device = deviceCookieOf(readCookie)
  const answer = await backend.request('passkeyLogin', {
    input: { response: input.response, ...(device === undefined ? {} : { device }) },
  })
  return answer.ok ? await beginSession(request, answer.value, input.remember) : answer
}

/** Deletes the cookie even if a backend fails. */
const logout: EphHandler<'logout'> = async ({ backend, sessions, currentMember, sessionCookie }) => ({
  ...ok(NOT_CONNECTED),
  clearStorage: true,
  ...((await logOut({ hotel: backend, sessions, currentMember, sessionCookie }))
    ? {}
    : { cookies: { session: 'clear' } }),
})

const signUp: EphHandler<'signUp'> = ({ backend, input, idempotencyKey, locale }) =>
  backend.request('signUp', { input: { ...input, locale }, idempotencyKey })

const activate: EphHandler<'activate'> = async ({ backend, input, pathParameter, idempotencyKey }) => {
  const answer = await backend.request('activate', { input: { token: pathParameter, ...input }, idempotencyKey })
  return answer.ok ? ok({ ...DONE, email: answer.value.email }) : answer
}

const resetComplete: EphHandler<'resetComplete'> = async (request) => {
  const { backend, input, pathParameter, idempotencyKey } = request
  const answer = await backend.request('resetComplete', {
    input: { token: pathParameter, password: input.password },
    idempotencyKey,
  })
  return answer.ok ? { ...ok(DONE), cookies: await endAllSessions(request, answer.value.accountId) } : answer
}

/**
 * Session fixation: no cookie of before the confirmation stays valid, wherever the link is opened. This browser, where
 * it is signed in to the account, gets a new one with this answer, all others with that of their next call.
 */
const confirmEmail: EphHandler<'confirmEmail'> = async (request) => {
  const { backend, sessions, currentMember, pathParameter, idempotencyKey } = request
  const answer = await backend.request('confirmEmail', { input: { token: pathParameter }, idempotencyKey })
  if (!answer.ok) return answer
  const { accountId } = answer.value
  await sessions.request('rotateAll', { programme: 'hotel', accountId })
  const cookies = isOwnAccount(request, accountId) ? await rotateSession(sessions, currentMember, { grace: true }) : {}
  return { ...ok(DONE), cookies }
}

const undoEmail: EphHandler<'undoEmail'> = async (request) => {
  const { backend, pathParameter, idempotencyKey } = request
  const answer = await backend.request('undoEmail', { input: { token: pathParameter }, idempotencyKey })
  return answer.ok ? { ...ok(DONE), cookies: await endAllSessions(request, answer.value.accountId) } : answer
}

const changePassword: EphHandler<'changePassword'> = async (request) => {
  const { backend, sessions, currentMember, input, login: own, sessionCookie } = request
  const answer = await backend.request('changePassword', { input, member: own.token })
  if (!answer.ok) return answer
  await sessions.request('leaveAll', {
    programme: 'hotel',
    accountId: own.accountId,
    ...(sessionCookie === undefined ? {} : { except: sessionCookie }),
  })
  return { ...ok(DONE), cookies: await rotateSession(sessions, currentMember) }
}

/** Data export: the programme's, and what the site's own backend keeps. All of it, or an error. */
const exportData: EphHandler<'export'> = async ({ backend, login: own }) => {
  const answer = await backend.request('export', { member: own.token })
  if (!answer.ok) return answer
  const sent = await requestGateway().ofSender(answer.value.profile.email)
  return sent.ok ? ok({ ...answer.value, ...sent.value }) : fail(UNAVAILABLE)
}

/**
 * Erasure. The programme confirms the password, so it comes first. Where the site's own backend goes away in between,
 * the requests are left to its retention, and the log says so.
 */
const deleteAccount: EphHandler<'deleteAccount'> = async (request) => {
  const { backend, input, login: own } = request
  const profile = await backend.request('profile', { member: own.token })
  if (!profile.ok) return profile
  const answer = await backend.request('deleteAccount', { input, member: own.token })
  if (!answer.ok) return answer
  const erased = await requestGateway().erase(profile.value.profile.email)
  if (!erased.ok) log.error({ event: 'eph.erasure' }, 'the requests of a deleted account were not erased')
  return { ...ok(NOT_CONNECTED), clearStorage: true, cookies: await endAllSessions(request, own.accountId) }
}

/** Change of privileges: the session gets a new cookie. */
const collaboratorComplete: EphHandler<'collaboratorComplete'> = async (request) => {
  const { backend, sessions, currentMember, pathParameter, login: own } = request
  const answer = await backend.request('collaboratorComplete', { input: { token: pathParameter }, member: own.token })
  return answer.ok
    ? { ...ok(connectionOf(answer.value.profile)), cookies: await rotateSession(sessions, currentMember) }
    : answer
}

const listSessions: EphHandler<'sessions'> = async ({ sessions, currentMember }) => {
  if (currentMember.kind !== 'member') return fail(UNAVAILABLE)
  const answer = await sessions.request('list', { cookie: currentMember.cookie, programme: 'hotel' })
  return answer.ok ? answer : fail(UNAVAILABLE)
}

const NOT_FOUND: HotelFailure = { code: 'default', status: 404, fields: [], kind: 'refused' }

/** Ends another browser's login in the session store first: its cookie is worthless even if the backend fails. */
const endOneSession: EphHandler<'endSession'> = async ({
  backend,
  sessions,
  currentMember,
  login: own,
  ...request
}) => {
  if (currentMember.kind !== 'member') return fail(UNAVAILABLE)
  const id = z.uuid().safeParse(request.pathParameter)
  if (!id.success) return fail(NOT_FOUND)
  const answer = await sessions.request('end', { cookie: currentMember.cookie, programme: 'hotel', id: id.data })
  if (!answer.ok) return fail(UNAVAILABLE)
  if (!answer.value.ended) return fail(NOT_FOUND)
  const { token } = answer.value.ended
  const ended =
    token === null ? undefined : await backend.request('endSessions', { member: own.token, input: { token } })
  return ended && !ended.ok ? ended : ok(DONE)
}

const endOtherSessions: EphHandler<'endOtherSessions'> = async ({ backend, sessions, currentMember, login: own }) => {
  if (currentMember.kind !== 'member') return fail(UNAVAILABLE)
  const left = await sessions.request('leaveAll', {
    programme: 'hotel',
    accountId: own.accountId,
    except: currentMember.cookie,
  })
  if (!left.ok) return fail(UNAVAILABLE)
  const ended = await backend.request('endSessions', { member: own.token, input: {} })
  return ended.ok ? ok(DONE) : ended
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
  init,
  login,
  passkeyLogin,
  logout,
  signUp,
  activate,
  resetComplete,
  confirmEmail,
  undoEmail,
  changePassword,
  deleteAccount,
  export: exportData,
  collaboratorComplete,
  sessions: listSessions,
  endSession: endOneSession,
  endOtherSessions,
  editPerson,
  bookings,
  booking,
}

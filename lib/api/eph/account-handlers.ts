import type { EphAnswer } from '#lib/contracts/eph.ts'
import type { EphName } from '#lib/contracts/eph-paths.ts'
import type { HotelProfile } from '#lib/contracts/hotel.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import { fail, ok } from '#lib/domain/result.ts'
import { logOut } from '../log-out.ts'
import { type CookieChange, type EphCall, type EphHandler, type Outcome, UNAVAILABLE } from './call.ts'
import { heard } from './enumeration.ts'

const NOBODY = { isConnected: false, isEmployee: false } as const

const DONE = { status: 'done' } as const

const connectionOf = (profile: HotelProfile) =>
  ({ isConnected: true, isEmployee: customerStatusOf(profile.ibLevel) === 'collaborator', profile }) as const

/** The cookie under another text: what somebody may have copied of it is good no more. */
async function rotated({ sessions, who }: EphCall<EphName>): Promise<CookieChange> {
  if (who.kind !== 'member') return {}
  const answer = await sessions.ask('rotate', { cookie: who.cookie })
  return answer.ok && answer.value.issued
    ? { session: { issued: answer.value.issued, persistent: who.persistent } }
    : {}
}

const isSelf = ({ who }: EphCall<EphName>, accountId: string): boolean =>
  who.kind === 'member' && who.login.accountId === accountId

/** Ends the account's sessions in all browsers, this one included. */
async function everywhere(call: EphCall<EphName>, accountId: string): Promise<CookieChange> {
  await call.sessions.ask('leaveAll', { programme: 'hotel', accountId })
  return isSelf(call, accountId) ? { session: 'clear' } : {}
}

const init: EphHandler<'init'> = async ({ hotel, who, hasCookie }) => {
  if (who.kind === 'unavailable') return fail(UNAVAILABLE)
  if (who.kind === 'nobody') return { ...ok(NOBODY), ...(hasCookie ? { cookies: { session: 'clear' } } : {}) }
  const answer = await hotel.ask('profile', { member: who.login.token })
  return answer.ok ? ok(connectionOf(answer.value.profile)) : answer
}

const login: EphHandler<'login'> = async ({ hotel, sessions, body, device, who, sessionCookie }) => {
  const { email, password, remember } = body
  const answer = await hotel.ask('login', { input: { email, password, ...(device === undefined ? {} : { device }) } })
  if (!answer.ok) return heard<'login'>('login', answer)
  const { token, expiresAt, profile } = answer.value
  const begun = await sessions.ask('begin', {
    programme: 'hotel',
    persistent: remember,
    login: { token, expiresAt, accountId: profile.accountId },
    ...(sessionCookie === undefined ? {} : { replaces: sessionCookie }),
  })
  // A login that no cookie leads to is nobody's.
  if (!begun.ok) await hotel.ask('logout', { member: token })
  if (!begun.ok) return fail(UNAVAILABLE)
  if (who.kind === 'member') await hotel.ask('logout', { member: who.login.token })
  return {
    ...ok(connectionOf(profile)),
    cookies: { session: { issued: begun.value, persistent: remember }, device: answer.value.device },
  }
}

/** This browser forgets its session whatever the backends say. */
const logout: EphHandler<'logout'> = async (call) => ({
  ...ok(NOBODY),
  ...((await logOut(call)) ? {} : { cookies: { session: 'clear' } }),
})

const signUp: EphHandler<'signUp'> = async ({ hotel, body, key, locale }) =>
  heard<'signUp'>('signUp', await hotel.ask('signUp', { input: { ...body, locale }, key }))

const resendActivation: EphHandler<'resendActivation'> = async ({ hotel, body }) =>
  heard<'resendActivation'>('resendActivation', await hotel.ask('resendActivation', { input: body }))

const resetInit: EphHandler<'resetInit'> = async ({ hotel, body }) =>
  heard<'resetInit'>('resetInit', await hotel.ask('resetInit', { input: body }))

const activate: EphHandler<'activate'> = async ({ hotel, body, part, key }) => {
  const answer = await hotel.ask('activate', { input: { token: part, ...body }, key })
  return answer.ok ? ok(DONE) : answer
}

const resetComplete: EphHandler<'resetComplete'> = async (call) => {
  const answer = await call.hotel.ask('resetComplete', {
    input: { token: call.part, password: call.body.password },
    key: call.key,
  })
  return answer.ok ? { ...ok(DONE), cookies: await everywhere(call, answer.value.accountId) } : answer
}

const confirmEmail: EphHandler<'confirmEmail'> = async (call) => {
  const answer = await call.hotel.ask('confirmEmail', { input: { token: call.part }, key: call.key })
  if (!answer.ok) return answer
  return { ...ok(DONE), cookies: isSelf(call, answer.value.accountId) ? await rotated(call) : {} }
}

const undoEmail: EphHandler<'undoEmail'> = async (call) => {
  const answer = await call.hotel.ask('undoEmail', { input: { token: call.part }, key: call.key })
  return answer.ok ? { ...ok(DONE), cookies: await everywhere(call, answer.value.accountId) } : answer
}

const changePassword: EphHandler<'changePassword'> = async (call) => {
  const answer = await call.hotel.ask('changePassword', { input: call.body, member: call.login.token })
  if (!answer.ok) return answer
  await call.sessions.ask('leaveAll', {
    programme: 'hotel',
    accountId: call.login.accountId,
    ...(call.sessionCookie === undefined ? {} : { except: call.sessionCookie }),
  })
  return { ...ok(DONE), cookies: await rotated(call) }
}

const deleteAccount: EphHandler<'deleteAccount'> = async (call): Promise<Outcome<EphAnswer<'deleteAccount'>>> => {
  const answer = await call.hotel.ask('deleteAccount', { input: call.body, member: call.login.token })
  return answer.ok ? { ...ok(NOBODY), cookies: await everywhere(call, call.login.accountId) } : answer
}

/** A collaborator may do more than before: the cookie changes with it. */
const collaboratorComplete: EphHandler<'collaboratorComplete'> = async (call) => {
  const answer = await call.hotel.ask('collaboratorComplete', { input: { token: call.part }, member: call.login.token })
  return answer.ok ? { ...ok(connectionOf(answer.value.profile)), cookies: await rotated(call) } : answer
}

/** Who may sign in, and how. */
export const ACCOUNT_HANDLERS = {
  init,
  login,
  logout,
  signUp,
  resendActivation,
  activate,
  resetInit,
  resetComplete,
  confirmEmail,
  undoEmail,
  changePassword,
  deleteAccount,
  collaboratorComplete,
} as const

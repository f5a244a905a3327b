import type { CasinoErrorCode } from '#lib/contracts/casino-errors.ts'
import type { CasinoProfile } from '#lib/contracts/casino-fields.ts'
import type { CasinoCallName, CasinoCalls } from '#lib/contracts/casino-site.ts'
import { ok } from '#lib/domain/result.ts'
import type { CasinoGateway } from '#lib/gateways/casino/casino.ts'
import { deviceCookieOf } from '#lib/gateways/sessions/session-cookies.ts'
import type { Handler, Handlers } from '../call.ts'
import { casinoLogins } from './logins.ts'

type CasinoHandler<N extends CasinoCallName> = Handler<CasinoCalls[N], CasinoGateway, CasinoErrorCode>

const NOT_CONNECTED = { isConnected: false } as const

const DONE = { status: 'done' } as const

const connectionOf = (profile: CasinoProfile) => ({ isConnected: true, profile }) as const

const init: CasinoHandler<'init'> = async (request) => {
  const answer = await casinoLogins.init(request)
  return answer.ok ? { ...answer, ...ok(answer.value ? connectionOf(answer.value) : NOT_CONNECTED) } : answer
}

const login: CasinoHandler<'login'> = async (request) => {
  const { backend, input, readCookie } = request
  const { email, password, remember } = input
  const device = deviceCookieOf(readCookie, 'casino')
  const answer = await backend.request('login', {
    input: { email, password, ...(device === undefined ? {} : { device }) },
  })
  if (!answer.ok) return answer
  const { profile, ...given } = answer.value
  const begun = await casinoLogins.begin(request, { ...given, accountId: profile.accountId }, remember)
  return begun.ok ? { ...begun, ...ok(connectionOf(profile)) } : begun
}

const logout: CasinoHandler<'logout'> = async (request) => ({
  ...ok(NOT_CONNECTED),
  clearStorage: true,
  cookies: await casinoLogins.leave(request),
})

const signUp: CasinoHandler<'signUp'> = ({ backend, input, idempotencyKey, locale }) =>
  backend.request('signUp', { input: { ...input, locale }, idempotencyKey })

const activate: CasinoHandler<'activate'> = async ({ backend, input, pathParameter, idempotencyKey }) => {
  const answer = await backend.request('activate', { input: { token: pathParameter, ...input }, idempotencyKey })
  return answer.ok ? ok({ ...DONE, email: answer.value.email }) : answer
}

const resetComplete: CasinoHandler<'resetComplete'> = async (request) => {
  const { backend, input, pathParameter, idempotencyKey } = request
  const answer = await backend.request('resetComplete', {
    input: { token: pathParameter, password: input.password },
    idempotencyKey,
  })
  return await casinoLogins.afterReset(request, answer)
}

const confirmEmail: CasinoHandler<'confirmEmail'> = async (request) => {
  const { backend, pathParameter, idempotencyKey } = request
  const answer = await backend.request('confirmEmail', { input: { token: pathParameter }, idempotencyKey })
  return await casinoLogins.afterEmailChange(request, answer)
}

const undoEmail: CasinoHandler<'undoEmail'> = async (request) => {
  const { backend, pathParameter, idempotencyKey } = request
  const answer = await backend.request('undoEmail', { input: { token: pathParameter }, idempotencyKey })
  return await casinoLogins.afterReset(request, answer)
}

const changePassword: CasinoHandler<'changePassword'> = async (request) => {
  const { backend, input, login: own } = request
  const answer = await backend.request('changePassword', { input, member: own.token })
  return await casinoLogins.afterPasswordChange(request, answer)
}

const deleteAccount: CasinoHandler<'deleteAccount'> = async (request) => {
  const { backend, input, login: own } = request
  const answer = await backend.request('deleteAccount', { input, member: own.token })
  return answer.ok
    ? { ...ok(NOT_CONNECTED), clearStorage: true, cookies: await casinoLogins.endAll(request, own.accountId) }
    : answer
}

const editPerson: CasinoHandler<'editPerson'> = ({ backend, login: own, input }) =>
  backend.request('editPerson', { member: own.token, input })

const exportData: CasinoHandler<'export'> = ({ backend, login: own }) =>
  backend.request('export', { member: own.token })

/** Calls that do more than pass through to the casino programme's backend. */
export const CASINO_HANDLERS: Handlers<CasinoCalls, CasinoGateway, CasinoErrorCode> = {
  init,
  login,
  logout,
  signUp,
  activate,
  resetComplete,
  confirmEmail,
  undoEmail,
  changePassword,
  deleteAccount,
  sessions: casinoLogins.list,
  endSession: casinoLogins.endOne,
  endOtherSessions: casinoLogins.endOthers,
  editPerson,
  export: exportData,
}

import { accountHandlers } from '../account-handlers.ts'
import type { CasinoAnswer } from '@barriere/shared/programmes/casino/operations.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { CasinoProfile } from '@barriere/shared/programmes/casino/fields.ts'
import type { CasinoCallName, CasinoCalls } from '#lib/contracts/casino-site.ts'
import { type Result, ok } from '@barriere/shared/domain/result.ts'
import type { BackendFailure } from '#lib/gateways/backend.ts'
import type { CasinoGateway } from '#lib/gateways/casino/casino.ts'
import { withDevice } from '#lib/gateways/sessions/session-cookies.ts'
import type { Handler, Handlers } from '../call.ts'
import { rotateSession } from '../rotate-session.ts'
import { kioskCard, pairTerminal, terminal } from './kiosk.ts'
import { casinoLogins } from './logins.ts'

type CasinoHandler<N extends CasinoCallName> = Handler<CasinoCalls[N], CasinoGateway, CasinoErrorCode>

const NOT_CONNECTED = { isConnected: false } as const

const connectionOf = (profile: CasinoProfile) => ({ isConnected: true, profile }) as const

const init: CasinoHandler<'init'> = async (request) => {
  const answer = await casinoLogins.init(request)
  return answer.ok ? { ...answer, ...ok(answer.value ? connectionOf(answer.value) : NOT_CONNECTED) } : answer
}

/** Begins the browser's session with the answer of a login. */
async function enter(
  request: Parameters<typeof casinoLogins.begin>[0],
  answer: Result<CasinoAnswer<'login'>, BackendFailure<CasinoErrorCode>>,
  remember: boolean,
) {
  if (!answer.ok) return answer
  const { profile, ...given } = answer.value
  const begun = await casinoLogins.begin(request, { ...given, accountId: profile.accountId }, remember)
  return begun.ok ? { ...begun, ...ok(connectionOf(profile)) } : begun
}

const login: CasinoHandler<'login'> = async (request) => {
  const { backend, input, readCookie } = request
  const { remember, ...given } = input
  return await enter(
    request,
    await backend.request('login', { input: withDevice(given, readCookie, 'casino') }),
    remember,
  )
}

const loginByCard: CasinoHandler<'loginByCard'> = async (request) => {
  const { backend, input, readCookie } = request
  const { remember, ...given } = input
  return await enter(
    request,
    await backend.request('loginByCard', { input: withDevice(given, readCookie, 'casino') }),
    remember,
  )
}

const signUp: CasinoHandler<'signUp'> = ({ backend, input, idempotencyKey, locale }) =>
  backend.request('signUp', { input: { ...input, locale }, idempotencyKey })

/** Session fixation: a session of a higher level gets a new cookie. */
const stepUp: CasinoHandler<'stepUp'> = async (request) => {
  const { backend, input, login: own, sessions, currentMember } = request
  const answer = await backend.request('stepUp', { input, member: own.token })
  if (!answer.ok) return answer
  return { ...ok(connectionOf(answer.value.profile)), cookies: await rotateSession(sessions, currentMember) }
}

const contestLimit: CasinoHandler<'contestLimit'> = async (request) => {
  const { backend, pathParameter, idempotencyKey } = request
  const answer = await backend.request('contestLimit', { input: { token: pathParameter }, idempotencyKey })
  return await casinoLogins.afterReset(request, answer)
}

const deleteAccount: CasinoHandler<'deleteAccount'> = async (request) => {
  const { backend, input, login: own } = request
  const answer = await backend.request('deleteAccount', { input, member: own.token })
  if (!answer.ok) return answer
  const cookies = await casinoLogins.endAll(request, own.accountId)
  return {
    ...ok(NOT_CONNECTED),
    clearStorage: true,
    cookies: { ...cookies, device: { programme: 'casino', token: null } },
  }
}

const editPerson: CasinoHandler<'editPerson'> = ({ backend, login: own, input }) =>
  backend.request('editPerson', { member: own.token, input })

const exportData: CasinoHandler<'export'> = ({ backend, login: own }) =>
  backend.request('export', { member: own.token })

/** Calls that do more than pass through to the casino programme's backend. */
export const CASINO_HANDLERS: Handlers<CasinoCalls, CasinoGateway, CasinoErrorCode> = {
  ...accountHandlers(casinoLogins, NOT_CONNECTED),
  init,
  login,
  loginByCard,
  signUp,
  stepUp,
  contestLimit,
  deleteAccount,
  editPerson,
  export: exportData,
  pairTerminal,
  terminal,
  kioskCard,
}

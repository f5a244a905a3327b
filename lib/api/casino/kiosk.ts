import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { CasinoCallName, CasinoCalls } from '#lib/contracts/casino-site.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import type { CasinoGateway } from '#lib/gateways/casino/casino.ts'
import { terminalOf } from '#lib/gateways/sessions/session-cookies.ts'
import type { Handler } from '../call.ts'

type CasinoHandler<N extends CasinoCallName> = Handler<CasinoCalls[N], CasinoGateway, CasinoErrorCode>

/** Deletes the cookie of a terminal that is no longer paired. */
const FORGOTTEN = { terminal: null } as const

export const pairTerminal: CasinoHandler<'pairTerminal'> = async ({ backend, input }) => {
  const answer = await backend.request('pairTerminal', { input })
  return answer.ok ? { ...ok({ isPaired: true }), cookies: { terminal: answer.value.token } } : answer
}

/** A browser without the cookie is not a terminal; the backend is not called. */
export const terminal: CasinoHandler<'terminal'> = async ({ backend, readCookie }) => {
  const token = terminalOf(readCookie)
  if (token === undefined) return ok({ isPaired: false })
  const answer = await backend.request('terminal', { input: { terminal: token } })
  return answer.ok && !answer.value.isPaired ? { ...answer, cookies: FORGOTTEN } : answer
}

export const kioskCard: CasinoHandler<'kioskCard'> = async ({ backend, input, readCookie }) => {
  const answer = await backend.request('kioskCard', { input: { ...input, terminal: terminalOf(readCookie) } })
  if (!answer.ok) return answer.error.code === 'terminal' ? { ...answer, cookies: FORGOTTEN } : answer
  const { terminal: next, ...shown } = answer.value
  return { ...ok(shown), cookies: next === undefined ? {} : { terminal: next } }
}

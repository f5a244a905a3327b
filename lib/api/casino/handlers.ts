import type { CasinoErrorCode } from '#lib/contracts/casino-errors.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import type { CasinoGateway } from '#lib/gateways/casino/casino.ts'
import type { Handlers } from '../call.ts'

/** Calls that do more than pass through to the casino programme's backend. */
export const CASINO_HANDLERS: Handlers<CasinoCalls, CasinoGateway, CasinoErrorCode> = {}

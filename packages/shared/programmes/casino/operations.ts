import type { CallAnswer, ParsedInput } from '../../contracts/call.ts'
import { CASINO_AUTHENTICATION_OPERATIONS } from './authentication.ts'
import { CARD_OPERATIONS } from './cards.ts'
import { JACKPOT_OPERATIONS } from './jackpots.ts'
import { CLOCK_OPERATIONS } from './clock.ts'
import { KIOSK_OPERATIONS } from './kiosk.ts'
import { LIMIT_OPERATIONS } from './limits.ts'
import type { CasinoOperation } from './operation.ts'
import { POINT_OPERATIONS } from './points.ts'
import { CARD_PROOF_OPERATIONS } from './proof.ts'
import { REWARD_OPERATIONS } from './rewards.ts'
import { SEAT_OPERATIONS } from './seats.ts'
import { SPONSORSHIP_OPERATIONS } from './sponsorship.ts'

/** Operations of the casino programme's backend. */
export const CASINO_OPERATIONS = {
  ...CASINO_AUTHENTICATION_OPERATIONS,
  ...CARD_PROOF_OPERATIONS,
  ...CARD_OPERATIONS,
  ...POINT_OPERATIONS,
  ...REWARD_OPERATIONS,
  ...SPONSORSHIP_OPERATIONS,
  ...JACKPOT_OPERATIONS,
  ...LIMIT_OPERATIONS,
  ...KIOSK_OPERATIONS,
  ...SEAT_OPERATIONS,
  ...CLOCK_OPERATIONS,
} as const satisfies Readonly<Record<string, CasinoOperation>>

export type CasinoOperationName = keyof typeof CASINO_OPERATIONS

/** Parsed input; undefined if the operation has none. */
export type CasinoInput<N extends CasinoOperationName> = ParsedInput<(typeof CASINO_OPERATIONS)[N]>

export type CasinoAnswer<N extends CasinoOperationName> = CallAnswer<(typeof CASINO_OPERATIONS)[N]>

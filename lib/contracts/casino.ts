import type { CallAnswer, ParsedInput } from './call.ts'
import { CASINO_AUTHENTICATION_OPERATIONS } from './casino-authentication.ts'
import { CARD_OPERATIONS } from './casino-cards.ts'
import { JACKPOT_OPERATIONS } from './casino-jackpots.ts'
import { CLOCK_OPERATIONS } from './casino-clock.ts'
import { KIOSK_OPERATIONS } from './casino-kiosk.ts'
import { LIMIT_OPERATIONS } from './casino-limits.ts'
import type { CasinoOperation } from './casino-operation.ts'
import { POINT_OPERATIONS } from './casino-points.ts'
import { CARD_PROOF_OPERATIONS } from './casino-proof.ts'
import { REWARD_OPERATIONS } from './casino-rewards.ts'
import { SEAT_OPERATIONS } from './casino-seats.ts'
import { SPONSORSHIP_OPERATIONS } from './casino-sponsorship.ts'

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

/** Parsed input; undefined where the operation takes none. */
export type CasinoInput<N extends CasinoOperationName> = ParsedInput<(typeof CASINO_OPERATIONS)[N]>

export type CasinoAnswer<N extends CasinoOperationName> = CallAnswer<(typeof CASINO_OPERATIONS)[N]>

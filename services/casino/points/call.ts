import type { CasinoOperationName } from '#lib/contracts/casino.ts'
import type { CARD_OPERATIONS } from '#lib/contracts/casino-cards.ts'
import type { JACKPOT_OPERATIONS } from '#lib/contracts/casino-jackpots.ts'
import type { POINT_OPERATIONS } from '#lib/contracts/casino-points.ts'
import type { REWARD_OPERATIONS } from '#lib/contracts/casino-rewards.ts'
import type { SPONSORSHIP_OPERATIONS } from '#lib/contracts/casino-sponsorship.ts'
import type { PointsCasino } from '../casino-rules.ts'
import type { OperationHandler, OperationHandlers } from '../operation-call.ts'

/** Operations on cards, points, rewards, sponsorship, jackpots and limits. */
export type PointsOperationName = Extract<
  CasinoOperationName,
  | keyof typeof CARD_OPERATIONS
  | keyof typeof POINT_OPERATIONS
  | keyof typeof REWARD_OPERATIONS
  | keyof typeof SPONSORSHIP_OPERATIONS
  | keyof typeof JACKPOT_OPERATIONS
  | 'limits'
>

export type PointsHandler<N extends PointsOperationName> = OperationHandler<PointsCasino, N>

export type PointsHandlers = OperationHandlers<PointsCasino, PointsOperationName>

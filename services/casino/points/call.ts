import type { CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import type { CARD_OPERATIONS } from '@barriere/shared/programmes/casino/cards.ts'
import type { JACKPOT_OPERATIONS } from '@barriere/shared/programmes/casino/jackpots.ts'
import type { POINT_OPERATIONS } from '@barriere/shared/programmes/casino/points.ts'
import type { REWARD_OPERATIONS } from '@barriere/shared/programmes/casino/rewards.ts'
import type { SPONSORSHIP_OPERATIONS } from '@barriere/shared/programmes/casino/sponsorship.ts'
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

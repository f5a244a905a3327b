import type { CasinoAnswer, CasinoInput, CasinoOperationName } from '#lib/contracts/casino.ts'
import type { CARD_OPERATIONS } from '#lib/contracts/casino-cards.ts'
import type { JACKPOT_OPERATIONS } from '#lib/contracts/casino-jackpots.ts'
import type { LIMIT_OPERATIONS } from '#lib/contracts/casino-limits.ts'
import type { POINT_OPERATIONS } from '#lib/contracts/casino-points.ts'
import type { REWARD_OPERATIONS } from '#lib/contracts/casino-rewards.ts'
import type { SPONSORSHIP_OPERATIONS } from '#lib/contracts/casino-sponsorship.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'

/** Operations on cards, points, rewards, sponsorship, jackpots and limits. */
export type PointsOperationName = Extract<
  CasinoOperationName,
  | keyof typeof CARD_OPERATIONS
  | keyof typeof POINT_OPERATIONS
  | keyof typeof REWARD_OPERATIONS
  | keyof typeof SPONSORSHIP_OPERATIONS
  | keyof typeof JACKPOT_OPERATIONS
  | keyof typeof LIMIT_OPERATIONS
>

/** A validated request to an operation. */
export interface PointsCall<N extends PointsOperationName> {
  readonly casino: PointsCasino
  readonly input: CasinoInput<N>
  /** The signed-in member, where the operation's `auth` is `member`. */
  readonly accountId: string
  /** Path parameter; empty where there is none. */
  readonly id: string
  /** Runs work in one transaction; a repeated request (`idempotency-key`) gets the first answer. */
  once(work: (transaction: Sql) => Promise<CasinoAnswer<N>>): Promise<CasinoAnswer<N>>
}

export type PointsHandler<N extends PointsOperationName> = (call: PointsCall<N>) => Promise<CasinoAnswer<N>>

export type PointsHandlers = { readonly [N in PointsOperationName]: PointsHandler<N> }

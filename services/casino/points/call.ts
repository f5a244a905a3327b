import { CARD_OPERATIONS } from '#lib/contracts/casino-cards.ts'
import { JACKPOT_OPERATIONS } from '#lib/contracts/casino-jackpots.ts'
import { LIMIT_OPERATIONS } from '#lib/contracts/casino-limits.ts'
import { POINT_OPERATIONS } from '#lib/contracts/casino-points.ts'
import { REWARD_OPERATIONS } from '#lib/contracts/casino-rewards.ts'
import { SPONSORSHIP_OPERATIONS } from '#lib/contracts/casino-sponsorship.ts'
import type { CallAnswer, ParsedInput } from '#lib/contracts/call.ts'
import type { Sql } from '../../kit/database.ts'
import type { PointsCasino } from '../casino-rules.ts'

/** Operations on cards, points, rewards, sponsorship, jackpots and limits. */
const MEMBER_OPERATIONS = {
  ...CARD_OPERATIONS,
  ...POINT_OPERATIONS,
  ...REWARD_OPERATIONS,
  ...SPONSORSHIP_OPERATIONS,
  ...JACKPOT_OPERATIONS,
  ...LIMIT_OPERATIONS,
}

type Operations = typeof MEMBER_OPERATIONS

export type PointsOperationName = keyof Operations

/** A validated request to an operation. */
export interface PointsCall<N extends PointsOperationName> {
  readonly casino: PointsCasino
  readonly input: ParsedInput<Operations[N]>
  /** The signed-in member, where the operation's `auth` is `member`. */
  readonly accountId: string
  /** Path parameter; empty where there is none. */
  readonly id: string
  /** Runs work in one transaction; a repeated request (`idempotency-key`) gets the first answer. */
  once(work: (transaction: Sql) => Promise<CallAnswer<Operations[N]>>): Promise<CallAnswer<Operations[N]>>
}

export type PointsHandler<N extends PointsOperationName> = (call: PointsCall<N>) => Promise<CallAnswer<Operations[N]>>

export type PointsHandlers = { readonly [N in PointsOperationName]: PointsHandler<N> }

import type { CasinoAnswer, CasinoInput, CasinoOperationName } from '#lib/contracts/casino.ts'
import type { SEAT_OPERATIONS } from '#lib/contracts/casino-seats.ts'
import type { Sql } from '../../kit/database.ts'
import type { Logger } from '../../kit/log.ts'
import type { PaymentProvider } from '../../kit/payment/provider.ts'
import type { PointsCasino } from '../casino-rules.ts'

/** Dependencies of sales, registrations and payments, injected. */
export interface SeatsCasino extends PointsCasino {
  /** Never called inside a database transaction. */
  readonly payments: PaymentProvider
  readonly log: Logger
  /** Triggers the queues of refunds and documents; call after a commit. */
  wake(): void
}

export type SeatOperationName = Extract<CasinoOperationName, keyof typeof SEAT_OPERATIONS>

/** A validated request to an operation. */
export interface SeatCall<N extends SeatOperationName> {
  readonly casino: SeatsCasino
  readonly input: CasinoInput<N>
  /** The signed-in member, where the operation's `auth` is `member`. */
  readonly accountId: string
  /** Path parameter; empty where there is none. */
  readonly id: string
  /** Runs work in one transaction; a repeated request (`idempotency-key`) gets the first answer. */
  once(work: (transaction: Sql) => Promise<CasinoAnswer<N>>): Promise<CasinoAnswer<N>>
}

export type SeatHandler<N extends SeatOperationName> = (call: SeatCall<N>) => Promise<CasinoAnswer<N>>

export type SeatHandlers = { readonly [N in SeatOperationName]: SeatHandler<N> }

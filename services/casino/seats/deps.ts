import type { CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import type { SEAT_OPERATIONS } from '@barriere/shared/programmes/casino/seats.ts'
import type { Logger } from '../../kit/log.ts'
import type { PaymentProvider } from '../../kit/payment/provider.ts'
import type { PointsCasino } from '../casino-rules.ts'
import type { OperationHandler, OperationHandlers } from '../operation-call.ts'

/** Dependencies of sales, registrations and payments, injected. */
export interface SeatsCasino extends PointsCasino {
  /** Never called inside a database transaction. */
  readonly payments: PaymentProvider
  readonly log: Logger
  /** Wakes the queues of refunds and documents; call it after a commit. */
  wake(): void
}

export type SeatOperationName = Extract<CasinoOperationName, keyof typeof SEAT_OPERATIONS>

export type SeatHandler<N extends SeatOperationName> = OperationHandler<SeatsCasino, N>

export type SeatHandlers = OperationHandlers<SeatsCasino, SeatOperationName>

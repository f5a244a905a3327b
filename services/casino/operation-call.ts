import type { CasinoAnswer, CasinoInput, CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import type { Sql } from '../kit/database.ts'

/** A validated request to an operation, with the dependencies of its handler. */
interface OperationCall<D, N extends CasinoOperationName> {
  readonly casino: D
  readonly input: CasinoInput<N>
  /** The signed-in member, if the operation's `auth` is `member`. */
  readonly accountId: string
  /** Path parameter; empty if there is none. */
  readonly id: string
  /** Runs work in one transaction; a repeated request (`idempotency-key`) gets the first answer. */
  once(work: (transaction: Sql) => Promise<CasinoAnswer<N>>): Promise<CasinoAnswer<N>>
}

export type OperationHandler<D, N extends CasinoOperationName> = (call: OperationCall<D, N>) => Promise<CasinoAnswer<N>>

/** Handlers of some operations. */
export type OperationHandlers<D, Names extends CasinoOperationName> = {
  readonly [N in Names]: OperationHandler<D, N>
}

import type { CasinoAnswer, CasinoInput, CasinoOperationName } from '@barriere/shared/programmes/casino/operations.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { Client } from '@barriere/shared/contracts/client.ts'
import type { Outcome } from '../../kit/accounts/programme.ts'
import type { Session } from '../../kit/accounts/sessions.ts'
import type { Sql } from '../../kit/database.ts'
import type { Casino } from '../casino.ts'

/** A validated request to an operation. */
export interface Call<N extends CasinoOperationName> {
  readonly casino: Casino
  readonly input: CasinoInput<N>
  /** Session of the member, if the operation's `auth` is `member`. */
  readonly session: Session
  /** The member's browser, as reported by the site. */
  readonly client: Client
  /** Path parameter; empty if there is none. */
  readonly id: string
  /** Runs work in one transaction; a repeated request (`idempotency-key`) gets the first answer. */
  idempotent(work: (transaction: Sql) => Promise<Outcome<CasinoAnswer<N>, CasinoErrorCode>>): Promise<CasinoAnswer<N>>
}

export type Handler<N extends CasinoOperationName> = (call: Call<N>) => Promise<CasinoAnswer<N>>

export type Handlers = { readonly [N in CasinoOperationName]: Handler<N> }

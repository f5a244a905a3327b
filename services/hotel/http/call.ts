import type { Client } from '@barriere/shared/contracts/client.ts'
import type { HotelAnswer, HotelInput, HotelOperationName } from '@barriere/shared/programmes/hotel/operations.ts'
import type { HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import type { Sql } from '../../kit/database.ts'
import type { Session } from '../../kit/accounts/sessions.ts'
import type { Outcome } from '../../kit/accounts/programme.ts'
import type { Hotel } from '../hotel.ts'

/** A validated request to an operation. */
export interface Call<N extends HotelOperationName> {
  readonly hotel: Hotel
  readonly input: HotelInput<N>
  /** Session of the member, if the operation's `auth` is `member`. */
  readonly session: Session
  /** The member's browser, as reported by the site. */
  readonly client: Client
  /** Path parameter; empty if there is none. */
  readonly id: string
  /** Runs work in one transaction; a repeated request (`idempotency-key`) gets the first answer. */
  idempotent(work: (transaction: Sql) => Promise<Outcome<HotelAnswer<N>, HotelErrorCode>>): Promise<HotelAnswer<N>>
}

export type Handler<N extends HotelOperationName> = (call: Call<N>) => Promise<HotelAnswer<N>>

export type Handlers = { readonly [N in HotelOperationName]: Handler<N> }

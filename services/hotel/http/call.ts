import type { HotelAnswer, HotelInput, HotelOperationName } from '#lib/contracts/hotel.ts'
import type { HotelErrorCode } from '#lib/contracts/hotel-errors.ts'
import type { Sql } from '../../kit/database.ts'
import type { Hotel } from '../hotel.ts'
import type { Session } from '../sessions.ts'

/** An answer, or a refusal that keeps what its transaction wrote; one that is thrown undoes it. */
export type Outcome<T> = { readonly answer: T } | { readonly refused: HotelErrorCode }

/** One request to an operation, checked. */
export interface Call<N extends HotelOperationName> {
  readonly hotel: Hotel
  readonly input: HotelInput<N>
  /** Of the operations that need one. */
  readonly session: Session
  /** The varying part of the path; empty where there is none. */
  readonly id: string
  /** Works in one transaction; a repetition of the same request (`idempotency-key`) is answered as it was. */
  once(work: (transaction: Sql) => Promise<Outcome<HotelAnswer<N>>>): Promise<HotelAnswer<N>>
}

export type Handler<N extends HotelOperationName> = (call: Call<N>) => Promise<HotelAnswer<N>>

export type Handlers = { readonly [N in HotelOperationName]: Handler<N> }

import type { Call } from '../../contracts/call.ts'
import type { HotelErrorCode } from './errors.ts'

/** Error codes of every operation, and of every operation on a member's account. */
export const ALWAYS = ['0050', 'default'] as const
export const MEMBER = ['0050', '0044', 'default'] as const

/** An operation of the backend; `path` is relative to the backend's address. */
export interface HotelOperation extends Call<HotelErrorCode> {
  readonly path: `/v1/${string}`
  readonly summary: string
  /** Success status, 200 if absent. */
  readonly status?: 201 | 202
}

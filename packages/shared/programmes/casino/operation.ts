import type { Call } from '../../contracts/call.ts'
import type { CasinoErrorCode } from './errors.ts'

/** Error codes of every operation. */
export const ALWAYS = ['token', 'default'] as const

/** Error codes of every operation on a member's account with the level `card`, and of all others. */
export const BY_CARD = ['token', 'noAccount', 'default'] as const
export const MEMBER = ['stepUp', ...BY_CARD] as const

/** An operation of the casino programme's backend; `path` is relative to the backend's address. */
export interface CasinoOperation extends Call<CasinoErrorCode> {
  readonly path: `/v1/${string}`
  readonly summary: string
  /** Success status, 200 if absent. */
  readonly status?: 201 | 202
}

import type { Call } from '../../contracts/call.ts'
import type { CasinoErrorCode } from './errors.ts'

/** Codes that every operation may answer with. */
export const ALWAYS = ['token', 'default'] as const

/** Codes of every operation on a member's account whose `level` is `card`, and of all others. */
export const BY_CARD = ['token', 'noAccount', 'default'] as const
export const MEMBER = ['stepUp', ...BY_CARD] as const

/** An operation of the casino programme's backend; `path` is relative to the backend's address. */
export interface CasinoOperation extends Call<CasinoErrorCode> {
  readonly path: `/v1/${string}`
  readonly summary: string
  /** Success status, 200 if absent. */
  readonly status?: 201 | 202
}

import type { EphAnswer } from '#lib/contracts/eph.ts'
import { HOTEL_ERRORS, type HotelErrorCode } from '#lib/contracts/hotel-errors.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import type { HotelFailure } from '#lib/gateways/hotel/hotel.ts'
import { env } from '#lib/process/env.ts'

const ACCEPTED = { status: 'accepted' } as const

/**
 * What a stranger hears in the place of a code that tells whether an e-mail has an account: that all is well, or
 * another code.
 */
const HUSHED = {
  login: { '0044': '0090', '0109': '0090', '0118': '0090' },
  signUp: { '0053': ACCEPTED },
  resendActivation: { '0118': ACCEPTED, '0044': ACCEPTED, '0109': ACCEPTED },
  resetInit: { '0118': ACCEPTED, '0044': ACCEPTED, '0109': ACCEPTED },
} as const satisfies Readonly<
  Record<string, Readonly<Partial<Record<HotelErrorCode, HotelErrorCode | typeof ACCEPTED>>>>
>

/** The backend's answer as a stranger may hear it. `ENUMERATION=catalogue` passes the codes through. */
export function heard<N extends keyof typeof HUSHED>(
  name: N,
  answer: Result<EphAnswer<N>, HotelFailure>,
): Result<EphAnswer<N>, HotelFailure> {
  if (answer.ok || env.enumeration === 'catalogue') return answer
  const instead: Readonly<Partial<Record<HotelErrorCode, HotelErrorCode | typeof ACCEPTED>>> = HUSHED[name]
  const said = instead[answer.error.code]
  if (said === undefined) return answer
  if (typeof said === 'string')
    return fail({ code: said, status: HOTEL_ERRORS[said].status, fields: [], kind: 'refused' })
  return ok(said as EphAnswer<N>)
}

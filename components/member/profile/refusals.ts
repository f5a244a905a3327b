import type { CallFailure } from '#lib/client/eph-request.ts'
import type { EphFailure } from '#lib/contracts/eph.ts'
import { type Result, fail } from '#lib/domain/result.ts'

/**
 * A refusal by one of these codes that names no field, told at the field which it is about; `message` in the place of
 * the catalogue's sentence.
 */
export function refusedAt<A>(
  answer: Result<A, CallFailure>,
  field: string,
  codes: readonly EphFailure['code'][],
  message?: string,
): Result<A, CallFailure> {
  if (answer.ok || answer.error.code === undefined || !codes.includes(answer.error.code)) return answer
  return fail({
    ...answer.error,
    fields: answer.error.fields ?? [field],
    ...(message === undefined ? {} : { message }),
  })
}

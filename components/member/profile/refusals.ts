import type { CallFailure } from '#lib/client/eph-request.ts'
import type { EphFailure } from '#lib/contracts/eph.ts'
import { type Result, fail } from '#lib/domain/result.ts'

/**
 * Attaches a refusal without field names, with one of these codes, to the field that it concerns. `message` replaces
 * the catalogue's message.
 */
export function refusedAt<A>(
  answer: Result<A, CallFailure>,
  field: string,
  codes: readonly EphFailure['code'][],
  message?: string,
): Result<A, CallFailure> {
  if (answer.ok || answer.error.code === undefined || !(codes as readonly string[]).includes(answer.error.code))
    return answer
  return fail({
    ...answer.error,
    fields: answer.error.fields ?? [field],
    ...(message === undefined ? {} : { message }),
  })
}

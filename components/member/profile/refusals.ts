import type { SendFailure } from '#lib/client/send-call.ts'
import type { CaptchaErrorCode } from '#lib/contracts/captcha.ts'
import { type Result, fail } from '@barriere/shared/domain/result.ts'

/**
 * Attaches a refusal with one of these codes to a field, unless the server names the fields. `message` replaces the
 * catalogue's message, but not the warning that one more failure locks the account (`lastTry`).
 */
export function refusedAt<A, Code extends string>(
  answer: Result<A, SendFailure<Code>>,
  field: string,
  codes: readonly NoInfer<Code | CaptchaErrorCode>[],
  message?: string,
): Result<A, SendFailure<Code>> {
  if (answer.ok || answer.error.code === undefined || !codes.includes(answer.error.code)) return answer
  return fail({
    ...answer.error,
    fields: answer.error.fields ?? [field],
    ...(message === undefined ? {} : { message: [message, answer.error.lastTry].filter(Boolean).join(' ') }),
  })
}

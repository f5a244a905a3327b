import { z } from 'zod'
import type { CaptchaErrorCode } from '#lib/contracts/captcha.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { callBackend } from '@barriere/shared/observability/backend-calls.ts'
import { log } from '#lib/process/log.ts'
import type { RecaptchaKeys } from '#lib/process/captcha-settings.ts'

/** Time-out of the verification, in milliseconds. */
const DEADLINE = 3_000

/** Answer of Google's `siteverify`; score and action come with v3 alone. */
const verdict = z.object({
  'success': z.boolean(),
  'hostname': z.string().optional(),
  'action': z.string().optional(),
  'score': z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

type Verdict = z.output<typeof verdict>

interface Token {
  readonly kind: 'v3' | 'v2'
  readonly token: string
  readonly action: string
  /** Host name of the site. */
  readonly host: string
}

/** Verifies a token at Google. Never rejects. The visitor's address is not passed on. */
export async function verifyToken(
  { kind, token, action, host }: Token,
  keys: RecaptchaKeys,
): Promise<Result<undefined, CaptchaErrorCode>> {
  const answer = await ask(keys.verifyUrl, keys[kind].secret, token)
  if (!answer.ok) {
    log.warn({ event: 'captcha.unavailable', reason: answer.error.reason }, 'the captcha was not verified')
    return fail(answer.error.code)
  }
  const { success, hostname, score, 'error-codes': codes, ...found } = answer.value
  if (!success) {
    if (codes.includes('timeout-or-duplicate')) return fail('captcha-expired')
    if (codes.some((code) => REFUSED_TOKEN.includes(code))) return fail('captcha')
    // Wrong keys and malformed requests are the site's fault, not the visitor's.
    const reason = codes.filter((code) => CODE.test(code)).join(', ')
    log.error({ event: 'captcha.misconfigured', reason }, 'Google refuses the keys of the captcha')
    return fail('captcha-away')
  }
  if (hostname !== host) return fail('captcha-host')
  if (kind === 'v2') return ok(undefined)
  if (found.action !== action) return fail('captcha-action')
  return (score ?? 0) < keys.minimumScore ? fail('captcha-score') : ok(undefined)
}

const REFUSED_TOKEN: readonly string[] = ['missing-input-response', 'invalid-input-response']

/** Error codes that may be logged. */
const CODE = /^[a-z-]{1,40}$/

async function ask(
  url: string,
  secret: string,
  token: string,
): Promise<Result<Verdict, { readonly code: CaptchaErrorCode; readonly reason: string }>> {
  try {
    const response = await callBackend('captcha', () =>
      fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE),
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ secret, response: token }),
      }),
    )
    if (!response.ok) {
      await response.body?.cancel()
      return fail({ code: 'captcha-away', reason: `status ${response.status}` })
    }
    const parsed = verdict.safeParse(await response.json())
    return parsed.success ? ok(parsed.data) : fail({ code: 'captcha-away', reason: 'malformed answer' })
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    return fail({ code: reason === 'TimeoutError' ? 'captcha-slow' : 'captcha-away', reason })
  }
}

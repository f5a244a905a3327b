import { createHash } from 'node:crypto'
import type { SiteCall } from '@barriere/shared/contracts/call.ts'
import { CAPTCHA_ERRORS, type CaptchaErrorCode, captchaProof } from '#lib/contracts/captcha.ts'
import { captchaGateway } from '#lib/gateways/captcha/captcha.ts'
import type { Rejection } from './answer.ts'
import { rateLimits } from './rate-limits.ts'

interface CaptchaRequest {
  readonly call: SiteCall
  /** The call's name. */
  readonly action: string
  /** The header's value. */
  readonly header: string | null
  /** Rate limit key of the address. */
  readonly client: string
  readonly input: unknown
}

export interface CaptchaCheck {
  /** Why the call is refused; undefined where it may go on. */
  readonly rejection?: Rejection<never>
  /** Called where the attempt did not fail. */
  succeeded(): Promise<void>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

const refuse = (code: CaptchaErrorCode): Rejection<never> => ({ code, status: CAPTCHA_ERRORS[code].status })

/**
 * Captcha of a call. Race: where it is required after failures only, an attempt counts as a failure from its beginning,
 * so no more than two concurrent attempts go without it.
 */
export async function checkCaptcha(request: CaptchaRequest): Promise<CaptchaCheck> {
  const { captcha } = request.call
  if (!captcha) return { succeeded: async () => {} }
  const keys = captcha === 'after-failures' ? failureKeys(request) : []
  const isAsked = captcha === 'always' || (await consumeAll('failures', keys)) !== undefined
  const succeeded = async (): Promise<void> => {
    await Promise.all(keys.map((key) => rateLimits().refund('failures', key)))
  }
  if (!isAsked) return { succeeded }
  const code = await verify(request)
  if (code === undefined) return { succeeded }
  if (captcha === 'always' || CAPTCHA_ERRORS[code].status !== 503) return { rejection: refuse(code), succeeded }
  // Fail open: an outage of the verification locks no member out; a stricter rate limit slows guessing instead.
  const wait = await consumeAll('outage', keys)
  return wait === undefined
    ? { succeeded }
    : { rejection: { status: 429, headers: { 'retry-after': String(wait) } }, succeeded }
}

/** Keys of the failure counters: the client address, and the hash of the account's e-mail or card number. */
function failureKeys({ action, client, input }: CaptchaRequest): readonly string[] {
  const { email, number } = (input ?? {}) as { readonly email?: unknown; readonly number?: unknown }
  const account = email ?? number
  return [
    `${action}:${client}`,
    ...(typeof account === 'string' ? [`${action}:${sha256(account.trim().toLowerCase())}`] : []),
  ]
}

/** Counts at each key. Resolves to the longest wait in seconds, undefined where no limit is exceeded. */
async function consumeAll(limit: 'failures' | 'outage', keys: readonly string[]): Promise<number | undefined> {
  const waits = await Promise.all(keys.map((key) => rateLimits().consume(limit, key)))
  const exceeded = waits.filter((wait) => wait !== undefined)
  return exceeded.length > 0 ? Math.max(...exceeded) : undefined
}

/** Replay: verifies the header's proof and its single use. Resolves to the error; undefined for a valid proof. */
async function verify({ header, action }: CaptchaRequest): Promise<CaptchaErrorCode | undefined> {
  const proof = captchaProof.safeParse(Object.fromEntries(new URLSearchParams(header ?? '')))
  if (!proof.success) return 'captcha'
  const verified = await captchaGateway().verify(proof.data, action)
  if (!verified.ok) return verified.error
  const id = sha256(proof.data.kind === 'work' ? proof.data.challenge : proof.data.token)
  return (await rateLimits().consume('proof', id)) === undefined ? undefined : 'captcha-expired'
}

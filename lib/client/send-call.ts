import type { ByRoute, CallAnswer, CallFailureBody, CallInput, SiteCalls } from '@barriere/shared/contracts/call.ts'
import type { CaptchaErrorCode } from '#lib/contracts/captcha.ts'
import { CAPTCHA_HEADER, CSRF_HEADER, IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'

/** Time-out in milliseconds: longer than the site's own for its backend. */
const DEADLINE = 10_000

/** Why a call did not succeed. */
export interface SendFailure<Code extends string = string> extends Partial<CallFailureBody<Code | CaptchaErrorCode>> {
  /** HTTP status; 0 without an answer, where it is unknown whether the call took effect. */
  readonly status: number
}

export interface SendOptions<C> {
  readonly pathParameter?: string
  readonly input?: CallInput<C>
  readonly idempotencyKey?: string
  /** Proof of a captcha, from `useSiteForm`. */
  readonly captcha?: string | undefined
  /** Whether the request outlives the page that sends it. */
  readonly keepalive?: true
  /** Whether the request carries no cookies. */
  readonly anonymous?: true
}

/** Sends a call, named by its route, in the page's language. Never rejects. */
export type SendCall<T extends SiteCalls, Code extends string> = <R extends keyof ByRoute<T> & string>(
  route: R,
  options?: SendOptions<ByRoute<T>[R]>,
) => Promise<Result<CallAnswer<ByRoute<T>[R]>, SendFailure<Code>>>

/**
 * Client of a table of calls that is mounted at `prefix`, such as `/api/eph`. Only the table's types are needed: the
 * route, such as `GET bookings/{id}`, is method and path.
 */
export const createSender =
  <T extends SiteCalls, Code extends string>(prefix: string): SendCall<T, Code> =>
  async (route, { pathParameter, input, idempotencyKey, captcha, keepalive = false, anonymous } = {}) => {
    const [method = '', template = ''] = route.split(' ')
    const path = pathParameter === undefined ? template : template.replace(/\{\w+\}/, encodeURIComponent(pathParameter))
    try {
      const response = await fetch(`${prefix}/${path}`, {
        method,
        cache: 'no-store',
        keepalive,
        credentials: anonymous ? 'omit' : 'same-origin',
        signal: AbortSignal.timeout(DEADLINE),
        headers: {
          'accept-language': document.documentElement.lang,
          [CSRF_HEADER]: '1',
          ...(input === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
          ...(captcha === undefined ? {} : { [CAPTCHA_HEADER]: captcha }),
        },
        ...(input === undefined ? {} : { body: JSON.stringify(input) }),
      })
      const body: unknown = await response.json()
      if (response.ok) return ok(body as CallAnswer<ByRoute<T>[typeof route]>)
      return fail({ ...(body as CallFailureBody<Code>), status: response.status })
    } catch {
      // Network error, time-out or malformed answer: whether the call took effect is unknown.
      return fail({ status: 0 })
    }
  }

/**
 * Files whose constants are limits, rates, retries, codes, names or statuses that others rely on: `npm run tool --
 * mutations` changes each of them, and expects a test to notice.
 */
export const MUTATED: readonly string[] = [
  'lib/analytics/track-form.ts',
  'lib/api/answer.ts',
  'lib/api/logins.ts',
  'lib/api/pass-on.ts',
  'lib/api/rate-limits.ts',
  'lib/api/read-client.ts',
  'packages/shared/programmes/casino/errors.ts',
  'packages/shared/programmes/hotel/errors.ts',
  'packages/shared/contracts/request-errors.ts',
  'packages/shared/domain/visitors/consent.ts',
  'lib/gateways/backend.ts',
  'lib/gateways/captcha/proof-of-work.ts',
  'lib/gateways/captcha/recaptcha.ts',
  'packages/shared/http/guarded-request.ts',
  'lib/gateways/sessions/session-cookies.ts',
  'lib/server/admission.ts',
  'lib/server/check-request.ts',
  'lib/server/fair-order.ts',
  'lib/server/http-server.ts',
  'lib/server/turns.ts',
]

/** Mutants that no test can or need notice, by file and name of the constant, with the reason. */
export const SURVIVORS: Readonly<Record<string, string>> = {}

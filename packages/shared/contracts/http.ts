/**
 * Path parameters (ids, mailed tokens) as the source of a regular expression. Excludes `.` and `..`, which would change
 * the path of the backend's address.
 */
export const PATH_PARAMETER = '[A-Za-z0-9_-][A-Za-z0-9._~-]{0,199}'

/**
 * Custom request header against CSRF, sent with every call: a form or link of another site cannot set it. Required by
 * GETs with side effects. Named after the first programme that used it.
 */
export const CSRF_HEADER = 'x-eph'

/**
 * Body limit: maximum bytes of a request's body, unless its route accepts more (`LONGER_BODIES` of the site,
 * `longerBodies` of a service).
 */
export const BODY_LIMIT = 64 * 1024

export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** An idempotency key: a repeated request with the same key gets the first answer for 24 hours. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,80}$/

/** Proof of a captcha: `captchaProof` as the query of an address (`lib/contracts/captcha.ts`). */
export const CAPTCHA_HEADER = 'x-captcha'

/**
 * Cookie readable by scripts: the browser has a session. It holds no identity; pages without it do not fetch the
 * profile.
 */
export const SIGNED_IN_COOKIE = 'signed-in'

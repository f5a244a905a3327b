/**
 * The hotel programme's error catalogue (specification §8): its codes, each with the status and the situation that
 * raises it.
 */
export const HOTEL_ERRORS = {
  /** Password not valid: a new one (sign-up, reset, change) breaks a rule of `domain/people/password.ts`. */
  '0005': { status: 422 },
  /** All fields are required: a required field is missing, null or blank. */
  '0011': { status: 422 },
  /** Email address is not valid: malformed, or its repetition differs. */
  '0012': { status: 422 },
  /**
   * Email not confirmed, activation link sent: login with the right password on an account that is not activated; a new
   * link is mailed.
   */
  '0026': { status: 403 },
  /** New email identical to the old one, ignoring case and Unicode form: e-mail change. */
  '0029': { status: 409 },
  /** Terms of service must be accepted: sign-up without `terms: true`. */
  '0041': { status: 422 },
  /** Account not found: the session is valid, but its account has been deleted. */
  '0044': { status: 404 },
  /** Invalid client api token: the site's own token is missing or wrong; not an error of the visitor. */
  '0050': { status: 401 },
  /** Email already used: sign-up (the address's owner gets a mail), or e-mail change to another account's address. */
  '0053': { status: 409 },
  /**
   * Account temporarily blocked after 3 failed attempts: at the third wrong password, and every attempt in the hour
   * after it.
   */
  '0072': { status: 429 },
  /**
   * Activate token invalid or expired: a link that proves a mailbox (activation, e-mail change and its undo,
   * collaborator) is unknown, used, superseded, too old or another account's.
   */
  '0086': { status: 410 },
  /** Invalid reset password token: never issued, or damaged. */
  '0088': { status: 400 },
  /** Expired reset password token: issued more than 30 minutes ago and never used. */
  '0089': { status: 410 },
  /**
   * Incorrect email or password: login, or the password that confirms an e-mail change, a password change or a
   * deletion.
   */
  '0090': { status: 403 },
  /** Card renewal already requested: the last request is less than 24 hours old. */
  '0106': { status: 409 },
  /** Account not found: a mailed link is valid, but its account has been deleted. */
  '0109': { status: 404 },
  /** Collaborator not authorized: the mailbox already belongs to another collaborator's account. */
  '0112': { status: 403 },
  /** Collaborator email not allowed: its domain is not in the configured list. */
  '0113': { status: 403 },
  /** Too many requests in the last 12 months, limited to 2: a third card renewal. */
  '0117': { status: 429 },
  /** Account not found: a new activation link or a password reset is requested for an e-mail without an account. */
  '0118': { status: 404 },
  /** Reset password token invalid or expired: already used, or superseded by a newer one. */
  '0135': { status: 410 },
  /**
   * Passkey not accepted: its challenge is unknown, used or older than five minutes; its signature, origin or counter
   * is wrong; the device did not verify the user; or the account does not have it.
   */
  '0140': { status: 403 },
  /** Too many passkeys: the account has ten. */
  '0141': { status: 409 },
  /** Code of the second step needed: the right password, but no code, on an account with a second step. */
  '0150': { status: 403 },
  /** Incorrect code: wrong, used before, or too old; login, and the confirmation of a second step. */
  '0151': { status: 403 },
  /** Second step not available: for collaborators only; or new recovery codes without a second step. */
  '0152': { status: 403 },
  /** Second step already on: it must be removed before another one is started. */
  '0153': { status: 409 },
  /** Stay already claimed: an open claim of the account has the same booking, or nights of the same hotel. */
  '0160': { status: 409 },
  /** Stay already counted: the account has a stay with that booking, or on the claimed nights at the same hotel. */
  '0161': { status: 409 },
  /** Too many claims: three are open, or ten were made in twelve months. */
  '0162': { status: 429 },
  /**
   * Technical error. Also for errors that a form cannot cause: an unknown field or a malformed value (422), no session
   * (401), overload (429), an unknown stay (404).
   */
  'default': { status: 500 },
} as const satisfies Readonly<Record<string, { readonly status: number }>>

export type HotelErrorCode = keyof typeof HOTEL_ERRORS

export const HOTEL_ERROR_CODES = Object.keys(HOTEL_ERRORS) as HotelErrorCode[]

export const isHotelErrorCode = (value: unknown): value is HotelErrorCode =>
  typeof value === 'string' && Object.hasOwn(HOTEL_ERRORS, value)

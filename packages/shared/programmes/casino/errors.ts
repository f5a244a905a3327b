/**
 * The casino programme's error catalogue (specification §8): its codes, each with the status and the situation that
 * raises it. Codes in words are the project's own, except those in the specification.
 */
export const CASINO_ERRORS = {
  /** Invalid sponsor code: sign-up with an unknown code, or after the invitation's expiry. */
  '0005': { status: 422 },
  /** Email already used: sign-up (the address's owner gets a mail), or e-mail change to another account's address. */
  '0053': { status: 409 },
  /** Invalid verification code: the mailed code of a card's verification is wrong, used or too old. */
  'invalid_grant': { status: 403 },
  /** Excessive number of attempts: too many codes, cards or mails within an hour. */
  'tooManyAttempts': { status: 429 },
  /** Account blocked for four minutes: the fifth wrong password or birth date, and every attempt in those minutes. */
  'accountBlockedAfterMultipleLoginAttempts': { status: 429 },
  /** Invalid birth date: it is not the card holder's, or not an adult's. */
  'invalidBirthdate': { status: 422 },
  /** QR code error: malformed, of another minute, or of a device with an unknown secret. */
  'qrCode': { status: 403 },
  /** Card error (RFID): no active card has the chip's number. */
  'card': { status: 404 },
  /** Terminal: not paired, ended at the desk, or its token was used by two devices. */
  'terminal': { status: 403 },
  /** Pairing code of a terminal: unknown, used, or more than 15 minutes old. */
  'pairing': { status: 403 },
  /** Card not found: no active card has this number and birth date. Enumeration: one answer for both. */
  'cardNotFound': { status: 404 },
  /** Card taken: the card belongs to another account already, or this account has one. */
  'cardTaken': { status: 409 },
  /** Card renewal already requested: the last request is less than 24 hours old. */
  'renewalRequested': { status: 409 },
  /** Too many renewals: two were requested in the last 12 months. */
  'renewalLimited': { status: 429 },
  /** Password not valid: a new one breaks a rule of `packages/shared/domain/people/password.ts`. */
  'password': { status: 422 },
  /** All fields are required: a required field is missing, null or blank. */
  'required': { status: 422 },
  /** Email address is not valid: malformed, or its repetition differs. */
  'email': { status: 422 },
  /** New email identical to the old one. */
  'sameEmail': { status: 409 },
  /** Terms of service must be accepted. */
  'terms': { status: 422 },
  /** Incorrect email or password, including the password that confirms a change. */
  'credentials': { status: 403 },
  /** Step-up needed: the session has no password or mailed code, or none within five minutes. */
  'stepUp': { status: 403 },
  /** Email not confirmed: the right password, but the account is not activated; a new link is mailed. */
  'notActivated': { status: 403 },
  /** Link invalid or expired: a mailed link is unknown, used, superseded or too old. */
  'link': { status: 410 },
  /** Account not found: deleted meanwhile, or no account has this e-mail. */
  'noAccount': { status: 404 },
  /** Card needed: for card holders only, but the member is a pre-member. */
  'cardNeeded': { status: 403 },
  /** Too many godsons: ten were invited in this calendar year. */
  'godsons': { status: 429 },
  /** Self-sponsorship: the godson's mailbox is the sponsor's own. */
  'ownGodson': { status: 422 },
  /** Godson known: already invited by this member, or already a member. */
  'knownGodson': { status: 409 },
  /** Not enough points. */
  'points': { status: 409 },
  /** Out of stock, or no longer offered. */
  'stock': { status: 409 },
  /** Voucher cannot be cancelled: used, cancelled, or more than a day old. */
  'voucher': { status: 409 },
  /** Code of an offer or a voucher: unknown, used, or not valid today. */
  'code': { status: 409 },
  /** Limited: the member has limited their access, so the operation is refused. */
  'limited': { status: 403 },
  /** A limit cannot be shortened. */
  'limitShortened': { status: 409 },
  /** Machine without payments: no machine has this number, or it has made no payment yet. */
  'noPayments': { status: 404 },
  /** Payment: the content names no casino for the sale. */
  'missingCasino': { status: 409 },
  /** Payment: the casino has no trigram in the content. */
  'missingTrigram': { status: 409 },
  /** Payment: the casino named by the content does not exist, so its uuid is unknown. */
  'missingUuid': { status: 409 },
  /** Payment: the amount cannot be paid, or is not the current price. */
  'invalidAmount': { status: 409 },
  /** Payment: the sale is unknown, cancelled or closed. */
  'noTournament': { status: 404 },
  /** Already signed up, or no places left. */
  'noPlaces': { status: 409 },
  /** Age: outside the tournament's age limits on its day. */
  'age': { status: 403 },
  /** Hold over: the seat is no longer held, or already paid. */
  'holdOver': { status: 409 },
  /** Registration cannot be cancelled: past, used, or too late. */
  'notCancellable': { status: 409 },
  /** Level clock: changed since the desk read it. */
  'clockMoved': { status: 409 },
  /** Payment notification refused: signature, amount, currency, merchant or reference. */
  'notification': { status: 400 },
  /** Invalid client api token: a fault of the calling server, not of the visitor. */
  'token': { status: 401 },
  /**
   * Technical error. Also for errors that a form cannot cause: an unknown field or a malformed value (422), no session
   * (401), overload (429), an unknown row (404).
   */
  'default': { status: 500 },
} as const satisfies Readonly<Record<string, { readonly status: number }>>

export type CasinoErrorCode = keyof typeof CASINO_ERRORS

export const CASINO_ERROR_CODES = Object.keys(CASINO_ERRORS) as CasinoErrorCode[]

export const isCasinoErrorCode = (value: unknown): value is CasinoErrorCode =>
  typeof value === 'string' && Object.hasOwn(CASINO_ERRORS, value)

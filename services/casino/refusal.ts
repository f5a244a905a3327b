import { CASINO_ERRORS } from '#lib/contracts/casino-errors.ts'
import { refusals } from '../kit/refusals.ts'

/** An error of the casino programme's catalogue, to be thrown. */
export const refusal = refusals(CASINO_ERRORS, {
  '0005': 'Invalid sponsor code',
  '0053': 'Email already used',
  'invalid_grant': 'Invalid verification code',
  'tooManyAttempts': 'Excessive number of attempts',
  'accountBlockedAfterMultipleLoginAttempts': 'Account blocked after multiple login attempts',
  'invalidBirthdate': 'Invalid birth date',
  'qrCode': 'QR code error',
  'card': 'Card error',
  'cardNotFound': 'Card not found',
  'cardTaken': 'Card belongs to another account',
  'renewalRequested': 'Card renewal already requested',
  'renewalLimited': 'Too many requests in the last 12 months, limited to 2',
  'password': 'Password not valid',
  'required': 'All fields are required',
  'email': 'Email address is not valid',
  'sameEmail': 'New email identical to the old one',
  'terms': 'Terms of service must be accepted',
  'credentials': 'Incorrect email or password',
  'notActivated': 'Email not confirmed, activation link sent',
  'link': 'Link invalid or expired',
  'noAccount': 'Account not found',
  'cardNeeded': 'Card needed',
  'godsons': 'Too many godsons in this calendar year, limited to 10',
  'ownGodson': 'Self-sponsorship',
  'knownGodson': 'Already a godson or a member',
  'points': 'Not enough points',
  'stock': 'Out of stock',
  'voucher': 'Voucher cannot be cancelled',
  'code': 'Code unknown, used or not valid today',
  'limited': 'Access limited by the member',
  'limitShortened': 'A limit cannot be shortened',
  'noPayments': 'No payments for this machine',
  'token': 'Invalid client api token',
  'default': 'Technical error',
})

/** Backpressure: too many passwords wait for their hash. */
export const busy = (): Error => refusal('default', { status: 429, headers: { 'retry-after': '2' } })

import { HOTEL_ERRORS, type HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import type { HttpError } from '../kit/http-error.ts'
import { refusals } from '../kit/refusals.ts'

/** English messages for the site's log; visitors never see text of a backend. */
const TEXTS: Readonly<Record<HotelErrorCode, string>> = {
  '0005': 'Password not valid',
  '0011': 'All fields are required',
  '0012': 'Email address is not valid',
  '0026': 'Email not confirmed, activation link sent',
  '0029': 'New email identical to the old one',
  '0041': 'Terms of service must be accepted',
  '0044': 'Account not found',
  '0050': 'Invalid client api token',
  '0053': 'Email already used',
  '0072': 'Account temporarily blocked after 3 failed attempts',
  '0086': 'Activate password token invalid or expired',
  '0088': 'Invalid reset password token',
  '0089': 'Expired reset password token',
  '0090': 'Incorrect email or password',
  '0106': 'Card renewal already requested',
  '0109': 'Account not found',
  '0112': 'Collaborator not authorized',
  '0113': 'Collaborator email not allowed',
  '0117': 'Too many requests in the last 12 months, limited to 2',
  '0118': 'Account not found',
  '0135': 'Reset password token invalid or expired',
  '0140': 'Passkey not accepted',
  '0141': 'Too many passkeys',
  '0150': 'Code of the second step needed',
  '0151': 'Incorrect code',
  '0152': 'Second step not available',
  '0153': 'Second step already on',
  '0160': 'Stay already claimed',
  '0161': 'Stay already counted',
  '0162': 'Too many claims',
  'default': 'Technical error',
}

/** An error of the catalogue, to be thrown. */
export const refusal = refusals(HOTEL_ERRORS, TEXTS)

/** Rate limit: the member has requested too many mails within the hour. */
export const tooMany = (): HttpError => refusal('default', { status: 429, headers: { 'retry-after': '3600' } })

/** Backpressure: too many passwords wait for their hash. */
export const busy = (): HttpError => refusal('default', { status: 429, headers: { 'retry-after': '2' } })

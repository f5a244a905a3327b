import { createHmac } from 'node:crypto'
import { type SecretPair, isSignedBy } from '../secrets/secret-pair.ts'

/**
 * Form protocol of the card payment provider (Lyra: PayZen, Systempay; version 2). All fields but the signature begin
 * with `vads_`.
 */
export type VadsFields = Readonly<Record<string, string>>

const isVads = ([name]: readonly [string, string]): boolean => name.startsWith('vads_')

/** Code-unit order, as the provider sorts field names. */
const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : one > other ? 1 : 0

/**
 * Signature of a form or a notification: the values of all `vads_` fields in the order of their names, then the key,
 * joined by `+`; HMAC-SHA-256 with the key, in base64.
 */
export function vadsSignature(fields: VadsFields, key: string): string {
  const values = Object.entries(fields)
    .filter(isVads)
    .sort(byName)
    .map(([, value]) => value)
  return createHmac('sha256', key)
    .update([...values, key].join('+'))
    .digest('base64')
}

/** A moment as the protocol writes it: UTC, `YYYYMMDDHHMMSS`. */
export const vadsDate = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 14)

/** Verifies a notification or a return, including unknown `vads_` fields, with either key, in constant time. */
export const isSignedVads = (fields: VadsFields, keys: SecretPair): boolean =>
  isSignedBy(fields['signature'] ?? '', keys, (key) => vadsSignature(fields, key))

/** State of a transaction (`vads_trans_status`), reduced to its effect on a seat. */
export type TransactionOutcome = 'paid' | 'pending' | 'cancelled' | 'failed'

const OUTCOMES: Readonly<Record<string, TransactionOutcome>> = {
  AUTHORISED: 'paid',
  CAPTURED: 'paid',
  ACCEPTED: 'paid',
  PARTIALLY_AUTHORISED: 'paid',
  ABANDONED: 'cancelled',
  NOT_CREATED: 'cancelled',
  CANCELLED: 'cancelled',
  REFUSED: 'failed',
  EXPIRED: 'failed',
  CAPTURE_FAILED: 'failed',
}

/** An unknown status is pending: it is never paid, and the reconciliation asks again. */
export const outcomeOf = (status: string): TransactionOutcome =>
  Object.hasOwn(OUTCOMES, status) ? (OUTCOMES[status] as TransactionOutcome) : 'pending'

import type { PaymentForm } from '@barriere/shared/programmes/casino/seats.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import type { PaymentOutcome } from '@barriere/shared/domain/sales/sale.ts'

/** One attempt to pay, stored before its form is shown. */
export interface PaymentOrder {
  /** Unguessable; at most 64 characters. The provider's `vads_order_id`. */
  readonly orderId: string
  /** Six characters `0-9a-z`, unique on its UTC day. */
  readonly transId: string
  readonly at: Date
  /** Euro cents. */
  readonly cents: number
  readonly locale: Locale
  readonly email: string
}

/** State of one transaction, from a notification of the provider or from a query. */
export interface ProviderTransaction {
  readonly orderId: string
  readonly transId: string
  /** The provider's id of the transaction; undefined for an abandoned one. */
  readonly uuid: string | undefined
  /** `pending`: not decided. An unknown status is pending. */
  readonly outcome: PaymentOutcome | 'pending'
  /** The provider's status, for the log. */
  readonly status: string
  readonly cents: number
  /** Whether money goes back to the buyer. */
  readonly credit: boolean
  /** Idempotency key: the same for each repetition of this notification. */
  readonly key: string
}

/** Why a notification is refused as a whole. */
export type NotificationFault = 'signature' | 'merchant' | 'mode' | 'currency' | 'malformed'

/** The payment provider did not answer, or with an error: the outcome of the request is unknown. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
}

/** The card payment provider. */
export interface PaymentProvider {
  /** Address and signed fields of the form that the browser sends. */
  form(order: PaymentOrder): PaymentForm
  /** Verifies and reads the fields of a notification. */
  read(fields: Readonly<Record<string, string>>): Result<ProviderTransaction, NotificationFault>
  /** All transactions of an order, none for one that the provider does not know. Throws a PaymentProviderError. */
  find(orderId: string): Promise<readonly ProviderTransaction[]>
  /** Refunds an amount of a transaction, in euro cents, once. Throws a PaymentProviderError. */
  refund(transaction: { readonly uuid: string; readonly cents: number }): Promise<void>
}

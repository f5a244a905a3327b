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

/** What the provider says of one transaction, by a notification or when it is asked. */
export interface ProviderTransaction {
  readonly orderId: string
  readonly transId: string
  /** The provider's id of it; absent for one that was abandoned. */
  readonly uuid: string | undefined
  /** `pending`: not decided. An unknown status is pending. */
  readonly outcome: PaymentOutcome | 'pending'
  /** The provider's own word, for the log. */
  readonly status: string
  readonly cents: number
  /** Whether money goes back to the buyer. */
  readonly credit: boolean
  /** Idempotency key: the same for each repetition of this notification. */
  readonly key: string
}

/** Why a notification is refused; nothing of it is believed then. */
export type NotificationFault = 'signature' | 'merchant' | 'mode' | 'currency' | 'malformed'

/** The payment provider did not answer, or with an error: what became of the request is not known. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
}

/** The card payment provider. */
export interface PaymentProvider {
  /** Where the browser is sent to, with the signed fields. */
  form(order: PaymentOrder): PaymentForm
  /** Verifies and reads the fields of a notification. */
  read(fields: Readonly<Record<string, string>>): Result<ProviderTransaction, NotificationFault>
  /** All transactions of an order, none for one that the provider does not know. Throws a PaymentProviderError. */
  find(orderId: string): Promise<readonly ProviderTransaction[]>
  /** Gives an amount of a transaction back, in euro cents, once. Throws a PaymentProviderError. */
  refund(transaction: { readonly uuid: string; readonly cents: number }): Promise<void>
}

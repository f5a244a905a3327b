import { randomUUID } from 'node:crypto'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderTransaction,
} from '#services/kit/payment/provider.ts'

/** How a call of the provider fails: before anything happened, or after, so that only the answer is lost. */
type Failure = 'before' | 'after'

/** A card payment provider in memory: it knows the orders whose form was shown, payments and refunds. */
export class FakeProvider implements PaymentProvider {
  readonly orders = new Map<string, PaymentOrder>()
  readonly transactions: ProviderTransaction[] = []
  /** Failures of the next refunds, the first one first. */
  readonly failures: Failure[] = []
  isAway = false

  form(order: PaymentOrder) {
    this.orders.set(order.orderId, order)
    return { action: 'https://pay.example', fields: { vads_order_id: order.orderId } }
  }

  /** A transaction of an order, which its notification reports. */
  transact(orderId: string, more: Partial<ProviderTransaction> = {}): ProviderTransaction {
    const order = this.orders.get(orderId)
    if (!order) throw new Error(`No form was shown for ${orderId}.`)
    const uuid = randomUUID().replaceAll('-', '')
    const status = more.outcome === undefined || more.outcome === 'paid' ? 'AUTHORISED' : more.outcome
    const { transId, cents } = order
    const said = { orderId, transId, uuid, outcome: 'paid', status, cents, credit: false, ...more } as const
    const transaction = { key: `${said.uuid}:${said.status}`, ...said }
    this.transactions.push(transaction)
    return transaction
  }

  /** The fields of a notification, as the site passes them on. */
  notification = (said: ProviderTransaction, signature = 'good') => ({ said: JSON.stringify(said), signature })

  read(fields: Readonly<Record<string, string>>) {
    if (fields['signature'] !== 'good') return fail('signature' as const)
    return ok(JSON.parse(fields['said'] ?? '') as ProviderTransaction)
  }

  async find(orderId: string): Promise<readonly ProviderTransaction[]> {
    if (this.isAway) throw new PaymentProviderError('away')
    return this.transactions.filter((said) => said.orderId === orderId)
  }

  async refund({ uuid, cents }: { readonly uuid: string; readonly cents: number }): Promise<void> {
    const failure = this.isAway ? 'before' : this.failures.shift()
    if (failure === 'before') throw new PaymentProviderError('away')
    const paid = this.transactions.find((said) => said.uuid === uuid)
    if (!paid) throw new Error(`Nothing was paid as ${uuid}.`)
    const left = this.transactions
      .filter(({ orderId, outcome }) => orderId === paid.orderId && outcome === 'paid')
      .reduce((total, said) => total + (said.credit ? -said.cents : said.cents), 0)
    if (cents > left) throw new PaymentProviderError('more than is left')
    this.transact(paid.orderId, { cents, credit: true })
    if (failure === 'after') throw new PaymentProviderError('no answer')
  }

  /** Received and refunded cents. */
  get money(): { readonly taken: number; readonly given: number } {
    const sum = (credit: boolean): number =>
      this.transactions
        .filter((said) => said.credit === credit && said.outcome === 'paid')
        .reduce((total, { cents }) => total + cents, 0)
    return { taken: sum(false), given: sum(true) }
  }
}

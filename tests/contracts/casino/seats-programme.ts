import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { applySale } from '#services/casino/seats/apply-sale.ts'
import {
  paymentAttempts,
  paymentCredits,
  paymentNotifications,
  payments,
  receiptSeries,
  receipts,
  refunds,
  registrations,
  saleCategories,
  sales,
  structures,
  waitingPlaces,
} from '#services/casino/schema-seats.ts'
import type { ProviderTransaction } from '#services/kit/payment/provider.ts'
import { Programme } from './programme.ts'

/** Dependent tables first; rows are deleted, since a truncation takes a second in PGlite. */
const TABLES = [
  receiptSeries,
  receipts,
  refunds,
  payments,
  paymentCredits,
  paymentNotifications,
  paymentAttempts,
  waitingPlaces,
  registrations,
  structures,
  saleCategories,
  sales,
] as const

/** A member's request: seats of a sale's first category. */
export const wish = ({ id, categories: [first] }: SaleFacts, seats = 1) => ({
  saleId: id,
  category: first?.key ?? '',
  seats,
  rules: true as const,
})

/** The programme with sales, and the calls of members who sign up and pay. */
export class SeatsProgramme extends Programme {
  /** Deletes the sales of other tests. */
  async clear(): Promise<void> {
    for (const table of TABLES) await this.casino.sql.delete(table)
  }

  async sell(facts: SaleFacts): Promise<SaleFacts> {
    await this.casino.sql.transaction((transaction) => applySale(this.casino, transaction, facts))
    return facts
  }

  async member(): Promise<string> {
    return (await this.addMember()).id
  }

  async hold(facts: SaleFacts, accountId: string, seats = 1) {
    return (await this.call('holdSeats', accountId, wish(facts, seats))).registration
  }

  /** Begins a payment. Returns the order. */
  async begin(accountId: string, id: string): Promise<string> {
    const { payment } = await this.call('pay', accountId, { locale: 'fr' }, id)
    return payment.fields['vads_order_id'] ?? ''
  }

  notify(said: ProviderTransaction) {
    return this.call('paymentNotification', '', { fields: this.provider.notification(said) })
  }

  /** Pays a registration, and delivers the notification. */
  async pay(accountId: string, id: string): Promise<ProviderTransaction> {
    const said = this.provider.transact(await this.begin(accountId, id))
    await this.notify(said)
    return said
  }

  async cancel(accountId: string, id: string): Promise<void> {
    await this.call('cancelRegistration', accountId, undefined, id)
  }

  async wait({ id, categories: [first] }: SaleFacts, accountId: string): Promise<void> {
    await this.call('joinWaitingList', accountId, { saleId: id, category: first?.key ?? '', rules: true })
  }

  async read(accountId: string, id: string) {
    return (await this.call('registration', accountId, undefined, id)).registration
  }

  /** The first category of a sale, as everyone sees it. */
  async category({ id }: SaleFacts) {
    return (await this.call('sale', '', undefined, id)).sale.categories[0]
  }

  /** Kinds of mails about seats, in their order. */
  get told(): readonly string[] {
    return this.notices.flatMap((notice) => ('of' in notice ? [notice.kind] : []))
  }
}

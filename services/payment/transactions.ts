import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, lte, not, sql } from 'drizzle-orm'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { VadsFields } from '@barriere/shared/contracts/vads.ts'
import type { Sql } from '../kit/database.ts'
import { DEMONSTRATION_PAYMENTS, orderOf } from '../kit/payment/demonstration.ts'
import { type NotificationSource, type Transaction, notificationFields } from './notification.ts'
import { type Delivery, ENDINGS, type EndingName, UNCREATED } from './outcomes.ts'
import { notifications, transactions } from './schema.ts'

/** Milliseconds for which a transaction is kept. */
const KEPT = 90 * 24 * 3_600_000

/** Maximum number of transactions in the list. */
const SHOWN = 100

const TRANSACTION = /^[0-9a-f]{32}$/

const newUuid = (): string => randomBytes(16).toString('hex')
const newTransId = (): string => randomBytes(3).toString('hex')

/** Why a refund is refused, by the web service's codes. */
export type RefundFault = 'PSP_010' | 'PSP_076' | 'PSP_083' | 'PSP_104' | 'PSP_105' | 'PSP_511'

interface TransactionOptions {
  readonly sql: Sql
  readonly clock: Clock
}

/** Transactions of the provider; each change of one queues its notifications. */
export class Transactions {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor({ sql: database, clock }: TransactionOptions) {
    this.#sql = database
    this.#clock = clock
  }

  /**
   * Stores the transaction of a checked form. Idempotent: the same form again is the same transaction. Undefined if
   * another form has used its id on that day.
   */
  async open(form: VadsFields): Promise<Transaction | undefined> {
    const now = this.#clock.now()
    const day = (form['vads_trans_date'] ?? '').slice(0, 8)
    const transId = (form['vads_trans_id'] ?? '').toLowerCase()
    await this.#sql.delete(transactions).where(lte(transactions.createdAt, new Date(now - KEPT)))
    await this.#sql
      .insert(transactions)
      .values({
        uuid: newUuid(),
        day,
        transId,
        orderId: form['vads_order_id'] ?? '',
        cents: Number(form['vads_amount']),
        form,
        operation: 'DEBIT',
        status: 'INITIAL',
        createdAt: new Date(now),
      })
      .onConflictDoNothing()
    const [found] = await this.#sql
      .select()
      .from(transactions)
      .where(and(eq(transactions.day, day), eq(transactions.transId, transId), eq(transactions.operation, 'DEBIT')))
    return found && isSame(found.form, form) ? found : undefined
  }

  /** Stores the captured payments of the demonstration, so that they can be refunded. Idempotent. */
  async seed(): Promise<void> {
    const createdAt = new Date(this.#clock.now())
    const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '')
    const rows = Object.values(DEMONSTRATION_PAYMENTS).map((payment) => ({
      uuid: payment.uuid,
      day,
      transId: payment.transId,
      orderId: orderOf(payment),
      cents: payment.cents,
      form: {},
      operation: 'DEBIT' as const,
      status: 'CAPTURED',
      result: '00',
      createdAt,
    }))
    await this.#sql.insert(transactions).values(rows).onConflictDoNothing()
  }

  async find(uuid: string | undefined): Promise<Transaction | undefined> {
    if (!TRANSACTION.test(uuid ?? '')) return undefined
    const [found] = await this.#sql
      .select()
      .from(transactions)
      .where(eq(transactions.uuid, uuid ?? ''))
    return found
  }

  /** Transactions of an order, the latest first, without those that the provider has not created. */
  ofOrder(orderId: string): Promise<Transaction[]> {
    return this.#sql
      .select()
      .from(transactions)
      .where(and(eq(transactions.orderId, orderId), not(inArray(transactions.status, [...UNCREATED]))))
      .orderBy(desc(transactions.createdAt), desc(transactions.operation))
  }

  /** The newest transactions, with their notifications. */
  async newest(): Promise<{ transaction: Transaction; notifications: (typeof notifications.$inferSelect)[] }[]> {
    const found = await this.#sql.select().from(transactions).orderBy(desc(transactions.createdAt)).limit(SHOWN)
    const queued = await this.#sql
      .select()
      .from(notifications)
      .where(
        inArray(
          notifications.transaction,
          found.map(({ uuid }) => uuid),
        ),
      )
      .orderBy(notifications.number)
    return found.map((transaction) => ({
      transaction,
      notifications: queued.filter((one) => one.transaction === transaction.uuid),
    }))
  }

  /** Ends an open transaction, once: later callers get the existing end. Queues its notifications. */
  async end(uuid: string, ending: EndingName, delivery: Delivery): Promise<Transaction | undefined> {
    const { status, result, ...said } = ENDINGS[ending]
    return await this.#change(
      uuid,
      'INITIAL',
      { status, result, authentication: 'authentication' in said ? said.authentication : null },
      'PAY',
      delivery,
    )
  }

  /** Collection by the bank: an authorised payment is captured. */
  capture(uuid: string): Promise<Transaction | undefined> {
    return this.#change(uuid, 'AUTHORISED', { status: 'CAPTURED' }, 'BATCH')
  }

  /** Accepts a payment under verification. */
  accept(uuid: string): Promise<Transaction | undefined> {
    return this.#change(uuid, 'UNDER_VERIFICATION', { status: 'AUTHORISED' }, 'BO')
  }

  /** Releases the held notifications. */
  async release(uuid: string): Promise<void> {
    await this.#sql
      .update(notifications)
      .set({ state: 'due', nextAt: new Date(this.#clock.now()) })
      .where(and(eq(notifications.transaction, uuid), eq(notifications.state, 'held')))
  }

  /**
   * Refunds: cancels an uncaptured payment, else makes a credit. Resolves to the changed or new transaction.
   * @param source `BO` for the back office. Only its refunds are notified to the merchant, as the provider's rules are
   *   set by default.
   */
  async giveBack(uuid: string, cents: number, source?: 'BO'): Promise<Transaction | RefundFault> {
    return await this.#sql.transaction(async (sqlTransaction) => {
      const [paid] = TRANSACTION.test(uuid)
        ? await sqlTransaction.select().from(transactions).where(eq(transactions.uuid, uuid)).for('update')
        : []
      if (!paid || UNCREATED.includes(paid.status)) return 'PSP_010'
      if (paid.status === 'CANCELLED') return 'PSP_105'
      if (paid.operation === 'CREDIT' || !['AUTHORISED', 'CAPTURED'].includes(paid.status)) return 'PSP_083'
      if (paid.refunded === paid.cents) return 'PSP_104'
      if (cents > paid.cents - paid.refunded) return 'PSP_511'
      if (paid.status === 'AUTHORISED' && cents < paid.cents) return 'PSP_076'
      const changed = await sqlTransaction
        .update(transactions)
        .set(
          paid.status === 'AUTHORISED'
            ? { status: 'CANCELLED' }
            : { refunded: sql`${transactions.refunded} + ${cents}` },
        )
        .where(eq(transactions.uuid, uuid))
        .returning()
      if (paid.status === 'AUTHORISED') {
        if (source) await this.#queue(sqlTransaction, changed[0] as Transaction, source)
        return changed[0] as Transaction
      }
      const now = this.#clock.now()
      const transId = newTransId()
      const credit = await sqlTransaction
        .insert(transactions)
        .values({
          uuid: newUuid(),
          day: new Date(now).toISOString().slice(0, 10).replaceAll('-', ''),
          transId,
          orderId: paid.orderId,
          cents,
          form: { ...paid.form, vads_trans_id: transId },
          operation: 'CREDIT',
          status: 'CAPTURED',
          result: '00',
          createdAt: new Date(now),
        })
        .returning()
      if (source) await this.#queue(sqlTransaction, credit[0] as Transaction, source)
      return credit[0] as Transaction
    })
  }

  /** Queues the notifications of a change, if the form has an address for them. */
  async #queue(
    sqlTransaction: Sql,
    changed: Transaction,
    source: NotificationSource,
    delivery: Delivery = 'normal',
  ): Promise<void> {
    const url = changed.form['vads_url_check']
    if (url === undefined) return
    const nextAt = new Date(this.#clock.now())
    await sqlTransaction
      .insert(notifications)
      .values(toQueue(changed, source, delivery).map((row) => ({ ...row, transaction: changed.uuid, url, nextAt })))
  }

  /** Race: one conditional update, so that only one of several concurrent calls takes effect. */
  async #change(
    uuid: string,
    from: string,
    set: Partial<Transaction>,
    source: NotificationSource,
    delivery?: Delivery,
  ): Promise<Transaction | undefined> {
    await this.#sql.transaction(async (sqlTransaction) => {
      const [changed] = await sqlTransaction
        .update(transactions)
        .set(set)
        .where(and(eq(transactions.uuid, uuid), eq(transactions.status, from)))
        .returning()
      if (changed) await this.#queue(sqlTransaction, changed, source, delivery)
    })
    return await this.find(uuid)
  }
}

const isSame = (one: VadsFields, other: VadsFields): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

type Queued = Pick<typeof notifications.$inferInsert, 'fields' | 'forged' | 'state'>

/** The notifications of one change, by the chosen delivery. */
function toQueue(transaction: Transaction, source: NotificationSource, delivery: Delivery): Queued[] {
  const fields = notificationFields(transaction, source)
  const row: Queued = { fields, forged: false, state: 'due' }
  switch (delivery) {
    case 'normal':
      return [row]
    case 'late':
      return [{ ...row, state: 'held' }]
    case 'twice':
      return [row, row]
    case 'reordered':
      return [row, { ...row, fields: { ...fields, vads_trans_status: 'UNDER_VERIFICATION' } }]
    case 'never':
      return [{ ...row, state: 'dropped' }]
    case 'forged':
      return [{ ...row, forged: true }]
    case 'amount':
      return [{ ...row, fields: { ...fields, vads_amount: String(transaction.cents + 100) } }]
  }
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { fail } from '@barriere/shared/domain/result.ts'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { casinoRules } from '#services/casino/casino-rules.ts'
import { applyTransaction } from '#services/casino/payments/apply.ts'
import { pay } from '#services/casino/payments/attempts.ts'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { mails } from '#services/casino/schema-accounts.ts'
import { paymentAttempts, registrations } from '#services/casino/schema-seats.ts'
import type { SeatsCasino } from '#services/casino/seats/deps.ts'
import { holdSeats } from '#services/casino/seats/hold.ts'
import { sendDocuments } from '#services/casino/seats/receipts.ts'
import { cancelRegistration } from '#services/casino/seats/release.ts'
import type { Sql } from '#services/kit/database.ts'
import { parseEnv } from '#services/kit/env.ts'
import { HttpError } from '#services/kit/http-error.ts'
import { createLog } from '#services/kit/log.ts'
import { deriveKey } from '#services/kit/seal.ts'
import type { PaymentProvider, ProviderTransaction } from '#services/kit/payment/provider.ts'
import { category, tournament } from '#tests/support/sale-facts.ts'

/** The moment of the first step. */
const STEPS_AT = Date.parse('2026-06-01T10:00:00Z')

const MINUTE = 60_000

/** Steps of a purchase: hold, form, payment, the same again, cancellation, refunds, documents. */
const PURCHASE = 7

export const SALE: SaleFacts = {
  ...tournament('2026-12-01T20:00:00Z'),
  id: '0b0a54ac-5b6e-4c0f-9d8e-0a1b2c3d4e5f',
  categories: [category('2026-12-01T20:00:00Z', { places: 1_000 })],
}

/** A provider whose memory is a file: it outlives the program that is killed. Each order is paid by its own number. */
function providerOf(file: string): PaymentProvider {
  const given = (): readonly string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [])
  return {
    form: ({ orderId }) => ({ action: '', fields: { orderId } }),
    read: () => fail('malformed'),
    find: async (orderId) =>
      [paidFor(orderId)].flatMap((said) =>
        given().includes(said.uuid) ? [said, { ...said, uuid: `back-${said.uuid}`, credit: true }] : [said],
      ),
    refund: async ({ uuid }) => appendFileSync(file, `${uuid}\n`),
  }
}

const paidFor = (orderId: string): ProviderTransaction & { readonly uuid: string } => ({
  orderId,
  transId: '',
  uuid: `uuid-${orderId}`,
  outcome: 'paid',
  status: 'AUTHORISED',
  cents: 11_000,
  credit: false,
  key: `uuid-${orderId}:AUTHORISED`,
})

/** The programme as it is at a step. `file` stores the provider's refunds. */
export const casinoAt = (database: Sql, file: string, step: number): SeatsCasino => ({
  sql: database,
  clock: { now: () => STEPS_AT + step * 2 * MINUTE },
  rules: casinoRules(parseEnv({})),
  limitedPersonKey: deriveKey('a pepper of the tests', 'casino limited persons'),
  async notify(transaction, { kind }) {
    const at = new Date(STEPS_AT)
    await transaction.insert(mails).values({ id: randomUUID(), kind, createdAt: at, nextAt: at })
  },
  payments: providerOf(file),
  log: createLog('silent'),
  wake: () => {},
})

/** Idempotent: a step that is repeated after a kill may be refused as done. */
async function unlessDone(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}

/** Does a step of one member, who signs up, pays, some pay twice, and some cancel; then the queues are worked on. */
export async function doStep(database: Sql, accountId: string, step: number, file: string): Promise<void> {
  const casino = casinoAt(database, file, step)
  const call = { casino, accountId, once: <T>(work: (transaction: Sql) => Promise<T>) => database.transaction(work) }
  const purchase = Math.floor(step / PURCHASE)
  const [row] = await database
    .select()
    .from(registrations)
    .where(and(eq(registrations.accountId, accountId), inArray(registrations.state, ['held', 'paid'])))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  const id = row?.id ?? ''
  const pays = async (order: typeof asc): Promise<void> => {
    const [attempt] = await database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.registrationId, id))
      .orderBy(order(paymentAttempts.number))
      .limit(1)
    if (attempt) await applyTransaction(casino, paidFor(attempt.orderId))
  }
  switch (step % PURCHASE) {
    case 0: {
      const input = { saleId: SALE.id, category: 'day-1a', seats: 1, rules: true } as const
      return await unlessDone(holdSeats({ ...call, input, id: '' }))
    }
    case 1:
      await unlessDone(pay({ ...call, input: { locale: 'fr' }, id }))
      return await unlessDone(pay({ ...call, input: { locale: 'fr' }, id }))
    case 2:
      return await pays(asc)
    case 3:
      return purchase % 3 === 0 ? await pays(desc) : undefined
    case 4:
      return await unlessDone(cancelRegistration({ ...call, input: undefined, id }))
    case 5:
      return await sweepRefunds(casino)
    default:
      return await sendDocuments(casino)
  }
}

import { afterAll, beforeAll, beforeEach, describe, vi } from 'vitest'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { receipts } from '#services/casino/schema-seats.ts'
import type { ProviderTransaction } from '#services/kit/payment/provider.ts'
import { type Report, checkReports } from '#tests/corpus/report.ts'
import { type CasinoDatabase, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { category, tournament } from '#tests/support/sale-facts.ts'
import { DAY, NOW } from './programme.ts'
import { SeatsProgramme } from './seats-programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 120_000 })

/** Euro cents of a seat. */
const PRICE = 14_000

let database: CasinoDatabase
let programme: SeatsProgramme
let facts: SaleFacts
let owner: string

beforeAll(async () => {
  database = await openCasinoDatabase('pglite')
})

afterAll(() => database.close())

beforeEach(async () => {
  programme = new SeatsProgramme(database.sql)
  await programme.clear()
  const at = new Date(NOW + 30 * DAY).toISOString()
  facts = await programme.sell(tournament(at, { categories: [category(at, { places: 1, cents: PRICE })] }))
  owner = await programme.member()
})

const credit = ({ orderId }: ProviderTransaction, cents: number) =>
  programme.notify(programme.provider.transact(orderId, { cents, credit: true, status: 'CAPTURED' }))

/** The same payment with another status, as the provider reports it later. */
const later = (paid: ProviderTransaction, status: string, outcome: ProviderTransaction['outcome'] = 'paid') =>
  programme.notify({ ...paid, status, outcome, key: `${paid.uuid}:${status}:${outcome}` })

/** Reports of the provider after a payment, and the resulting state of the seat. */
const STORIES: readonly Report<
  (paid: ProviderTransaction) => Promise<unknown>,
  {
    readonly state: string
    /** Kinds of documents: receipts and credit notes. */
    readonly documents: readonly string[]
    /** Refunded euro cents. */
    readonly given: number
  }
>[] = [
  {
    source: 'https://github.com/mollie/PrestaShop/issues/249',
    says: 'an order that is given back is not a paid one',
    input: (paid) => credit(paid, PRICE),
    expected: { state: 'refunded', documents: ['receipt', 'credit-note'], given: PRICE },
  },
  {
    source: 'https://github.com/PrestaShopCorp/ps_checkout/pull/1095',
    says: 'an approval that the provider takes back ends the order',
    input: (paid) => later(paid, 'CANCELLED', 'cancelled'),
    expected: { state: 'refunded', documents: ['receipt', 'credit-note'], given: 0 },
  },
  {
    source: 'https://github.com/202-ecommerce/stripe_official/pull/159',
    says: 'a part that is given back cancels nothing',
    input: (paid) => credit(paid, 1_000),
    expected: { state: 'paid', documents: ['receipt', 'credit-note'], given: 1_000 },
  },
  {
    source: 'https://github.com/nopSolutions/nopCommerce/issues/740',
    says: 'parts that make up the whole are the whole',
    input: async (paid) => {
      await credit(paid, 8_000)
      await credit(paid, 6_000)
    },
    expected: { state: 'refunded', documents: ['receipt', 'credit-note', 'credit-note'], given: PRICE },
  },
  {
    source: 'https://github.com/woocommerce/woocommerce/issues/11566',
    says: 'a notification that comes five times is one',
    input: async (paid) => {
      for (let time = 0; time < 4; time += 1) await programme.notify(paid)
    },
    expected: { state: 'paid', documents: ['receipt'], given: 0 },
  },
  {
    source: 'https://github.com/spookylukey/django-paypal/issues/243',
    says: 'also with another one of the same payment between',
    input: async (paid) => {
      await later(paid, 'CAPTURED')
      await programme.notify(paid)
      await later(paid, 'CAPTURED')
    },
    expected: { state: 'paid', documents: ['receipt'], given: 0 },
  },
  {
    source: 'https://github.com/woocommerce/woocommerce/issues/9297',
    says: 'an order that is paid twice is given back once, and stays',
    input: async ({ orderId }) => {
      await programme.notify(programme.provider.transact(orderId))
      await sweepRefunds(programme.casino)
      for (const said of programme.provider.transactions.filter(({ credit: goesBack }) => goesBack))
        await programme.notify(said)
    },
    expected: { state: 'paid', documents: ['receipt'], given: PRICE },
  },
  {
    source: 'https://github.com/spookylukey/django-paypal/issues/119',
    says: 'a forged notification does not stand in the way of the right one',
    input: async (paid) => {
      const said = programme.provider.transact(paid.orderId, { cents: PRICE, credit: true, status: 'CAPTURED' })
      await programme.codeOf('paymentNotification', '', { fields: programme.provider.notification(said, 'forged') })
      await programme.notify(said)
    },
    expected: { state: 'refunded', documents: ['receipt', 'credit-note'], given: PRICE },
  },
]

describe('payments that other shops got wrong', () => {
  checkReports(STORIES, async (happens) => {
    const { id } = await programme.hold(facts, owner)
    await happens(await programme.pay(owner, id))
    const documents = await database.sql.select().from(receipts)
    return {
      state: (await programme.read(owner, id)).state,
      documents: documents.map(({ kind }) => kind).toSorted((one, other) => (one < other ? 1 : -1)),
      given: programme.provider.money.given,
    }
  })
})

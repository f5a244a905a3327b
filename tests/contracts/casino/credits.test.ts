import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { reconcile } from '#services/casino/payments/reconcile.ts'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { receipts, refunds } from '#services/casino/schema-seats.ts'
import { findPartlyRefunded } from '#services/casino/desk/find-registration.ts'
import { sendDocuments } from '#services/casino/seats/receipts.ts'
import { keepAtDesk, refundAtDesk } from '#services/casino/seats/release.ts'
import { useTicket } from '#services/casino/seats/tickets.ts'
import type { ProviderTransaction } from '#services/kit/payment/provider.ts'
import { type CasinoDatabase, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { category, tournament } from '#tests/support/sale-facts.ts'
import { SOUND, auditSeats } from '#tests/support/seat-audit.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { DAY, NOW, codeOf } from './programme.ts'
import { SeatsProgramme } from './seats-programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 120_000 })

const HOUR = 3_600_000
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

/** A credit of the provider's back office for the order of a payment. */
const credit = ({ orderId }: ProviderTransaction, cents: number, more: Partial<ProviderTransaction> = {}) =>
  programme.provider.transact(orderId, { cents, credit: true, status: 'CAPTURED', ...more })

/** The same payment with another status. */
const later = (said: ProviderTransaction, more: Partial<ProviderTransaction>): ProviderTransaction => {
  const changed = { ...said, ...more }
  return { ...changed, key: `${changed.uuid}:${changed.status}:${changed.outcome}:${changed.cents}` }
}

async function bought() {
  const { id } = await programme.hold(facts, owner)
  const paid = await programme.pay(owner, id)
  return { id, paid }
}

const notes = async (): Promise<number[]> =>
  (await database.sql.select().from(receipts).where(eq(receipts.kind, 'credit-note'))).map(({ cents }) => cents)

const desk = () => findPartlyRefunded(programme.casino, [facts.casino?.key ?? ''])

const sound = async () => expect(await auditSeats(database.sql)).toEqual(SOUND)

describe('the whole is given back in the provider’s back office', () => {
  test('the ticket ends, the seat is offered, a credit note is mailed, and nothing is given back again', async () => {
    const { id, paid } = await bought()
    const other = await programme.member()
    await programme.wait(facts, other)
    const { ticket } = await programme.read(owner, id)
    await programme.notify(credit(paid, PRICE))
    expect(await programme.read(owner, id)).toMatchObject({ state: 'refunded' })
    expect((await programme.read(owner, id)).ticket).toBeUndefined()
    programme.now = NOW + 30 * DAY - HOUR
    const use = { code: ticket ?? '', casino: facts.casino?.key ?? '' }
    expect(await codeOf(useTicket(programme.casino, database.sql, use))).toBe('code')
    programme.now = NOW
    expect((await programme.call('registrations', other)).registrations).toMatchObject([
      { state: 'held', offered: true },
    ])
    await sendDocuments(programme.casino)
    await sweepRefunds(programme.casino)
    expect(programme.told).toEqual(['seat-offered', 'seats-paid', 'seats-refunded'])
    expect(await notes()).toEqual([PRICE])
    expect(programme.provider.money).toEqual({ taken: PRICE, given: PRICE })
    await sound()
  })

  test('an authorised payment that is cancelled ends the ticket, also where that is told first', async () => {
    const { id, paid } = await bought()
    const cancelled = later(paid, { outcome: 'cancelled', status: 'CANCELLED' })
    await programme.notify(cancelled)
    expect(await programme.read(owner, id)).toMatchObject({ state: 'refunded' })
    await sound()

    const { id: next } = await programme.hold(facts, owner)
    const said = programme.provider.transact(await programme.begin(owner, next))
    await programme.notify(later(said, { outcome: 'cancelled', status: 'CANCELLED' }))
    expect(await programme.read(owner, next)).toMatchObject({ state: 'held' })
    await programme.notify(said)
    expect(await programme.read(owner, next)).toMatchObject({ state: 'refunded' })
    await sound()
  })

  test('a notification that is lost is made up for within a day, for seats to come', async () => {
    const { id, paid } = await bought()
    programme.now += 2 * DAY
    await reconcile(programme.casino)
    credit(paid, PRICE)
    programme.now += DAY - HOUR
    await reconcile(programme.casino)
    expect(await programme.read(owner, id)).toMatchObject({ state: 'paid' })
    programme.now += 2 * HOUR
    await reconcile(programme.casino)
    expect(await programme.read(owner, id)).toMatchObject({ state: 'refunded' })
    await sound()
  })
})

describe('a part is given back', () => {
  test('the ticket stays, the member is told, and the desk decides on each part', async () => {
    const { id, paid } = await bought()
    await programme.notify(credit(paid, 1_000))
    await sendDocuments(programme.casino)
    expect(await programme.read(owner, id)).toMatchObject({ state: 'paid', refundedCents: 1_000 })
    expect(programme.told).toEqual(['seats-paid', 'seats-partly-refunded'])
    expect(await desk()).toMatchObject([{ id, cents: PRICE, refundedCents: 1_000, state: 'paid' }])
    await keepAtDesk(database.sql, { id, casino: facts.casino?.key, refundedCents: 1_000 })
    expect(await desk()).toEqual([])

    await programme.notify(credit(paid, 500))
    expect(await desk()).toMatchObject([{ id, refundedCents: 1_500 }])
    expect(await notes()).toEqual([1_000, 500])
    await sound()

    await refundAtDesk(programme.casino, database.sql, { id, casino: facts.casino?.key })
    await sweepRefunds(programme.casino)
    expect(await notes()).toEqual([1_000, 500, PRICE - 1_500])
    expect(programme.provider.money).toEqual({ taken: PRICE, given: PRICE })
    expect(await desk()).toEqual([])
    await sound()
  })

  test('parts that make up the whole end the ticket', async () => {
    const { id, paid } = await bought()
    for (const cents of [4_000, 4_000, 6_000]) await programme.notify(credit(paid, cents))
    expect(await programme.read(owner, id)).toMatchObject({ state: 'refunded' })
    expect(await notes()).toEqual([4_000, 4_000, 6_000])
    await sound()
  })

  test('a payment of which less is collected is one given back in part', async () => {
    const { id, paid } = await bought()
    await programme.notify(later(paid, { status: 'CAPTURED', cents: PRICE - 2_000 }))
    expect(await programme.read(owner, id)).toMatchObject({ state: 'paid', refundedCents: 2_000 })
    await sound()
  })

  test('a part of which nobody was told leaves the rest to give back', async () => {
    const { id, paid } = await bought()
    credit(paid, 3_000)
    programme.provider.failures.push('before')
    await programme.cancel(owner, id)
    await sweepRefunds(programme.casino)
    programme.now += HOUR
    await sweepRefunds(programme.casino)
    expect(programme.provider.money).toEqual({ taken: PRICE, given: PRICE })
    expect(await notes()).toEqual([PRICE])
    await sound()
  })

  test('a credit that fails after all is none', async () => {
    const { id, paid } = await bought()
    const said = credit(paid, 3_000)
    await programme.notify(said)
    await programme.notify(later(said, { outcome: 'refused', status: 'REFUSED' }))
    await refundAtDesk(programme.casino, database.sql, { id, casino: facts.casino?.key })
    const asked = vi.spyOn(programme.provider, 'refund')
    await sweepRefunds(programme.casino)
    expect(asked).toHaveBeenCalledExactlyOnceWith({ uuid: paid.uuid, cents: PRICE })
  })
})

test('more than was paid is not believed', async () => {
  const { paid } = await bought()
  const fields = programme.provider.notification(credit(paid, PRICE + 1))
  expect(await programme.codeOf('paymentNotification', '', { fields })).toBe('notification')
})

test.each(['before', 'after'] as const)(
  'our own refund, of which the notification comes %s it is settled',
  async (when) => {
    const { id, paid } = await bought()
    await programme.cancel(owner, id)
    if (when === 'before') programme.provider.failures.push('after')
    await sweepRefunds(programme.casino)
    for (const said of programme.provider.transactions.filter(({ credit: goesBack }) => goesBack))
      await programme.notify(said)
    programme.now += HOUR
    await sweepRefunds(programme.casino)
    expect(await notes()).toEqual([PRICE])
    expect(programme.provider.money).toEqual({ taken: PRICE, given: PRICE })
    expect(await database.sql.select().from(refunds)).toMatchObject([{ paymentUuid: paid.uuid, reason: 'cancelled' }])
    await sound()
  },
)

test('whatever comes in whatever order, credit notes are what has gone back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 6_000 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(5), { minLength: 4, maxLength: 12 }),
      fc.boolean(),
      async (parts, order, isCancelled) => {
        await programme.clear()
        programme.provider.transactions.length = 0
        programme.now = NOW
        await programme.sell(facts)
        const { id } = await programme.hold(facts, owner)
        const paid = programme.provider.transact(await programme.begin(owner, id))
        let left = PRICE
        const events = [paid]
        for (const part of parts) {
          const cents = Math.min(part, left)
          left -= cents
          if (cents > 0) events.push(credit(paid, cents))
        }
        for (const index of order) {
          await programme.notify(events[index % events.length] ?? paid)
          if (isCancelled && index === 5 && (await programme.read(owner, id)).state === 'paid') {
            await programme.cancel(owner, id)
            await sweepRefunds(programme.casino)
          }
        }
        for (const said of programme.provider.transactions) await programme.notify(said)
        for (let time = 0; time < 3; time += 1) {
          await sweepRefunds(programme.casino)
          programme.now += HOUR
        }
        await sound()
        const { state } = await programme.read(owner, id)
        const gone = (await notes()).reduce((total, cents) => total + cents, 0)
        expect(gone).toBe(state === 'refunded' ? PRICE : PRICE - left)
        expect(programme.provider.money).toEqual({ taken: PRICE, given: gone })
      },
    ),
    { numRuns: sized(5, 20, 200) },
  )
})

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { reconcile } from '#services/casino/payments/reconcile.ts'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { withdrawSale } from '#services/casino/seats/apply-sale.ts'
import { sendDocuments } from '#services/casino/seats/receipts.ts'
import { sweepHolds } from '#services/casino/seats/release.ts'
import { type CasinoDatabase, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { STRUCTURE, category, show, tournament } from '#tests/support/sale-facts.ts'
import { DAY, NOW } from './programme.ts'
import { SeatsProgramme, wish } from './seats-programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const MINUTE = 60_000
const STARTS = NOW + 30 * DAY
const AT = new Date(STARTS).toISOString()

let database: CasinoDatabase
let programme: SeatsProgramme

beforeAll(async () => {
  database = await openCasinoDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  programme = new SeatsProgramme(database.sql)
  await programme.clear()
})

const withCategory = (facts: SaleFacts, more: Parameters<typeof category>[1]): SaleFacts => ({
  ...facts,
  categories: facts.categories.map((one) => ({ ...one, ...more })),
})

describe('a held seat', () => {
  test('lasts fifteen minutes, to the second', async () => {
    const facts = await programme.sell(withCategory(tournament(AT), { places: 1 }))
    const [one, other] = [await programme.member(), await programme.member()]
    const held = await programme.hold(facts, one)
    expect(held).toMatchObject({ state: 'held', holdUntil: new Date(NOW + 15 * MINUTE).toISOString(), cents: 11_000 })
    programme.now = NOW + 15 * MINUTE - 1_000
    expect(await programme.codeOf('holdSeats', other, wish(facts))).toBe('noPlaces')
    expect((await programme.read(one, held.id)).state).toBe('held')
    programme.now += 1_000
    expect((await programme.read(one, held.id)).state).toBe('expired')
    expect(await programme.codeOf('pay', one, { locale: 'fr' }, held.id)).toBe('holdOver')
    expect(await programme.codeOf('holdSeats', other, wish(facts))).toBe('ok')
  })

  test('is given back at once by its member', async () => {
    const facts = await programme.sell(withCategory(tournament(AT), { places: 1 }))
    const one = await programme.member()
    const held = await programme.hold(facts, one)
    await programme.cancel(one, held.id)
    expect(await programme.category(facts)).toMatchObject({ left: 1, state: 'open' })
  })

  test('of a tournament is one for a member, also of another day; one that is over does not count', async () => {
    const facts = await programme.sell(
      tournament(AT, { categories: [category(AT), category(AT, { key: 'day-1b', places: 5 })] }),
    )
    const one = await programme.member()
    await programme.hold(facts, one)
    const other = { ...wish(facts), category: 'day-1b' }
    expect(await programme.codeOf('holdSeats', one, other)).toBe('noPlaces')
    programme.now += 15 * MINUTE
    expect(await programme.codeOf('holdSeats', one, other)).toBe('ok')
    expect((await programme.category(facts))?.left).toBe(2)
  })

  test('of a weekly tournament is one for each week, before and after it is played', async () => {
    const [week, next] = [STARTS, STARTS + 7 * DAY].map((moment) => new Date(moment).toISOString()) as [string, string]
    const near = (moment: string) => new Date(Date.parse(moment) + 2 * DAY).toISOString()
    const facts = await programme.sell(
      tournament(week, {
        categories: [
          category(week),
          category(next, { key: 'next', places: 5 }),
          category(near(week), { key: 'near', places: 5 }),
          category(near(next), { key: 'next-near', places: 5 }),
        ],
      }),
    )
    const one = await programme.member()
    const of = (key: string) => ({ ...wish(facts), category: key })
    const first = await programme.hold(facts, one)
    await programme.pay(one, first.id)
    expect(await programme.codeOf('holdSeats', one, of('next'))).toBe('ok')
    for (const flight of ['near', 'next-near'])
      expect(await programme.codeOf('holdSeats', one, of(flight))).toBe('noPlaces')
    expect((await programme.read(one, first.id)).state).toBe('paid')
  })

  test('of a show costs less by tier; a pre-member pays the price', async () => {
    const facts = await programme.sell(show(AT))
    const one = await programme.member()
    expect(await programme.hold(facts, one, 3)).toMatchObject({ seats: 3, discount: 10, cents: 3 * 3_465 })
    expect(await programme.codeOf('holdSeats', one, wish(facts, 6))).toBe('noPlaces')
    expect((await programme.category(facts))?.left).toBe(17)
  })
})

describe('a payment', () => {
  test('makes ticket, receipt and mail, once', async () => {
    const facts = await programme.sell(tournament(AT))
    const one = await programme.member()
    const held = await programme.hold(facts, one)
    const said = await programme.pay(one, held.id)
    expect(await programme.notify(said)).toEqual({ outcome: 'known' })
    const captured = { ...said, status: 'CAPTURED', key: `${said.uuid}:CAPTURED` }
    expect(await programme.notify(captured)).toEqual({ outcome: 'applied' })
    expect(await programme.read(one, held.id)).toMatchObject({
      state: 'paid',
      receipt: true,
      outcome: 'paid',
      paying: false,
    })
    await sendDocuments(programme.casino)
    await sendDocuments(programme.casino)
    expect(programme.told).toEqual(['seats-paid'])
    const { file, pdf } = await programme.call('receipt', one, undefined, held.id)
    expect([file, Buffer.from(pdf, 'base64').toString('latin1', 0, 5)]).toEqual([
      expect.stringMatching(/^recu-R-2026-\d{6}\.pdf$/),
      '%PDF-',
    ])
    expect(await programme.category(facts)).toMatchObject({ entries: 1, left: 1 })
  })

  test('that is refused leaves the hold, and another try pays it', async () => {
    const facts = await programme.sell(tournament(AT))
    const one = await programme.member()
    const held = await programme.hold(facts, one)
    await programme.notify(programme.provider.transact(await programme.begin(one, held.id), { outcome: 'challenge' }))
    expect(await programme.read(one, held.id)).toMatchObject({ state: 'held', outcome: 'challenge', paying: false })
    await programme.pay(one, held.id)
    expect((await programme.read(one, held.id)).state).toBe('paid')
  })

  test('that is forged, of another amount or of an unknown order is refused, and nothing changes', async () => {
    const facts = await programme.sell(tournament(AT))
    const one = await programme.member()
    const held = await programme.hold(facts, one)
    const order = await programme.begin(one, held.id)
    const said = programme.provider.transact(order)
    const forged = { fields: programme.provider.notification(said, 'forged') }
    expect(await programme.codeOf('paymentNotification', '', forged)).toBe('notification')
    for (const change of [{ cents: 1 }, { orderId: `${held.id}-9` }, { uuid: undefined }]) {
      const fields = programme.provider.notification({ ...said, ...change })
      expect(await programme.codeOf('paymentNotification', '', { fields })).toBe('notification')
    }
    expect(await programme.read(one, held.id)).toMatchObject({ state: 'held', paying: true })
    expect(await programme.notify(said)).toEqual({ outcome: 'applied' })
  })

  test('after the hold takes a free seat', async () => {
    const facts = await programme.sell(tournament(AT))
    const one = await programme.member()
    const held = await programme.hold(facts, one)
    const order = await programme.begin(one, held.id)
    programme.now += 20 * MINUTE
    await sweepHolds(programme.casino)
    await programme.notify(programme.provider.transact(order))
    expect((await programme.read(one, held.id)).state).toBe('paid')
    expect((await programme.category(facts))?.left).toBe(1)
  })

  test('after the hold, with no seat left, is refunded, and its member waits', async () => {
    const facts = await programme.sell(withCategory(tournament(AT), { places: 1 }))
    const [one, other] = [await programme.member(), await programme.member()]
    const held = await programme.hold(facts, one)
    const order = await programme.begin(one, held.id)
    programme.now += 20 * MINUTE
    await programme.hold(facts, other)
    await programme.notify(programme.provider.transact(order))
    expect((await programme.read(one, held.id)).state).toBe('failed')
    const { waiting } = await programme.call('registrations', one)
    expect(waiting).toMatchObject([{ position: 1, saleId: facts.id }])
    await sweepRefunds(programme.casino)
    expect(programme.provider.money).toEqual({ taken: 11_000, given: 11_000 })
    expect(programme.told).toEqual(['payment-late', 'seats-refunded'])
  })

  test('twice is refunded once', async () => {
    const facts = await programme.sell(tournament(AT))
    const one = await programme.member()
    const held = await programme.hold(facts, one)
    const second = await programme.begin(one, held.id)
    await programme.pay(one, held.id)
    await programme.notify(programme.provider.transact(second))
    await sweepRefunds(programme.casino)
    await sweepRefunds(programme.casino)
    expect(programme.provider.money).toEqual({ taken: 22_000, given: 11_000 })
    expect((await programme.read(one, held.id)).state).toBe('paid')
  })

  test('whose notification was lost is found by asking; an attempt that nobody knows ends after an hour', async () => {
    const facts = await programme.sell(tournament(AT))
    const [one, other] = [await programme.member(), await programme.member()]
    const [held, left] = [await programme.hold(facts, one), await programme.hold(facts, other)]
    programme.provider.transact(await programme.begin(one, held.id))
    await programme.begin(other, left.id)
    await reconcile(programme.casino)
    expect((await programme.read(one, held.id)).state).toBe('held')
    programme.now += 5 * MINUTE
    programme.provider.isAway = true
    await reconcile(programme.casino)
    programme.provider.isAway = false
    programme.now += 5 * MINUTE
    await reconcile(programme.casino)
    expect((await programme.read(one, held.id)).state).toBe('paid')
    expect((await programme.read(other, left.id)).paying).toBe(true)
    programme.now += 60 * MINUTE
    await reconcile(programme.casino)
    expect(await programme.read(other, left.id)).toMatchObject({ paying: false, outcome: 'expired' })
  })
})

describe('a paid seat', () => {
  test('is cancelled until a day before, with credit note; a lost answer gives nothing back twice', async () => {
    const facts = await programme.sell(tournament(AT))
    const one = await programme.member()
    const held = await programme.hold(facts, one)
    await programme.pay(one, held.id)
    programme.provider.failures.push('before', 'after')
    programme.now = STARTS - DAY
    expect(await programme.codeOf('cancelRegistration', one, {} as never, held.id)).toBe('notCancellable')
    programme.now -= 1
    await programme.cancel(one, held.id)
    expect(await programme.read(one, held.id)).toMatchObject({ state: 'refunded', receipt: true })
    for (let time = 0; time < 4; time += 1) {
      await sweepRefunds(programme.casino)
      programme.now += MINUTE
    }
    expect(programme.provider.money).toEqual({ taken: 11_000, given: 11_000 })
    await sendDocuments(programme.casino)
    expect(programme.told).toEqual(['seats-paid', 'seats-refunded'])
    expect(await programme.category(facts)).toMatchObject({ left: 2, entries: 0 })
  })

  test('that becomes free is offered to the first who waits, for an hour, then to the next', async () => {
    const facts = await programme.sell(withCategory(tournament(AT), { places: 1 }))
    const [one, first, second] = [await programme.member(), await programme.member(), await programme.member()]
    const held = await programme.hold(facts, one)
    await programme.pay(one, held.id)
    for (const waiting of [first, second]) await programme.wait(facts, waiting)
    expect(await programme.category(facts)).toMatchObject({ waiting: 2, state: 'full' })
    await programme.cancel(one, held.id)
    const offered = async (id: string) => (await programme.call('registrations', id)).registrations[0]
    expect(await offered(first)).toMatchObject({
      state: 'held',
      offered: true,
      holdUntil: new Date(NOW + 60 * MINUTE).toISOString(),
    })
    expect(await programme.codeOf('holdSeats', await programme.member(), wish(facts))).toBe('noPlaces')
    programme.now += 60 * MINUTE
    await sweepHolds(programme.casino)
    expect((await offered(first))?.state).toBe('expired')
    expect((await offered(second))?.state).toBe('held')
    expect(programme.told.filter((kind) => kind === 'seat-offered')).toHaveLength(2)
  })
})

describe('what content changes', () => {
  test('in a structure is a version with its differences, of which everyone is told once', async () => {
    const facts = await programme.sell(tournament(AT))
    const one = await programme.member()
    await programme.hold(facts, one)
    const [first, ...others] = STRUCTURE.levels
    const levels = [{ ...first, smallBlind: 50 } as (typeof STRUCTURE.levels)[number], ...others]
    for (let time = 0; time < 2; time += 1)
      await programme.sell({ ...facts, structure: { ...STRUCTURE, levels, guarantee: 0 } })
    const { sale } = await programme.call('sale', '', undefined, facts.id)
    expect(sale).toMatchObject({
      version: 2,
      structure: { levels },
      changes: [
        {
          version: 2,
          changes: [
            { what: 'guarantee', before: '500000' },
            { what: 'level', level: 1, before: '100/100 20', after: '50/100 20' },
          ],
        },
      ],
    })
    expect(programme.told).toEqual(['structure-changed'])
  })

  test('by cancelling gives the money back, ends holds and waiting lists, and tells everyone', async () => {
    const facts = await programme.sell(tournament(AT))
    const [one, other, waits] = [await programme.member(), await programme.member(), await programme.member()]
    const [paid, held] = [await programme.hold(facts, one), await programme.hold(facts, other)]
    await programme.pay(one, paid.id)
    const order = await programme.begin(other, held.id)
    await programme.wait(facts, waits)
    await programme.sell(withCategory(facts, { status: 'canceled' }))
    await programme.notify(programme.provider.transact(order))
    expect([(await programme.read(one, paid.id)).state, (await programme.read(other, held.id)).state]).toEqual([
      'refunded',
      'failed',
    ])
    await sweepRefunds(programme.casino)
    expect(programme.provider.money).toEqual({ taken: 22_000, given: 22_000 })
    expect(programme.told.filter((kind) => kind === 'sale-cancelled')).toHaveLength(3)
    expect(await programme.category(facts)).toMatchObject({ state: 'cancelled', waiting: 0 })
  })

  test('in places never oversells; more places go to the waiting list', async () => {
    const facts = await programme.sell(tournament(AT))
    await programme.hold(facts, await programme.member())
    await programme.hold(facts, await programme.member())
    await programme.sell(withCategory(facts, { places: 1 }))
    expect(await programme.category(facts)).toMatchObject({ left: 0, state: 'full' })
    const waits = await programme.member()
    await programme.wait(facts, waits)
    await programme.sell(withCategory(facts, { places: 3 }))
    expect((await programme.call('registrations', waits)).registrations).toMatchObject([{ offered: true }])
  })

  test('by taking it away ends the sale, and leaves the registrations', async () => {
    const facts = await programme.sell(tournament(AT))
    const one = await programme.member()
    const held = await programme.hold(facts, one)
    await programme.pay(one, held.id)
    await database.sql.transaction((transaction) => withdrawSale(programme.casino, transaction, facts.id))
    expect(await programme.codeOf('sale', '', undefined, facts.id)).toBe('noTournament')
    expect(await programme.codeOf('holdSeats', await programme.member(), wish(facts))).toBe('noTournament')
    expect((await programme.read(one, held.id)).state).toBe('paid')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { paymentAttempts, receipts, refunds } from '#services/casino/schema-seats.ts'
import { sendDocuments } from '#services/casino/seats/receipts.ts'
import { sweepSeats } from '#services/casino/seats/retention.ts'
import { useTicket as takeTicket } from '#services/casino/seats/tickets.ts'
import { type CasinoDatabase, addCasinoAccount, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { hasPostgres } from '@barriere/testing/postgres.ts'
import { category, show } from '#tests/support/sale-facts.ts'
import { SOUND, auditSeats } from '#tests/support/seat-audit.ts'
import { DAY, NOW, codeOf } from './programme.ts'
import { SeatsProgramme, wish } from './seats-programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 120_000 })

const STARTS = NOW + 10 * DAY
const AT = new Date(STARTS).toISOString()

/** An event whose seats cost nothing. */
const free = (places: number, more: Parameters<typeof category>[1] = {}): SaleFacts =>
  show(AT, { kind: 'event', categories: [category(AT, { key: 's1', cents: 0, places, ...more })] })

describe('seats that cost nothing', () => {
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

  test('are booked at once, with a ticket and a mail, and without an attempt or a receipt', async () => {
    const facts = await programme.sell(free(20))
    const member = await programme.member()
    const booked = await programme.hold(facts, member, 2)
    expect(booked).toMatchObject({ state: 'paid', cents: 0, seats: 2, receipt: false, paying: false })
    expect(booked.ticket).toMatch(/^[A-Z\d]{12}$/)
    expect(booked).not.toHaveProperty('holdUntil')
    const told = programme.notices.filter(({ kind }) => kind === 'seats-booked')
    expect(told).toMatchObject([{ accountId: member, ticket: booked.ticket, seats: 2 }])
    await sendDocuments(programme.casino)
    expect(await programme.codeOf('pay', member, { locale: 'fr' }, booked.id)).toBe('holdOver')
    expect(await programme.category(facts)).toMatchObject({ left: 18, entries: 1 })
    const empty = await Promise.all([receipts, paymentAttempts].map((table) => database.sql.$count(table)))
    expect(empty).toEqual([0, 0])
    expect(await auditSeats(database.sql)).toEqual(SOUND)
  })

  test('open the door once', async () => {
    const facts = await programme.sell(free(20))
    const member = await programme.member()
    const { ticket: code = '' } = await programme.hold(facts, member)
    programme.now = STARTS
    const use = () =>
      database.sql.transaction((transaction) =>
        takeTicket(programme.casino, transaction, { code, casino: 'deauville' }),
      )
    expect(await use()).toMatchObject({ kind: 'ticket', holder: expect.stringMatching(/^Camille Delaunay/) })
    expect(await codeOf(use())).toBe('code')
  })

  test('are eight for a member, however often they ask', async () => {
    const facts = await programme.sell(free(20))
    const member = await programme.member()
    await programme.hold(facts, member, 6)
    expect(await programme.codeOf('holdSeats', member, wish(facts, 3))).toBe('noPlaces')
    await programme.hold(facts, member, 2)
    expect(await programme.codeOf('holdSeats', member, wish(facts))).toBe('noPlaces')
    expect(await programme.category(facts)).toMatchObject({ left: 12 })
  })

  test('are cancelled without a refund, and go to who waits, who has them at once', async () => {
    const facts = await programme.sell(free(1))
    const [one, other] = [await programme.member(), await programme.member()]
    const { id } = await programme.hold(facts, one)
    await programme.wait(facts, other)
    await programme.cancel(one, id)
    await sweepRefunds(programme.casino)
    expect(await programme.read(one, id)).toMatchObject({ state: 'refunded', cents: 0, receipt: false })
    const [own] = (await programme.call('registrations', other)).registrations
    expect(own).toMatchObject({ state: 'paid', offered: true, cents: 0 })
    expect(programme.told).toEqual(['seats-booked', 'seats-booked'])
    expect(await database.sql.$count(refunds)).toBe(0)
    expect(await auditSeats(database.sql)).toEqual(SOUND)
  })

  test('of an event that is cancelled end, and their members are told', async () => {
    const facts = await programme.sell(free(3))
    const member = await programme.member()
    const { id } = await programme.hold(facts, member)
    await programme.sell({ ...facts, categories: facts.categories.map((one) => ({ ...one, status: 'canceled' })) })
    expect(await programme.read(member, id)).toMatchObject({ state: 'refunded' })
    expect(programme.told).toEqual(['seats-booked', 'sale-cancelled'])
    expect(await database.sql.$count(refunds)).toBe(0)
  })

  test('stay paid for at their price where it becomes one, and are forgotten thirty days after the event', async () => {
    const facts = await programme.sell(free(3))
    const member = await programme.member()
    const { id } = await programme.hold(facts, member)
    await programme.sell({ ...facts, categories: facts.categories.map((one) => ({ ...one, cents: 1_000 })) })
    expect(await programme.read(member, id)).toMatchObject({ state: 'paid', cents: 0 })
    expect((await programme.hold(facts, await programme.member())).state).toBe('held')
    programme.now = STARTS + 30 * DAY
    await sweepSeats(programme.casino)
    expect(await programme.read(member, id)).toMatchObject({ state: 'paid' })
    programme.now += 1
    await sweepSeats(programme.casino)
    expect(await programme.codeOf('registration', member, undefined, id)).toBe('default')
  })
})

describe.skipIf(!hasPostgres())('two instances on one PostgreSQL', () => {
  test('of 60 members at once for the last free seat one has it, and their eight are counted together', async () => {
    const database = await openCasinoDatabase('postgres')
    const other = await database.openOther()
    try {
      const first = new SeatsProgramme(database.sql)
      const instances = [first, new SeatsProgramme(other.sql, first.provider)] as const
      const members: string[] = []
      while (members.length < 60) members.push((await addCasinoAccount(database.sql)).id)
      for (let round = 0; round < 5; round += 1) {
        const facts = await first.sell(free(1))
        const codes = await Promise.all(
          members.map((id, index) => codeOf((instances[index % 2] ?? first).hold(facts, id))),
        )
        expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
        expect(codes.filter((code) => code === 'noPlaces')).toHaveLength(59)
      }
      const hall = await first.sell(free(40))
      const [greedy = ''] = members
      const codes = await Promise.all(
        Array.from({ length: 12 }, (_, index) => codeOf((instances[index % 2] ?? first).hold(hall, greedy))),
      )
      expect(codes.filter((code) => code === 'ok')).toHaveLength(8)
      expect(await auditSeats(database.sql)).toEqual(SOUND)
    } finally {
      await other.close()
      await database.close()
    }
  })
})

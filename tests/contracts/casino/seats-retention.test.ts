import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { reconcile } from '#services/casino/payments/reconcile.ts'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { accounts } from '#services/casino/schema-accounts.ts'
import {
  paymentAttempts,
  paymentNotifications,
  payments,
  receipts,
  refunds,
  registrations,
  waitingPlaces,
} from '#services/casino/schema-seats.ts'
import { sendDocuments } from '#services/casino/seats/receipts.ts'
import { sweepHolds } from '#services/casino/seats/release.ts'
import { sweepSeats } from '#services/casino/seats/retention.ts'
import { type CasinoDatabase, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { category, tournament } from '#tests/support/sale-facts.ts'
import { SOUND, auditSeats } from '#tests/support/seat-audit.ts'
import { DAY, NOW } from './programme.ts'
import { SeatsProgramme } from './seats-programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const MINUTE = 60_000
const STARTS = NOW + 10 * DAY
const AT = new Date(STARTS).toISOString()

/** Payments of 2026 are kept until the end of 2036, in Paris. */
const END_OF_2036 = Date.parse('2036-12-31T23:00:00Z')

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

const TABLES = { registrations, attempts: paymentAttempts, notifications: paymentNotifications, payments, receipts }

/** Rows of each table after all work of a moment: holds, reconciliation, and the sweep. */
async function rowsAt(now: number): Promise<Readonly<Record<keyof typeof TABLES, number>>> {
  programme.now = now
  await sweepHolds(programme.casino)
  await reconcile(programme.casino)
  await sweepSeats(programme.casino)
  expect(await auditSeats(database.sql)).toMatchObject({ wrongTaken: 0, wrongMoney: 0 })
  const counted = Object.entries(TABLES).map(async ([name, table]) => [name, await database.sql.$count(table)])
  return Object.fromEntries(await Promise.all(counted)) as Record<keyof typeof TABLES, number>
}

const NOTHING = { registrations: 0, attempts: 0, notifications: 0, payments: 0, receipts: 0 }
const PAID = { registrations: 1, attempts: 1, notifications: 1, payments: 1, receipts: 1 }

describe('what was not paid', () => {
  test('a hold that ran out, with its refused attempt, is kept for thirty days after its end', async () => {
    const facts = await programme.sell(tournament(AT))
    const member = await programme.member()
    const { id } = await programme.hold(facts, member)
    await programme.notify(programme.provider.transact(await programme.begin(member, id), { outcome: 'refused' }))
    const end = NOW + 15 * MINUTE
    expect(await rowsAt(NOW + 30 * DAY)).toMatchObject({ registrations: 1, attempts: 1, notifications: 1 })
    expect(await rowsAt(end + 30 * DAY)).toMatchObject({ registrations: 1, attempts: 0, notifications: 0 })
    expect(await rowsAt(end + 30 * DAY + 1)).toEqual(NOTHING)
  })

  test('the configured days count', async () => {
    const facts = await programme.sell(tournament(AT))
    await programme.hold(facts, await programme.member())
    Object.assign(programme.casino.rules.seats, { unpaidDays: 3 })
    expect(await rowsAt(NOW + 3 * DAY)).toMatchObject({ registrations: 1 })
    expect(await rowsAt(NOW + 4 * DAY)).toEqual(NOTHING)
  })

  test('a hold stays as long as the provider has not said how its attempt ended', async () => {
    const facts = await programme.sell(tournament(AT))
    const member = await programme.member()
    const { id } = await programme.hold(facts, member)
    await programme.begin(member, id)
    programme.provider.isAway = true
    expect(await rowsAt(NOW + 40 * DAY)).toMatchObject({ registrations: 1, attempts: 1 })
    programme.provider.isAway = false
    expect(await rowsAt(NOW + 40 * DAY + 5 * MINUTE)).toEqual(NOTHING)
  })

  test('refused attempts of a paid registration go, its money stays', async () => {
    const facts = await programme.sell(tournament(AT))
    const member = await programme.member()
    const { id } = await programme.hold(facts, member)
    await programme.notify(programme.provider.transact(await programme.begin(member, id), { outcome: 'refused' }))
    await programme.pay(member, id)
    expect(await rowsAt(NOW + 29 * DAY)).toMatchObject({ ...PAID, attempts: 2, notifications: 2 })
    expect(await rowsAt(NOW + 31 * DAY)).toEqual(PAID)
    expect(await programme.read(member, id)).toMatchObject({ state: 'paid', receipt: true })
  })

  test('a place on a waiting list ends thirty days after what was waited for', async () => {
    const facts = await programme.sell(
      tournament(AT, { structure: undefined, categories: [category(AT, { places: 1 })] }),
    )
    const holder = await programme.member()
    await programme.pay(holder, (await programme.hold(facts, holder)).id)
    await programme.wait(facts, await programme.member())
    await rowsAt(STARTS + 30 * DAY)
    expect(await database.sql.$count(waitingPlaces)).toBe(1)
    await rowsAt(STARTS + 30 * DAY + 1)
    expect(await database.sql.$count(waitingPlaces)).toBe(0)
  })
})

describe('what was paid', () => {
  async function paid() {
    const facts = await programme.sell(tournament(AT))
    const member = await programme.member()
    const { id } = await programme.hold(facts, member)
    await programme.pay(member, id)
    await sendDocuments(programme.casino)
    return { member, id }
  }

  test('is kept for ten years after the end of its year, to the second', async () => {
    await paid()
    expect(await rowsAt(END_OF_2036 - 1_000)).toEqual(PAID)
    expect(await auditSeats(database.sql)).toEqual(SOUND)
    expect(await rowsAt(END_OF_2036)).toEqual(NOTHING)
  })

  test('is kept as long as its refund, which came a year later', async () => {
    const { member, id } = await paid()
    await programme.cancel(member, id)
    programme.now = Date.parse('2027-01-02T12:00:00Z')
    await sweepRefunds(programme.casino)
    expect(await rowsAt(END_OF_2036)).toEqual({ ...PAID, receipts: 2 })
    expect(await rowsAt(Date.parse('2037-12-31T23:00:00Z'))).toEqual(NOTHING)
    expect(await database.sql.$count(refunds)).toBe(0)
  })

  test('is never deleted before its money has gone back', async () => {
    const { member, id } = await paid()
    await programme.cancel(member, id)
    expect(await rowsAt(END_OF_2036)).toEqual(PAID)
  })

  test('stays without anything of the member whose account is deleted', async () => {
    const { member, id } = await paid()
    await database.sql.delete(accounts).where(eq(accounts.id, member))
    expect(await rowsAt(NOW + 365 * DAY)).toEqual(PAID)
    const [row] = await database.sql.select().from(registrations).where(eq(registrations.id, id))
    expect(row).toMatchObject({ accountId: null, state: 'paid' })
    expect(await rowsAt(END_OF_2036)).toEqual(NOTHING)
  })
})

test('more rows than one batch are all deleted', async () => {
  const facts = await programme.sell(tournament(AT))
  const key = facts.categories[0]?.key ?? ''
  const at = new Date(NOW)
  const row = { saleId: facts.id, categoryKey: key, personal: true, seats: 1, cents: 11_000, discount: 0 }
  await database.sql
    .insert(registrations)
    .values(
      Array.from({ length: 450 }, () => ({
        ...row,
        state: 'expired' as const,
        holdUntil: at,
        offered: false,
        createdAt: at,
      })),
    )
  expect(await rowsAt(NOW + 31 * DAY)).toEqual(NOTHING)
})

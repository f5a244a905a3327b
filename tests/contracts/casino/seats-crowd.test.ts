import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import { sweepRefunds } from '#services/casino/payments/refunds.ts'
import { applySale } from '#services/casino/seats/apply-sale.ts'
import { sendDocuments } from '#services/casino/seats/receipts.ts'
import { sweepHolds } from '#services/casino/seats/release.ts'
import { type CasinoDatabase, addCasinoAccount, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { category, tournament } from '#tests/support/sale-facts.ts'
import { SOUND, auditSeats } from '#tests/support/seat-audit.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { isDatabaseUnavailable } from '#services/kit/database-errors.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { DAY, NOW, codeOf } from './programme.ts'
import { SeatsProgramme, wish } from './seats-programme.ts'
import { type CasinoStack, startCasino } from './stack.ts'

vi.setConfig({ hookTimeout: 120_000, testTimeout: 1_200_000 })

const MINUTE = 60_000
const CROWD = 200
const ROUNDS = sized(2, 10, 100)

const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => work(index))

/** The code after retries: a client that finds every connection taken gets 503 with Retry-After, and asks again. */
async function codeAtLast(work: () => Promise<unknown>): Promise<string> {
  for (;;) {
    try {
      return await codeOf(work())
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
  }
}

describe.skipIf(!hasPostgres())('two instances on one PostgreSQL', () => {
  let database: CasinoDatabase
  let other: Awaited<ReturnType<CasinoDatabase['openOther']>>
  let instances: readonly SeatsProgramme[]
  let members: readonly string[]

  const instance = (index: number): SeatsProgramme => instances[index % 2] as SeatsProgramme

  beforeAll(async () => {
    database = await openCasinoDatabase('postgres')
    other = await database.openOther()
    const one = new SeatsProgramme(database.sql)
    instances = [one, new SeatsProgramme(other.sql, one.provider)]
    const added: string[] = []
    while (added.length < CROWD) added.push((await addCasinoAccount(database.sql)).id)
    members = added
  })

  afterAll(async () => {
    await other.close()
    await database.close()
  })

  const sell = (places: number): Promise<SaleFacts> => {
    const at = new Date(NOW + 30 * DAY).toISOString()
    return instance(0).sell(tournament(at, { categories: [category(at, { places })] }))
  }

  test(`of ${CROWD} at once for the last seat one gets it, every time`, async ({ task }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const facts = await sell(1)
      const codes = await Promise.all(members.map((id, index) => codeAtLast(() => instance(index).hold(facts, id))))
      expect(codes.toSorted()).toEqual([...times(CROWD - 1, () => 'noPlaces'), 'ok'])
    }
    task.meta.measured = `${ROUNDS} rounds of ${CROWD}, one seat each`
    expect(await auditSeats(database.sql)).toEqual(SOUND)
  })

  test('seats whose hold is over go to new ones and to the waiting list, never twice', async () => {
    const facts = await sell(10)
    await Promise.all(members.slice(0, 10).map((id, index) => instance(index).hold(facts, id)))
    await Promise.all(members.slice(10, 14).map((id, index) => instance(index).wait(facts, id)))
    for (const one of instances) one.now += 15 * MINUTE
    await Promise.all([
      ...members.slice(20, 60).map((id, index) => codeAtLast(() => instance(index).hold(facts, id))),
      ...instances.map((one) => sweepHolds(one.casino)),
    ])
    expect(await instance(0).category(facts)).toMatchObject({ left: 0, waiting: 0 })
    expect(await auditSeats(database.sql)).toEqual(SOUND)
    for (const one of instances) one.now = NOW
  })

  test('one payment that is notified many times at once is one payment, one receipt, one mail', async () => {
    const facts = await sell(1)
    const [id = ''] = members
    const held = await instance(0).hold(facts, id)
    const said = instance(0).provider.transact(await instance(0).begin(id, held.id))
    const captured = { ...said, status: 'CAPTURED', key: `${said.uuid}:CAPTURED` }
    const answers = await Promise.all(times(20, (index) => instance(index).notify(index % 3 ? said : captured)))
    expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(2)
    await Promise.all(times(4, (index) => sendDocuments(instance(index).casino)))
    expect(instances.flatMap(({ told }) => told).filter((kind) => kind === 'seats-paid')).toHaveLength(1)
    expect(await auditSeats(database.sql)).toEqual(SOUND)
  })

  test('a cancellation and a second payment at once give each euro back once', async () => {
    const { provider } = instance(0)
    const before = provider.money
    const facts = await sell(5)
    const own = await Promise.all(
      members.slice(0, 5).map(async (id, index) => {
        const held = await instance(index).hold(facts, id)
        const orders = [await instance(index).begin(id, held.id), await instance(index).begin(id, held.id)]
        return { id, held, sent: orders.map((order) => provider.transact(order)) }
      }),
    )
    await Promise.all(own.map(({ sent: [first] }, index) => first && instance(index).notify(first)))
    await Promise.all([
      ...own.map(({ id, held }, index) => instance(index).cancel(id, held.id)),
      ...own.map(({ sent: [, second] }, index) => second && instance(index + 1).notify(second)),
    ])
    await Promise.all(times(4, (index) => sweepRefunds(instance(index).casino)))
    const { taken, given } = provider.money
    expect([taken - before.taken, given - before.given]).toEqual([110_000, 110_000])
    expect(await auditSeats(database.sql)).toEqual(SOUND)
  })

  test('facts that both instances apply at once make one version, and one mail', async () => {
    const facts = await sell(2)
    const [id = ''] = members
    await instance(0).hold(facts, id)
    const changed = { ...facts, structure: facts.structure && { ...facts.structure, chips: 1 } }
    const mails = () => instances.flatMap(({ told }) => told).filter((kind) => kind === 'structure-changed').length
    const before = mails()
    await Promise.all(times(6, (index) => instance(index).sell(changed)))
    const { sale } = await instance(0).call('sale', '', undefined, facts.id)
    expect([sale.version, mails() - before]).toEqual([2, 1])
  })
})

describe.skipIf(!hasPostgres())('over HTTP, two instances', () => {
  let pair: readonly [CasinoStack, CasinoStack]
  let sell: () => Promise<SaleFacts>
  let close: () => Promise<void>

  beforeAll(async () => {
    const DATABASE_URL = await postgresDatabase()
    pair = await Promise.all([startCasino({ DATABASE_URL }), startCasino({ DATABASE_URL })])
    const database = await openDatabase({ url: DATABASE_URL, dataDir: '', log: createLog('silent') })
    const programme = new SeatsProgramme(database.sql)
    const at = new Date(pair[0].now + 30 * DAY).toISOString()
    sell = async () => {
      const facts = tournament(at, { categories: [category(at, { places: 60 })] })
      await database.sql.transaction((transaction) => applySale(programme.casino, transaction, facts))
      return facts
    }
    close = () => database.close()
  })

  afterAll(async () => {
    await close()
    await Promise.all(pair.map((stack) => stack.stop()))
  })

  test('fifty identical holds with one key are one registration, and get one answer', async () => {
    const { token: member } = await pair[0].member()
    for (let round = 0; round < sized(1, 3, 20); round += 1) {
      const facts = await sell()
      const key = randomUUID()
      const answers = await Promise.all(
        times(50, (index) =>
          (pair[index % 2] as CasinoStack).request('holdSeats', { member, key, input: wish(facts) }),
        ),
      )
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
      expect(answers[0]?.status).toBe(201)
      const { sale } = (await pair[1].request('sale', { id: facts.id })).body
      expect(sale.categories[0]?.left).toBe(59)
    }
  })
})

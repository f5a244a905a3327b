import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sweepMembers } from '#services/casino/points/sweeps.ts'
import { offers, rewards } from '#services/casino/schema-cards.ts'
import { godsons } from '#services/casino/schema-sponsorship.ts'
import { seedProgramme } from '#services/casino/seed/programme.ts'
import { isDatabaseUnavailable } from '#services/kit/database-errors.ts'
import { type CasinoDatabase, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { auditLedger } from '#tests/support/ledger-audit.ts'
import { hasPostgres } from '@barriere/testing/postgres.ts'
import { DAY, NOW, Programme } from './programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 120_000 })

const CROWD = 200

const count = <T>(values: readonly T[], value: T): number => values.filter((one) => one === value).length

/** A call with its client's retries while the database has no connection left. */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
  }
}

describe.skipIf(!hasPostgres())('two hundred at once, on two instances', () => {
  let database: CasinoDatabase
  let other: Awaited<ReturnType<CasinoDatabase['openOther']>>
  let instances: readonly [Programme, Programme]

  beforeAll(async () => {
    database = await openCasinoDatabase('postgres')
    other = await database.openOther()
    instances = [new Programme(database.sql), new Programme(other.sql)]
    await seedProgramme(database.sql, NOW)
  })

  afterAll(async () => {
    await other.close()
    await database.close()
  })

  const atOnce = (call: (programme: Programme, index: number) => Promise<string>): Promise<string[]> =>
    Promise.all(
      Array.from({ length: CROWD }, (_, index) => insist(() => call(instances[index % 2 === 0 ? 0 : 1], index))),
    )

  test('one gets the last reward, and the others keep their points', async () => {
    const [programme] = instances
    const members: string[] = []
    for (let index = 0; index < CROWD; index += 1) {
      const { id } = await programme.addMember()
      await programme.visit(id, 2_400)
      members.push(id)
    }
    await database.sql.update(rewards).set({ stock: 1 }).where(eq(rewards.id, 'champagne'))
    const codes = await atOnce((one, index) => one.codeOf('redeem', members[index] ?? '', { rewardId: 'champagne' }))
    expect([count(codes, 'ok'), count(codes, 'stock')]).toEqual([1, CROWD - 1])
    const [reward] = await database.sql.select().from(rewards).where(eq(rewards.id, 'champagne'))
    expect(reward?.stock).toBe(0)
    const balances = await Promise.all(members.map((id) => programme.balanceOf(id)))
    expect([count(balances, 0), count(balances, 2_400)]).toEqual([1, CROWD - 1])
  })

  test('one friend gets the tenth place', async () => {
    const [programme] = instances
    const { id } = await programme.addMember()
    for (let index = 0; index < 9; index += 1)
      await programme.call('inviteGodson', id, { email: `ninth-${index}@example.com` })
    const codes = await atOnce((one, index) => one.codeOf('inviteGodson', id, { email: `tenth-${index}@example.com` }))
    expect([count(codes, 'ok'), count(codes, 'godsons')]).toEqual([1, CROWD - 1])
    expect(await database.sql.$count(godsons, eq(godsons.sponsorId, id))).toBe(10)
  })

  test('of the jobs of two instances each offer is given once, points expire once, and a notice is one', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => instances[0].addMember()))
    for (const { id } of members) await instances[0].visit(id, 1_200)
    const sweepAt = async (now: number) => {
      for (const one of instances) one.now = now
      await Promise.all([...instances, ...instances].map(({ casino }) => insist(() => sweepMembers(casino))))
    }
    await sweepAt(NOW + 7 * DAY)
    // The notice of a fall, a month before the review, and the end of the points.
    await sweepAt(NOW + 340 * DAY)
    await sweepAt(NOW + 3 * 365 * DAY)
    const notices = instances.flatMap((one) => one.notices)
    for (const { id } of members) {
      expect(await database.sql.$count(offers, and(eq(offers.accountId, id), eq(offers.kind, 'welcome')))).toBe(1)
      expect(notices.filter((one) => one.kind === 'tier-falls' && one.accountId === id)).toHaveLength(1)
      expect(await auditLedger(database.sql, id)).toEqual({ lines: 0, left: 0, wrongLots: 0, wrongLines: 0 })
    }
    for (const one of instances) one.now = NOW
  })

  test('one member spends their points once, and a visit that is told often counts once', async () => {
    const [programme] = instances
    const { id } = await programme.addMember()
    await atOnce(async (one) => {
      await one.visit(id, 900, { reference: 'crowded' })
      return 'ok'
    })
    expect(await programme.balanceOf(id)).toBe(900)
    const codes = await atOnce((one) => one.codeOf('redeem', id, { rewardId: 'cocktail' }))
    expect([count(codes, 'ok'), count(codes, 'points')]).toEqual([1, CROWD - 1])
    expect(await auditLedger(database.sql, id)).toEqual({ lines: 400, left: 400, wrongLots: 0, wrongLines: 0 })
  })
})

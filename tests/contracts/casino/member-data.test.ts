import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { exportMember } from '#services/casino/points/export.ts'
import { accounts } from '#services/casino/schema-accounts.ts'
import { offers, visits } from '#services/casino/schema-cards.ts'
import { pointLines, tierChanges } from '#services/casino/schema-points.ts'
import { seedMember } from '#services/casino/seed/member.ts'
import { seedProgramme } from '#services/casino/seed/programme.ts'
import { type CasinoDatabase, addCasinoAccount, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { auditLedger } from '#tests/support/ledger-audit.ts'
import { newEmail } from '#tests/support/mailbox.ts'
import { NOW, Programme } from './programme.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

let database: CasinoDatabase
let programme: Programme

beforeAll(async () => {
  database = await openCasinoDatabase()
  await seedProgramme(database.sql, NOW)
})

afterAll(() => database.close())

beforeEach(() => {
  programme = new Programme(database.sql)
  programme.now = Date.now()
})

test.each(['white', 'silver', 'gold', 'black'] as const)(
  'the demonstration member %s has two years behind them, keeps the tier, and exports all of it',
  async (tier) => {
    const { id } = await addCasinoAccount(database.sql)
    await database.sql.transaction((transaction) => seedMember(programme.casino, transaction, id, tier))
    const { tier: own, counted, thresholds } = await programme.call('tier', id)
    expect(own).toBe(tier)
    expect(counted.points).toBeGreaterThanOrEqual(tier === 'white' ? 0 : thresholds[tier])
    expect((await programme.call('vouchers', id)).vouchers.map(({ state }) => state)).toEqual(['open', 'used'])
    expect((await programme.call('godsons', id)).godsons.map(({ state }) => state)).toEqual(['invited', 'expired'])
    const { lines } = await programme.call('points', id, { kinds: ['expired'] })
    expect(lines.length).toBeGreaterThan(0)
    expect(await auditLedger(database.sql, id)).toMatchObject({ wrongLots: 0, wrongLines: 0 })
    expect(programme.notices).toEqual([])
    const exported = await exportMember(programme.casino, id)
    expect(exported.points).toHaveLength(await database.sql.$count(pointLines, eq(pointLines.accountId, id)))
    expect(exported).toMatchObject({ card: { tier }, vouchers: [{}, {}], godsons: [{}, {}], cardRenewals: [] })
    expect(exported.visits).toHaveLength(await database.sql.$count(visits, eq(visits.accountId, id)))
    expect(exported.offers).toHaveLength(await database.sql.$count(offers, eq(offers.accountId, id)))
    expect(exported.tiers).toHaveLength(await database.sql.$count(tierChanges, eq(tierChanges.accountId, id)))
  },
)

test('a deleted account leaves no row, in whatever table, limits and ledger included', async () => {
  const { id } = await programme.addMember()
  await programme.visit(id, 6_000)
  await programme.call('redeem', id, { rewardId: 'cocktail' })
  await programme.call('inviteGodson', id, { email: newEmail('friend') })
  await programme.call('renewCard', id)
  await programme.call('offers', id)
  await programme.setLimit(id, { kind: 'visits', visitsPerMonth: 2, months: 1 })
  await programme.setLimit(id, { kind: 'pause', months: 1 })
  expect((await exportMember(programme.casino, id)).limits.map(({ kind }) => kind)).toEqual(['pause', 'visits'])
  const columns = await database.sql
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'casino' and column_name in ('account_id', 'sponsor_id')`)
  /** Tables with a row that names the account. */
  const owned = async (): Promise<ReadonlySet<string>> => {
    const tables = await Promise.all(
      columns.map(async ({ table, column }) => {
        const rows = await database.sql
          .select({ one: sql`1` })
          .from(sql`casino.${sql.identifier(table)}`)
          .where(sql`${sql.identifier(column)} = ${id}`)
        return rows.length > 0 ? [table] : []
      }),
    )
    return new Set(tables.flat())
  }
  const before = await owned()
  for (const table of ['cards', 'point_lines', 'point_lots', 'vouchers', 'offers', 'godsons', 'limits', 'visits'])
    expect([...before]).toContain(table)
  await database.sql.delete(accounts).where(eq(accounts.id, id))
  expect(await owned()).toEqual(new Set())
})

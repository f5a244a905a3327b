import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '#services/casino/schema-accounts.ts'
import { pointAllocations, pointLines, pointLots } from '#services/casino/schema-points.ts'
import { earn, expire, giveBack, readBalance, reverse, spend } from '#services/casino/points/ledger.ts'
import type { Sql } from '#services/kit/database.ts'
import { type CasinoDatabase, addCasinoAccount, openCasinoDatabase } from '#tests/support/casino-database.ts'
import { auditLedger } from '#tests/support/ledger-audit.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { LedgerModel, type Step } from './ledger-model.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 120_000 })

const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-03-01T12:00:00Z')

let database: CasinoDatabase

beforeAll(async () => {
  database = await openCasinoDatabase()
})

afterAll(() => database.close())

const amount = fc.integer({ min: 1, max: 500 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('earn'),
      amount,
      pendingDays: fc.integer({ min: 0, max: 3 }),
      days: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('spend'), amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('giveBack'), spending: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse'), earning: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'expire' }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.integer({ min: 1, max: 5 }) }) },
)

/** The ledger in the database, driven by the same steps as the model. */
class RealLedger {
  readonly earnings: number[] = []
  readonly spendings: number[] = []
  readonly #sql: Sql
  readonly #accountId: string

  constructor(sql: Sql, accountId: string) {
    this.#sql = sql
    this.#accountId = accountId
  }

  /** Applies a step under an idempotency key; false for a spending that the balance does not cover. */
  async apply(step: Step, now: number, key: string): Promise<boolean> {
    const line = { accountId: this.#accountId, key, at: new Date(now) }
    return await this.#sql.transaction(async (transaction) => {
      switch (step.do) {
        case 'earn': {
          const { id } = await earn(transaction, {
            ...line,
            cause: 'visit',
            amount: step.amount,
            status: step.amount,
            activeFrom: new Date(now + step.pendingDays * DAY),
            expiresAt: new Date(now + step.days * DAY),
          })
          if (!this.earnings.includes(id)) this.earnings.push(id)
          return true
        }
        case 'spend': {
          const spent = await spend(transaction, { ...line, cause: 'reward', amount: step.amount })
          if (spent && !this.spendings.includes(spent.id)) this.spendings.push(spent.id)
          return spent !== undefined
        }
        case 'giveBack': {
          const id = this.spendings[step.spending]
          // The same key for the same spending: a repetition finds the first line.
          if (id !== undefined) await giveBack(transaction, { ...line, key: `back:${id}`, line: id })
          return true
        }
        case 'reverse': {
          const id = this.earnings[step.earning]
          if (id !== undefined) await reverse(transaction, { ...line, line: id })
          return true
        }
        case 'expire':
          await expire(transaction, this.#accountId, new Date(now))
          return true
        case 'wait':
          return true
      }
    })
  }
}

describe('the ledger of points', () => {
  test('does what a simple model does, with every step repeated now and then', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { minLength: 5, maxLength: 30 }), async (history) => {
        const { id } = await addCasinoAccount(database.sql)
        const model = new LedgerModel(NOW)
        const ledger = new RealLedger(database.sql, id)
        for (const [index, [one, repeated]] of history.entries()) {
          const done = model.apply(one)
          expect(await ledger.apply(one, model.now, `step-${index}`)).toBe(done)
          // A refused spending left no line, so that its repetition is a new one.
          if (repeated && done) expect(await ledger.apply(one, model.now, `step-${index}`)).toBe(true)
          expect(await readBalance(database.sql, id, new Date(model.now))).toEqual({
            balance: model.balance,
            pending: model.pending,
          })
        }
        expect(await auditLedger(database.sql, id)).toEqual({
          lines: model.left,
          left: model.left,
          wrongLots: 0,
          wrongLines: 0,
        })
      }),
      { numRuns: sized(15, 40, 200) },
    )
  })

  const addMember = async () => {
    const { id } = await addCasinoAccount(database.sql)
    const add = (key: string, amount: number, days: number) =>
      earn(database.sql, {
        accountId: id,
        key,
        cause: 'visit',
        amount,
        status: amount,
        at: new Date(NOW),
        activeFrom: new Date(NOW),
        expiresAt: new Date(NOW + days * DAY),
      })
    return { id, add }
  }

  test('spends what expires first, and gives it back with its old expiry', async () => {
    const { id, add } = await addMember()
    await add('late', 100, 30)
    const early = await add('early', 100, 10)
    const line = { accountId: id, at: new Date(NOW) }
    const spent = await spend(database.sql, { ...line, key: 'spent', cause: 'reward', amount: 90 })
    const left = () => database.sql.select().from(pointLots).where(eq(pointLots.lineId, early.id))
    expect(await left()).toMatchObject([{ left: 10 }])
    await giveBack(database.sql, { ...line, key: 'back', line: spent?.id ?? 0 })
    expect(await left()).toMatchObject([{ left: 100, expiresAt: new Date(NOW + 10 * DAY) }])
    await expect(giveBack(database.sql, { ...line, key: 'twice', line: spent?.id ?? 0 })).rejects.toThrow()
    expect((await readBalance(database.sql, id, new Date(NOW + 10 * DAY))).balance).toBe(100)
  })

  test('can only be added to, and goes with its account', async () => {
    const { id, add } = await addMember()
    const { id: line } = await add('visit', 100, 30)
    await spend(database.sql, { accountId: id, at: new Date(NOW), key: 'spent', cause: 'reward', amount: 40 })
    await expect(database.sql.update(pointLines).set({ amount: 1 })).rejects.toThrow()
    await expect(database.sql.delete(pointLines)).rejects.toThrow()
    await expect(database.sql.update(pointAllocations).set({ amount: -1 })).rejects.toThrow()
    await expect(database.sql.delete(pointAllocations)).rejects.toThrow()
    await expect(database.sql.update(pointLots).set({ left: 100 }).where(eq(pointLots.lineId, line))).rejects.toThrow()
    await expect(database.sql.delete(pointLots)).rejects.toThrow()
    expect(await database.sql.$count(pointLines, eq(pointLines.accountId, id))).toBe(2)
    await database.sql.delete(accounts).where(eq(accounts.id, id))
    expect(await database.sql.$count(pointLines, eq(pointLines.accountId, id))).toBe(0)
    expect(await database.sql.$count(pointLots, eq(pointLots.accountId, id))).toBe(0)
  })

  test('refuses amounts that are not whole and above 0', async () => {
    const { add } = await addMember()
    await expect(add('none', 0, 1)).rejects.toThrow(RangeError)
    await expect(add('part', 1.5, 1)).rejects.toThrow(RangeError)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BOTH_DATABASES, hasPostgres } from '@barriere/testing/postgres.ts'
import { openSiteDatabase } from '#services/test-support/site-database.ts'
import { vitals as table } from './schema.ts'
import { Vitals } from './vitals.ts'

/** Shortly before midnight in Paris. */
const START = Date.parse('2026-11-02T22:59:00Z')
const DAY = 86_400_000

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('web vitals', () => {
    let database: Awaited<ReturnType<typeof openSiteDatabase>>
    let now = START
    let vitals: Vitals

    beforeAll(async () => {
      database = await openSiteDatabase(kind)
    }, 60_000)

    afterAll(() => database.close())

    beforeEach(async () => {
      await database.sql.delete(table)
      now = START
      vitals = new Vitals({ sql: database.sql, clock: { now: () => now }, days: 30 })
    })

    test('are summed up by kind of page and metric, as a percentile and shares', async () => {
      for (const value of [1_000, 1_000, 3_000, 5_000])
        await vitals.record({ page: 'hotel', metrics: [{ metric: 'LCP', value }] })
      await vitals.record({ page: 'article', metrics: [{ metric: 'CLS', value: 83 }] })
      expect(await vitals.report(7)).toEqual({
        rows: [
          { page: 'article', metric: 'CLS', count: 1, p75: 83, good: 1, poor: 0 },
          { page: 'hotel', metric: 'LCP', count: 4, p75: 3_000, good: 0.5, poor: 0.25 },
        ],
      })
    })

    test('of the same step are one row with a count, also when many come at once', async () => {
      const metrics = [
        { metric: 'TTFB', value: 120 },
        { metric: 'CLS', value: 0 },
        { metric: 'LCP', value: 900 },
      ] as const
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          vitals.record({ page: 'hotel', metrics: index % 2 === 0 ? [...metrics] : [...metrics].reverse() }),
        ),
      )
      const rows = await database.sql.select().from(table)
      expect(rows.map(({ count }) => count)).toEqual([40, 40, 40])
    })

    test('of a kind that there is not are counted together, so that nobody can make rows', async () => {
      for (const page of ['status-404', 'anything', 'something-else'])
        await vitals.record({ page, metrics: [{ metric: 'INP', value: 40 }] })
      expect((await vitals.report(1)).rows.map(({ page, count }) => [page, count])).toEqual([
        ['other', 2],
        ['status-404', 1],
      ])
    })

    test('belong to their day in Paris, and go after the days that they are kept', async () => {
      const record = () => vitals.record({ page: 'hotel', metrics: [{ metric: 'LCP', value: 900 }] })
      await record()
      now += 60_000
      await record()
      const counts = async (days: number) => (await vitals.report(days)).rows.map(({ count }) => count)
      expect([await counts(1), await counts(2)]).toEqual([[1], [2]])
      now = START + 30 * DAY
      await vitals.sweep()
      expect(await counts(3_650)).toEqual([2])
      now += 60_000
      await vitals.sweep()
      expect(await counts(3_650)).toEqual([1])
    })
  })
})

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { vitalsRecord } from '#lib/contracts/vitals.ts'
import { temporaryDataDir } from '#tests/support/embedded-database.ts'
import { hasPostgres, postgresDatabase } from '#tests/support/postgres.ts'
import { type Database, openDatabase } from '../../kit/database.ts'
import { createHttpApp } from '../../kit/http.ts'
import { createLog } from '../../kit/log.ts'
import { vitalsRoutes } from './routes.ts'
import { vitalSums } from './schema.ts'
import { Vitals } from './vitals.ts'

const START = Date.parse('2026-11-02T11:00:00Z')
const DAY = 86_400_000
const TOKEN = 'a-token-of-a-test'

describe.each(['pglite', 'postgres'] as const)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('sums of web vitals', () => {
    let folder = ''
    let database: Database
    let now = START
    let vitals: Vitals

    beforeAll(async () => {
      folder = await temporaryDataDir('vitals-')
      database = await openDatabase({
        url: kind === 'postgres' ? await postgresDatabase() : undefined,
        dataDir: folder,
        log: createLog('silent'),
      })
      await database.migrate('site', join(import.meta.dirname, '../migrations'))
    }, 60_000)

    afterAll(async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    })

    beforeEach(async () => {
      await database.sql.delete(vitalSums)
      now = START
      vitals = new Vitals({ sql: database.sql, clock: { now: () => now } })
    })

    const lcp = (page: string, ...values: number[]) =>
      vitals.record({ page, metrics: values.map((value) => ({ metric: 'LCP' as const, value })) })

    const counts = (more: Readonly<Record<number, number>>): number[] =>
      [...Array(10).keys()].map((at) => more[at] ?? 0)

    test('adds up by day, kind of page, metric and bucket, also of requests at once', async () => {
      await Promise.all([lcp('hotel', 450, 500, 1_200), lcp('hotel', 20_000), lcp('page', 800)])
      expect((await vitals.sums(28)).sums).toEqual([
        { page: 'hotel', metric: 'LCP', sum: 22_150, counts: counts({ 0: 2, 2: 1, 9: 1 }) },
        { page: 'page', metric: 'LCP', sum: 800, counts: counts({ 1: 1 }) },
      ])
      expect(await database.sql.select().from(vitalSums)).toHaveLength(4)
    })

    test('sums the days that are asked for, and keeps thirteen months', async () => {
      await lcp('hotel', 500)
      now += DAY
      await lcp('hotel', 500)
      expect((await vitals.sums(1)).sums).toMatchObject([{ sum: 500 }])
      expect((await vitals.sums(2)).sums).toMatchObject([{ sum: 1_000 }])
      now = START + 396 * DAY
      await vitals.sweep()
      expect(await database.sql.select().from(vitalSums)).toHaveLength(2)
      now += DAY
      await vitals.sweep()
      expect(await database.sql.select().from(vitalSums)).toMatchObject([{ day: '2026-11-03' }])
    })

    test('takes no more than sixty kinds of pages a day: others are made up', async () => {
      for (let index = 0; index < 61; index += 1) await lcp(`page-${index}`, 500)
      await lcp('page-0', 500)
      const { sums } = await vitals.sums(1)
      expect(sums).toHaveLength(60)
      expect(sums.find(({ page }) => page === 'page-0')).toMatchObject({ sum: 1_000 })
    })

    test('is recorded and read with the site’s token alone', async () => {
      const app = createHttpApp(createLog('silent'), ['services'])
      app.route('/', vitalsRoutes(vitals, TOKEN))
      const ask = (body?: string, token = TOKEN, path = '/vitals') =>
        app.request(path, {
          ...(body === undefined ? {} : { method: 'POST', body }),
          headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
        })
      const body = JSON.stringify({ page: 'hotel', metrics: [{ metric: 'CLS', value: 105 }] })
      expect((await ask(body, 'another')).status).toBe(401)
      expect((await ask(undefined, 'another')).status).toBe(401)
      expect((await ask('{"page":"hotel","metrics":[],"user":"x"}')).status).toBe(422)
      expect((await ask(undefined, TOKEN, '/vitals?days=0')).status).toBe(400)
      expect(await (await ask(body)).json()).toEqual({ status: 'recorded' })
      expect(await (await ask()).json()).toEqual({
        sums: [{ page: 'hotel', metric: 'CLS', sum: 105, counts: [0, 0, 0, 0, 1, 0, 0, 0] }],
      })
    })
  })
})

test.each([
  { page: 'hotel', metrics: [] },
  { page: 'camille@example.com', metrics: [{ metric: 'LCP', value: 1 }] },
  { page: 'hotel', metrics: [{ metric: 'LCP', value: 60_001 }] },
  { page: 'hotel', metrics: [{ metric: 'LCP', value: 1.5 }] },
  { page: 'hotel', metrics: [{ metric: 'FID', value: 1 }] },
  { page: 'hotel', metrics: [{ metric: 'LCP', value: 1 }], id: 'x' },
])('%j is refused', (input) => {
  expect(vitalsRecord.safeParse(input).success).toBe(false)
})

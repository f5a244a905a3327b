import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PointFilters } from '@barriere/shared/programmes/casino/points.ts'
import { type PointsCasino, casinoRules } from '#services/casino/casino-rules.ts'
import { pointsHandlers } from '#services/casino/points/handlers.ts'
import { pointAllocations, pointLines, pointLots } from '#services/casino/schema-points.ts'
import { type Sql, openDatabase } from '#services/kit/database.ts'
import { parseEnv } from '#services/kit/env.ts'
import { createLog } from '#services/kit/log.ts'
import { deriveKey } from '#services/kit/seal.ts'
import { addCasinoAccount } from '#tests/support/casino-database.ts'
import { startPostgres } from '@barriere/testing/postgres-server.ts'

/** Lines of the member's ledger: three earnings to a reward, which takes two of them. */
const LINES = 100_000

/** Other members with as many lines, so that the tables do not hold one ledger alone. */
const OTHERS = 3

/** Measured calls of each kind. */
const CALLS = 200

const NOW = Date.parse('2026-06-01T10:00:00Z')

/** Lines that one statement adds: its time is limited. */
const ADDED = 10_000

/** Adds a ledger of two years, its lines evenly spread over them. `before`: lines that the table has already. */
async function addLedger(database: Sql, accountId: string, before: number): Promise<void> {
  const at = sql`timestamptz '2024-06-02T10:00:00Z' + n * interval '1 day' * 729 / ${LINES}`
  const next = sql.raw(String(before + 1))
  for (let first = 0; first < LINES; first += ADDED) {
    const series = sql`generate_series(${first}::int, ${first + ADDED - 1}::int) as n`
    await database.execute(sql`insert into ${pointLines} (id, account_id, key, cause, casino, at, amount)
      select n + ${next}, ${accountId}::uuid, 'line-' || n, case n % 4 when 3 then 'reward' else 'visit' end,
        (array['deauville', 'biarritz', 'la-baule'])[n % 3 + 1], ${at}, case n % 4 when 3 then -200 else 100 end
      from ${series}`)
    await database.execute(sql`insert into ${pointLots}
      (line_id, account_id, amount, "left", status, at, active_from, expires_at)
      select n + ${next}, ${accountId}::uuid, 100, 100, 100, ${at}, ${at},
        date_trunc('day', ${at} + interval '2 years 1 day')
      from ${series} where n % 4 < 3`)
    await database.execute(sql`insert into ${pointAllocations} (line_id, lot_id, amount)
      select n + ${next}, n + ${next} - 1 - lot, -100 from ${series}, generate_series(1, 2) as lot where n % 4 = 3`)
  }
}

const percentile = (times: readonly number[], share: number): string =>
  `${(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)} ms`

/**
 * Measures pages of a ledger of 100,000 lines of one member and their balance, on a PostgreSQL of its own: the part
 * `ledger` of `npm run bench`.
 */
async function measureLedger(): Promise<void> {
  const server = await startPostgres()
  if (!server) return void process.stdout.write('PostgreSQL is not installed: the ledger was not measured.\n')
  const dataDir = await mkdtemp(join(tmpdir(), 'ledger-'))
  const database = await openDatabase({ url: server.url, dataDir, log: createLog('silent') })
  try {
    await database.migrate('casino', 'services/casino/migrations')
    const { id: accountId } = await addCasinoAccount(database.sql)
    await addLedger(database.sql, accountId, 0)
    for (let others = 1; others <= OTHERS; others += 1)
      await addLedger(database.sql, (await addCasinoAccount(database.sql)).id, others * LINES)
    // As autovacuum does sooner or later: sums are read from the indices alone.
    await database.sql.execute(sql`vacuum analyze`)
    const casino: PointsCasino = {
      sql: database.sql,
      clock: { now: () => NOW },
      rules: casinoRules(parseEnv({})),
      limitedPersonKey: deriveKey('a pepper of the tests', 'casino limited persons'),
      notify: () => Promise.resolve(),
    }
    const call = { casino, accountId, id: '', once: () => Promise.reject(new Error('nothing is written here')) }
    const page = (filters: PointFilters) => pointsHandlers.points({ ...call, input: filters })
    const measured: readonly (readonly [string, (index: number) => Promise<unknown>])[] = [
      ['balance', () => pointsHandlers.balance({ ...call, input: undefined })],
      ['first page', () => page({})],
      ['any page', (index) => page({ cursor: `${NOW - index * 3 * 24 * 3_600_000}-${LINES}` })],
      ['spent only', () => page({ kinds: ['spent'] })],
      ['expired or reversed: none', () => page({ kinds: ['expired', 'reversed'] })],
      ['one casino', () => page({ casino: 'biarritz' })],
      ['a casino without visits', () => page({ casino: 'dinard' })],
      ['a month two years ago', () => page({ from: '2024-07-01', to: '2024-07-31' })],
      ['sums of twelve months', () => pointsHandlers.pointMonths({ ...call, input: undefined })],
      ['tier', () => pointsHandlers.tier({ ...call, input: undefined })],
    ]
    process.stdout.write(`Ledger of ${LINES} lines of one member, on PostgreSQL\n`)
    for (const [name, work] of measured) {
      const times: number[] = []
      for (let index = 0; index < CALLS; index += 1) {
        const began = performance.now()
        await work(index)
        times.push(performance.now() - began)
      }
      process.stdout.write(`  ${name}: median ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)}\n`)
    }
  } finally {
    await database.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await measureLedger()

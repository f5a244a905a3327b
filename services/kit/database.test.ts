import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDatabase } from '#services/test-support/embedded-database.ts'
import { startPostgres } from '@barriere/testing/postgres-server.ts'
import { BOTH_DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { openDatabase, type Database, type Sql } from './database.ts'
import { createLog } from './log.ts'

const log = createLog('silent')
const counters = pgTable('counters', { id: integer().primaryKey(), amountSoFar: integer().notNull() })
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
  await mkdir(join(folder, 'migrations/meta'), { recursive: true })
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_start', breakpoints: true }
  await writeFile(
    join(folder, 'migrations/meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  )
  await writeFile(
    join(folder, 'migrations/0000_start.sql'),
    'create table counters (id integer primary key, amount_so_far integer not null);\n' +
      '--> statement-breakpoint\ninsert into counters values (1, 0);',
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const migrations = (): string => join(folder, 'migrations')

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('database', () => {
    let database: Database
    let url: string | undefined

    beforeAll(async () => {
      url = kind === 'postgres' ? await postgresDatabase() : undefined
      database = await openDatabase({ url, dataDir: join(folder, 'first'), log })
      await database.migrate('demo', migrations())
    })
    afterAll(() => database.close())

    test('is what it says, and its columns are in snake case', async () => {
      expect(database.kind).toBe(kind)
      expect(await database.sql.select().from(counters)).toEqual([{ id: 1, amountSoFar: 0 }])
    })

    test('a migration runs once', async () => {
      await database.migrate('demo', migrations())
      expect(await database.sql.select().from(counters)).toHaveLength(1)
    })

    test('every service has a table of its own for what was applied', async () => {
      await expect(database.migrate('other', migrations())).rejects.toThrow()
      const applied = await database.sql
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`drizzle.demo_migrations`)
      expect(applied).toEqual([{ count: 1 }])
    })

    test('a transaction that throws leaves nothing', async () => {
      await expect(
        database.sql.transaction(async (work) => {
          await work.update(counters).set({ amountSoFar: 9 })
          throw new Error('stop')
        }),
      ).rejects.toThrow('stop')
      expect(await database.sql.select().from(counters)).toEqual([{ id: 1, amountSoFar: 0 }])
    })

    test('queries one after the other leave turns to whatever else waits, in transactions too', async () => {
      let turns = 0
      const other = setInterval(() => (turns += 1), 0)
      const ask = async (connection: Sql): Promise<void> => {
        const began = performance.now()
        while (performance.now() - began < 200) await connection.select().from(counters)
      }
      try {
        await ask(database.sql)
        const outside = turns
        await database.sql.transaction(ask)
        expect([outside > 2, turns - outside > 2]).toEqual([true, true])
      } finally {
        clearInterval(other)
      }
    })

    test('a fault of ours is not taken for a lost database', async () => {
      const error: unknown = await database.sql.execute(sql`select * from nowhere`).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(Error)
      expect(isDatabaseUnavailable(error)).toBe(false)
    })
  })
})

test('PGlite refuses a second opener and keeps what the first wrote', async () => {
  const dataDir = join(folder, 'second')
  await addDatabase(dataDir)
  const first = await openDatabase({ url: undefined, dataDir, log })
  await first.migrate('demo', migrations())
  await expect(openDatabase({ url: undefined, dataDir, log })).rejects.toThrow(`PID ${process.pid}`)
  await first.sql.update(counters).set({ amountSoFar: 5 })
  await first.close()
  const again = await openDatabase({ url: undefined, dataDir, log })
  expect(await again.sql.select().from(counters)).toEqual([{ id: 1, amountSoFar: 5 }])
  await again.close()
})

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  test('instances that start at once migrate once', async () => {
    const url = await postgresDatabase()
    const databases = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url, dataDir: folder, log })))
    await Promise.all(databases.map((database) => database.migrate('demo', migrations())))
    expect(await databases[0]?.sql.select().from(counters)).toHaveLength(1)
    await Promise.all(databases.map((database) => database.close()))
  })

  test('a restart fails what is running, as a lost database, and nothing after it', async () => {
    const server = await startPostgres()
    if (!server) throw new Error('PostgreSQL is not installed.')
    const database = await openDatabase({ url: server.url, dataDir: folder, log })
    try {
      await database.migrate('demo', migrations())
      const running = database.sql.execute(sql`select pg_sleep(9)`).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      // Between two queries of a transaction no code awaits the connection: its loss must not end the process.
      const between = database.sql
        .transaction(async (work) => {
          await work.update(counters).set({ amountSoFar: 1 })
          await server.restart()
          await work.update(counters).set({ amountSoFar: 2 })
        })
        .then(
          () => undefined,
          (reason: unknown) => reason,
        )
      expect([isDatabaseUnavailable(await between), isDatabaseUnavailable(await running)]).toEqual([true, true])
      expect(await database.sql.select().from(counters)).toEqual([{ id: 1, amountSoFar: 0 }])
    } finally {
      await database.close()
      await server.stop()
    }
  })

  test('a transaction that cannot begin gives its connection back', async () => {
    const database = await openDatabase({ url: await postgresDatabase(), dataDir: folder, log })
    try {
      const begin = (isolationLevel: 'serializable') =>
        database.sql.transaction(async (work) => void (await work.execute(sql`select 1`)), { isolationLevel })
      // More often than the pool has connections.
      for (let times = 0; times < 12; times += 1) await expect(begin('no level' as 'serializable')).rejects.toThrow()
      await begin('serializable')
    } finally {
      await database.close()
    }
  })

  test('the time is the server’s, whatever this machine’s clock says', async () => {
    const url = await postgresDatabase()
    const began = performance.now()
    const before = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: before + 600_000 })
    const database = await openDatabase({ url, dataDir: folder, log })
    try {
      const expected = (): number => before + (performance.now() - began)
      expect(Math.abs(database.clock.now() - expected())).toBeLessThan(1_000)
      vi.setSystemTime(before - 600_000)
      expect(Math.abs(database.clock.now() - expected())).toBeLessThan(1_000)
    } finally {
      vi.useRealTimers()
      await database.close()
    }
  })

  test('a server that is not there is said to be, after the time given', async () => {
    const failure: unknown = await openDatabase({
      url: 'postgres://postgres@127.0.0.1:9/postgres',
      dataDir: folder,
      log,
      startTimeout: 1,
    }).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(isDatabaseUnavailable(failure)).toBe(true)
  })
})

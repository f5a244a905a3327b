import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { pricedHotels } from '#services/site/availability/schema.ts'
import { NightStore } from '#services/site/availability/store.ts'
import { sessions } from '#services/site/sessions/schema.ts'
import { BOTH_DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'

vi.setConfig({ testTimeout: 60_000 })

const MIGRATIONS = join(import.meta.dirname, '../../../services/site/migrations')
const FIRST = '0005_availability'

const folder = mkdtempSync(join(tmpdir(), 'availability-migration-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The migrations as they were before prices were kept. */
function migrationsBefore(): string {
  const path = join(folder, 'migrations')
  cpSync(MIGRATIONS, path, { recursive: true })
  const file = join(path, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const index = journal.entries.findIndex(({ tag }) => tag === FIRST)
  expect(index).toBeGreaterThan(0)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }))
  return path
}

describe.each(BOTH_DATABASES)('%s', (kind) => {
  test.skipIf(kind === 'postgres' && !hasPostgres())(
    'a database of before gets the tables of prices and keeps its sessions, however often it is migrated',
    async () => {
      const url = kind === 'postgres' ? await postgresDatabase() : undefined
      const database = await openDatabase({ url, dataDir: join(folder, kind), log: createLog('silent') })
      try {
        await database.migrate('site', migrationsBefore())
        const now = new Date('2026-11-02T11:00:00Z')
        const session = { publicId: 'public', secretHash: 'hash', persistent: false, authAt: now, lastUsedAt: now }
        await database.sql.insert(sessions).values({ id: randomUUID(), ...session })
        await expect(database.sql.select().from(pricedHotels)).rejects.toThrow()
        for (let time = 0; time < 2; time += 1) await database.migrate('site', MIGRATIONS)
        const store = new NightStore(database.sql)
        const prices = { public: 28_500, member: 25_700, staff: 18_500 }
        const night = { day: '2026-11-03', state: 'open', minNights: 1, left: 3, prices } as const
        await store.replace({ hotel: '14001', currency: 'EUR', nights: [night] }, now)
        const read = await store.read(['14001'], { from: '2026-11-01', to: '2026-11-30', since: now })
        expect(read).toEqual([{ hotel: '14001', currency: 'EUR', readAt: now, nights: [night] }])
        expect((await database.sql.select().from(sessions)).map(({ publicId }) => publicId)).toEqual(['public'])
      } finally {
        await database.close()
      }
    },
  )
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServices } from '#services/start.ts'
import { hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { writeSpace } from './content/space.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(!hasPostgres())('an empty PostgreSQL', { timeout: 120_000 }, () => {
  test('takes two services that start at once: migrated once, loaded once', async () => {
    const url = await postgresDatabase()
    await writeSpace(join(folder, 'content'), { stories: [{ slug: 'home', full_slug: 'home' }] })
    const start = (name: string) =>
      startServices({
        SERVICES: ['content', 'site', 'hotel', 'casino', 'mail'],
        SERVICES_PORT: 0,
        LOG_LEVEL: 'silent',
        DATABASE_URL: url,
        DATA_DIR: join(folder, name),
        CONTENT_DIR: join(folder, 'content'),
      })
    const started = await Promise.allSettled([start('one'), start('other')])
    try {
      expect(started.map(({ status, ...rest }) => [status, 'reason' in rest ? String(rest.reason) : ''])).toEqual([
        ['fulfilled', ''],
        ['fulfilled', ''],
      ])
      const client = new Client({ connectionString: url })
      await client.connect()
      try {
        const count = async (table: string): Promise<number> =>
          Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)
        const repeated = async (table: string, column: string): Promise<number> =>
          await count(`(select ${column} from ${table} group by ${column} having count(*) > 1) as repeated`)
        expect(await count('content.stories')).toBe(1)
        expect(await repeated('content.collaborators', 'email')).toBe(0)
        expect(await repeated('hotel.accounts', 'email')).toBe(0)
        expect(await repeated('casino.accounts', 'email')).toBe(0)
        expect(await count('hotel.accounts')).toBeGreaterThan(2)
        for (const service of ['content', 'site', 'hotel', 'casino', 'mail'])
          expect([service, await repeated(`drizzle.${service}_migrations`, 'hash')]).toEqual([service, 0])
      } finally {
        await client.end()
      }
    } finally {
      await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)))
    }
  })
})

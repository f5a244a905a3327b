import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { BOTH_DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { openDatabase, type Database } from '../../kit/database.ts'
import { createLog } from '../../kit/log.ts'
import { Seal } from '../../kit/seal.ts'
import { webhookDeliveries, webhookEndpoints } from '../schema.ts'
import type { ContentEvent } from '../store/events.ts'
import { Webhooks } from './webhooks.ts'

const log = createLog('silent')
const seal = new Seal(['a-key-of-a-test'], 'webhook signature secrets')
const now = new Date('2026-03-01T00:00:00Z')
const clock = { now: () => now.getTime() }
const event = (id: number): ContentEvent => ({ action: 'published', id, name: 'A', fullSlug: 'a', isFolder: false })

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('the outbox', () => {
    let database: Database
    let dataDir = ''
    let server: Server
    let url = ''
    let silent = false
    let stories: number[] = []
    let expected = 0
    let complete = (): void => {}

    beforeAll(async () => {
      dataDir = await temporaryDataDir('hooks-')
      database = await openDatabase({ url: kind === 'postgres' ? await postgresDatabase() : undefined, dataDir, log })
      await database.migrate('content', join(import.meta.dirname, '../migrations'))
      server = createServer((request, response) => {
        let text = ''
        request.setEncoding('utf8')
        request.on('data', (chunk: string) => {
          text += chunk
        })
        request.on('end', () => {
          stories.push((JSON.parse(text) as { story_id: number }).story_id)
          if (!silent) response.end('{}')
          if (stories.length === expected) complete()
        })
      })
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve)
      })
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    })
    afterAll(async () => {
      server.closeAllConnections()
      server.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    })
    beforeEach(async () => {
      await database.sql.delete(webhookDeliveries)
      stories = []
      silent = false
    })

    const hooks = (timeout = 5_000, publicOnly = false) =>
      new Webhooks({
        sql: database.sql,
        urls: [url],
        secret: 's',
        seal,
        clock,
        publicOnly,
        log,
        onSend: () => {},
        timeout,
      })
    const received = (count: number) =>
      new Promise<void>((resolve) => {
        expected = count
        complete = resolve
      })
    const states = async () =>
      (await database.sql.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))).map(
        ({ state, status }) => [state, status],
      )

    test('what a crash left unsent goes out at the next start, once, even of two instances', async () => {
      await hooks().record(database.sql, { spaceId: 1, events: [event(1), event(2), event(3)], now, by: undefined })
      const all = received(3)
      const [one, two] = [hooks(), hooks()]
      await Promise.all([one.resume(), two.resume()])
      await all
      await Promise.all([one.stop(), two.stop()])
      expect(stories.toSorted()).toEqual([1, 2, 3])
      expect(await states()).toEqual([
        ['delivered', 200],
        ['delivered', 200],
        ['delivered', 200],
      ])
    })

    test('SSRF: of a private network only receivers of the configuration are sent to', async () => {
      const [added] = await database.sql
        .insert(webhookEndpoints)
        .values([{ name: 'A', url, actions: ['story.published'], activated: true, createdAt: now }])
        .returning()
      const port = new URL(url).port
      await database.sql
        .insert(webhookEndpoints)
        .values({ ...added, id: 99, url: `http://localhost:${port}/` } as typeof webhookEndpoints.$inferInsert)
      const webhooks = hooks(5_000, true)
      const all = received(1)
      webhooks.send(await webhooks.record(database.sql, { spaceId: 1, events: [event(1)], now, by: undefined }))
      await all
      await webhooks.stop()
      await database.sql.delete(webhookEndpoints)
      expect(stories).toEqual([1])
    })

    test('a receiver that does not answer is given up, and noted', async () => {
      silent = true
      const webhooks = hooks(50)
      const all = received(2)
      webhooks.send(
        await webhooks.record(database.sql, { spaceId: 1, events: [event(1), event(2)], now, by: undefined }),
      )
      await all
      await webhooks.stop()
      expect(await states()).toEqual([
        ['failed', null],
        ['failed', null],
      ])
    })
  })
})

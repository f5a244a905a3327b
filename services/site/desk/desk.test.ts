import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BOTH_DATABASES, hasPostgres } from '@barriere/testing/postgres.ts'
import { openSiteDatabase } from '#services/test-support/site-database.ts'
import { parseEnv } from '../../kit/env.ts'
import { createLog } from '../../kit/log.ts'
import { Outbox } from '../../kit/mail/outbox.ts'
import { mails, requestMessages, requests } from '../requests/schema.ts'
import { RequestContent } from '../requests/content.ts'
import { Inbox } from './inbox.ts'
import type { Staff } from './rights.ts'
import { deskAccounts, deskEvents, deskLockouts, deskSessions } from './schema.ts'
import { Sessions } from './sessions.ts'
import { SessionStore } from '../sessions/store.ts'
import { startDesk } from './start.ts'
import { Trail } from './trail.ts'

const START = Date.parse('2026-11-02T11:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const PROPERTY = '6f7a1c1e-7c0e-4c53-9a49-2d2b1f0f8a11'
const log = createLog('silent')

const STAFF: Staff = { id: crypto.randomUUID(), email: 'agathe@barriere.example', name: 'Agathe', rights: [PROPERTY] }

const row = (reference: string, more: Partial<typeof requests.$inferInsert> = {}): typeof requests.$inferInsert => ({
  reference,
  emailKey: 'zoe@example.com',
  kind: 'contact',
  answers: {
    subject: 'other',
    firstName: 'Zoé',
    lastName: 'Durand',
    email: 'zoe@example.com',
    message: 'Bonjour, avez-vous retrouvé un parapluie ?',
  },
  consentText: 'I agree.',
  consentVersion: '0123456789ab',
  locale: 'fr',
  page: '/contact',
  desk: 'desk@barriere.example',
  properties: { [PROPERTY]: 'Les Colombages' },
  createdAt: new Date(START),
  ...more,
})

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('desk', () => {
    let database: Awaited<ReturnType<typeof openSiteDatabase>>
    let now = START
    let outbox: Outbox
    let inbox: Inbox
    const clock = { now: () => now }
    const trail = new Trail({ clock, days: 365 })

    beforeAll(async () => {
      database = await openSiteDatabase(kind, log)
    }, 60_000)

    afterAll(async () => {
      await outbox.stop()
      await database.close()
    })

    beforeEach(async () => {
      for (const table of [requests, mails, deskAccounts, deskLockouts, deskEvents]) await database.sql.delete(table)
      now = START
      await outbox?.stop()
      outbox = new Outbox({
        service: 'site',
        sql: database.sql,
        table: mails,
        from: 'us@example.com',
        clock,
        log,
        transport: {
          async send() {
            throw new Error('down')
          },
        },
      })
      const fingerprints = [Buffer.from('a-key-of-a-test')] as const
      inbox = new Inbox({ sql: database.sql, clock, outbox, trail, fingerprints, siteOrigin: 'https://site.example' })
    })

    const count = (table: Parameters<typeof database.sql.delete>[0]) => database.sql.$count(table as typeof mails)

    test('fifty answers at once with one key are one, with one mail', async () => {
      await database.sql.insert(requests).values(row('C-2222-2026'))
      const all = await Promise.all(
        Array.from({ length: 50 }, () =>
          inbox.answer(STAFF, 'C-2222-2026', { text: 'Bonjour.', key: 'a-key-of-a-form-0' }),
        ),
      )
      expect(new Set(all)).toEqual(new Set([true]))
      expect([await count(requestMessages), await count(mails), await count(deskEvents)]).toEqual([1, 1, 1])
    })

    test('erasure takes the answers and the mails that were not sent', async () => {
      await database.sql.insert(requests).values([row('C-2222-2026'), row('C-2223-2026')])
      for (const reference of ['C-2222-2026', 'C-2223-2026'])
        await inbox.answer(STAFF, reference, { text: 'Bonjour.', key: `a-key-of-a-form-${reference}` })
      expect([await count(requests), await count(requestMessages), await count(mails)]).toEqual([2, 2, 2])
      expect(await inbox.delete({ ...STAFF, rights: [] }, 'C-2222-2026')).toBe(false)
      expect(await inbox.delete(STAFF, 'C-2222-2026')).toBe(true)
      expect([await count(requests), await count(requestMessages), await count(mails)]).toEqual([1, 1, 1])
    })

    test('rights are those of any of a request’s properties; a property is called by its newest name', async () => {
      const other = '11111111-2222-4333-8444-555555555555'
      await database.sql
        .insert(requests)
        .values([
          row('C-2222-2026', { properties: { [other]: 'Le Grand', [PROPERTY]: 'Les Colombages' } }),
          row('C-2223-2026', { properties: { [other]: 'Le Grand' } }),
          row('C-2224-2026', { properties: {} }),
        ])
      const seen = async (rights: readonly string[]) => {
        const { rows } = await inbox.list({ ...STAFF, rights }, {})
        return rows.map(({ reference }) => reference).sort()
      }
      expect(await seen([PROPERTY])).toEqual(['C-2222-2026'])
      expect(await seen([other])).toEqual(['C-2222-2026', 'C-2223-2026'])
      expect(await seen(['*'])).toEqual(['C-2222-2026', 'C-2223-2026', 'C-2224-2026'])
      expect(await seen([])).toEqual([])
      // For a request about two houses, the other house is not offered as a choice.
      expect(await inbox.properties(STAFF)).toEqual([[PROPERTY, 'Les Colombages']])
      expect(await inbox.properties({ ...STAFF, rights: ['*'] })).toHaveLength(2)
    })

    test('retention: sessions, lockouts and the trail go with a moved clock', async () => {
      const desk = startDesk({
        env: parseEnv({}),
        sql: database.sql,
        clock,
        outbox,
        log,
        content: new RequestContent({ endpoint: () => 'http://127.0.0.1', token: 't', rootFolder: 'r' }),
        browserSessions: new SessionStore({ sql: database.sql, clock, log, keys: ['a-key-of-a-test-of-sessions'] }),
        baseUrl: () => 'http://127.0.0.1',
      })
      const [account] = await database.sql
        .insert(deskAccounts)
        .values({ email: STAFF.email, name: 'Agathe', rights: ['*'], sealedSecret: '', createdAt: new Date(now) })
        .returning({ id: deskAccounts.id })
      const sessions = new Sessions({ sql: database.sql, clock, tokenKeys: [Buffer.from('a-key-of-a-test')] })
      const cookie = await sessions.begin({ ...STAFF, id: account?.id ?? '' })
      await database.sql.insert(deskLockouts).values({ key: 'x', failures: 1, lastAt: new Date(now) })
      await trail.add(database.sql, { actor: STAFF.email, kind: 'login' })
      const left = async () => {
        await desk.sweep()
        return [await count(deskSessions), await count(deskLockouts), await count(deskEvents)]
      }
      now = START + HOUR / 2 - 1
      expect(await left()).toEqual([1, 1, 1])
      expect((await sessions.use(cookie))?.staff.email).toBe(STAFF.email)
      now += HOUR / 2
      expect(await sessions.use(cookie)).toBeUndefined()
      expect(await left()).toEqual([0, 1, 1])
      now = START + 2 * HOUR
      expect(await left()).toEqual([0, 0, 1])
      now = START + 365 * DAY - 1
      expect(await left()).toEqual([0, 0, 1])
      now = START + 365 * DAY
      expect(await left()).toEqual([0, 0, 0])
    })

    test('a request of before the desk has its property from its answers', async () => {
      const before = { ...row('C-2222-2026').answers, property: PROPERTY.toUpperCase() }
      await database.sql.insert(requests).values(row('C-2222-2026', { answers: before, properties: {} }))
      const migrations = join(import.meta.dirname, '../migrations')
      const name = (await readdir(migrations)).find((file) => file.endsWith('_desk.sql')) ?? ''
      const migration = await readFile(join(migrations, name), 'utf8')
      await database.sql.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''))
      expect((await inbox.list(STAFF, {})).rows).toHaveLength(1)
    })
  })
})

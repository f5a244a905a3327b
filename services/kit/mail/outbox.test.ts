import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { pgSchema } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { BOTH_DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { type Database, openDatabase } from '../database.ts'
import { createLog } from '../log.ts'
import { mailTable } from './mail-table.ts'
import { Outbox } from './outbox.ts'
import type { OutgoingMail } from './transport.ts'

const table = mailTable(pgSchema('box'))
const log = createLog('silent')
const START = Date.parse('2026-11-02T11:00:00Z')
const OWNER = '00000000-0000-4000-8000-000000000001'
const mail = (subject: string) => ({
  kind: 'test',
  ownerId: OWNER,
  recipient: 'a@example.com',
  subject,
  text: 't',
  html: 'h',
})

const FILE = { name: 'a.pdf', type: 'application/pdf', content: 'JVBERg==' }

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('outbox', () => {
    let folder = ''
    let database: Database
    let now = START
    let down = false
    let sent: OutgoingMail[] = []

    const transport = {
      send: async (one: OutgoingMail): Promise<void> => {
        if (down) throw new Error('down')
        sent.push(one)
      },
    }
    const newOutbox = () =>
      new Outbox({
        service: 'site',
        sql: database.sql,
        table,
        transport,
        from: 'us@example.com',
        clock: { now: () => now },
        log,
      })
    const rows = () => database.sql.select().from(table)

    beforeAll(async () => {
      folder = await temporaryDataDir('outbox-')
      database = await openDatabase({
        url: kind === 'postgres' ? await postgresDatabase() : undefined,
        dataDir: folder,
        log,
      })
      await database.sql.execute(sql`create schema box`)
      await database.sql.execute(
        sql`create table box.mails (id uuid primary key default gen_random_uuid(), kind text not null,
        owner_id uuid, recipient text, reply_to text,
        subject text, text text, html text, attachments jsonb, headers jsonb, created_at timestamptz not null,
        next_at timestamptz not null, attempts integer not null default 0, ended_at timestamptz, failure text)`,
      )
    })

    beforeEach(async () => {
      await database.sql.delete(table)
      now = START
      down = false
      sent = []
    })

    afterAll(async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    })

    test('headers go with a mail; an owner’s mails are counted, and dropped while they wait', async () => {
      const outbox = newOutbox()
      const headers = { 'List-Unsubscribe': '<https://site.example/x>' }
      const other = '00000000-0000-4000-8000-000000000002'
      await outbox.add(database.sql, { ...mail('one'), headers })
      await outbox.sendDue()
      expect(sent).toMatchObject([{ subject: 'one', headers }])
      expect(await rows()).toMatchObject([{ headers: null }])
      for (const ownerId of [OWNER, other]) await outbox.add(database.sql, { ...mail('two'), ownerId })
      await outbox.add(database.sql, { ...mail('three'), kind: 'urgent' })
      const mine = { ownerId: OWNER, kind: 'test' }
      expect(await outbox.count(database.sql, mine, new Date(START - 1))).toBe(2)
      expect(await outbox.count(database.sql, mine, new Date(START))).toBe(0)
      await outbox.cancel(database.sql, mine)
      await outbox.sendDue()
      expect(sent.map(({ subject }) => subject).sort()).toEqual(['one', 'three', 'two'])
      expect(await outbox.count(database.sql, mine, new Date(START - 1))).toBe(1)
    })

    test('a mail is sent once, and its words are gone then', async () => {
      const outbox = newOutbox()
      await database.sql.transaction((transaction) => outbox.add(transaction, { ...mail('one'), attachments: [FILE] }))
      await outbox.sendDue()
      await outbox.sendDue()
      expect(sent).toEqual([
        {
          id: expect.any(String) as string,
          from: 'us@example.com',
          to: 'a@example.com',
          subject: 'one',
          text: 't',
          html: 'h',
          attachments: [FILE],
        },
      ])
      expect(await rows()).toMatchObject([
        {
          recipient: null,
          subject: null,
          text: null,
          html: null,
          attachments: null,
          failure: null,
          endedAt: new Date(START),
        },
      ])
    })

    test('mails that wait are counted with the age of the oldest, and a quarter of an hour is too long', async () => {
      const outbox = newOutbox()
      const isWorking = async () => [await outbox.backlog(), await outbox.dependency.works()]
      expect(await isWorking()).toEqual([{ mails: 0, age: 0 }, true])
      down = true
      await outbox.add(database.sql, mail('one'))
      await outbox.sendDue()
      now += 15 * 60_000 - 1
      await outbox.add(database.sql, mail('two'))
      expect(await isWorking()).toEqual([{ mails: 2, age: 15 * 60_000 - 1 }, true])
      now += 1
      expect(await isWorking()).toEqual([{ mails: 2, age: 15 * 60_000 }, false])
      down = false
      await outbox.sendDue()
      expect(await isWorking()).toEqual([{ mails: 0, age: 0 }, true])
    })

    test('of a transaction that fails there is no mail', async () => {
      const outbox = newOutbox()
      await expect(
        database.sql.transaction(async (transaction) => {
          await outbox.add(transaction, mail('none'))
          throw new Error('undone')
        }),
      ).rejects.toThrow('undone')
      await outbox.sendDue()
      expect(sent).toEqual([])
    })

    test('a failure is tried again after pauses that double, under the same id', async () => {
      const outbox = newOutbox()
      await outbox.add(database.sql, mail('late'))
      down = true
      const tries = async () => {
        await outbox.sendDue()
        return (await rows())[0]?.attempts
      }
      const after = async (milliseconds: number) => {
        now += milliseconds
        return tries()
      }
      expect([await tries(), await after(14_999), await after(1), await after(29_999), await after(1)]).toEqual([
        1, 1, 2, 2, 3,
      ])
      down = false
      expect(await after(60_000)).toBe(4)
      expect(sent).toHaveLength(1)
      expect(sent[0]?.id).toBe((await rows())[0]?.id)
    })

    test('what was sent is forgotten after its time, what was not is kept', async () => {
      const outbox = newOutbox()
      await outbox.add(database.sql, mail('sent'))
      await outbox.sendDue()
      await outbox.add(database.sql, mail('waiting'))
      await outbox.sweep(new Date(now - 1))
      expect(await rows()).toHaveLength(2)
      await outbox.sweep(new Date(now))
      expect((await rows()).map(({ subject }) => subject)).toEqual(['waiting'])
    })

    test('after two days it is given up, and its words are gone', async () => {
      const outbox = newOutbox()
      await outbox.add(database.sql, mail('never'))
      down = true
      await outbox.sendDue()
      now += 48 * 3_600_000
      await outbox.sendDue()
      expect(await rows()).toMatchObject([{ recipient: null, text: null, failure: 'down', endedAt: new Date(now) }])
    })

    test('two instances send each mail once; what one sent as it died is another’s after a minute', async () => {
      const [one, two] = [newOutbox(), newOutbox()]
      for (let index = 0; index < 20; index += 1) await one.add(database.sql, mail(String(index)))
      await Promise.all([one.sendDue(), two.sendDue()])
      expect(sent.map(({ subject }) => Number(subject)).sort((left, right) => left - right)).toEqual(
        Array.from({ length: 20 }, (_, index) => index),
      )

      await one.add(database.sql, mail('cut off'))
      // The row as a process leaves it that died while sending.
      await database.sql.execute(
        sql`update box.mails set attempts = 1, next_at = ${new Date(
          now + 60_000,
        ).toISOString()}::timestamptz where ended_at is null`,
      )
      await two.sendDue()
      expect(sent).toHaveLength(20)
      now += 60_000
      await two.sendDue()
      expect(sent.at(-1)?.subject).toBe('cut off')
    })
  })
})

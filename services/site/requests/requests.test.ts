import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'
import { REFERENCE_CHARACTERS, REQUEST_REFERENCE } from '@barriere/shared/domain/visitors/request.ts'
import { BOTH_DATABASES, hasPostgres } from '@barriere/testing/postgres.ts'
import { openSiteDatabase } from '#services/test-support/site-database.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { HttpError } from '../../kit/http-error.ts'
import { fingerprintKeys } from '../../kit/idempotency.ts'
import { createLog } from '../../kit/log.ts'
import { Outbox } from '../../kit/mail/outbox.ts'

import type { OutgoingMail } from '../../kit/mail/transport.ts'
import { Seal } from '../../kit/seal.ts'
import { newReference } from './reference.ts'
import { type Given, Requests } from './requests.ts'
import { answers, mails, requests } from './schema.ts'

const START = Date.parse('2026-11-02T11:00:00Z')
const DAY = 86_400_000
const ROUNDS = sized(2, 3, 20)
const AT_ONCE = 50
const log = createLog('silent')
const consent = { text: 'I agree.', version: '0123456789ab' }
const origin = { privacy: true, locale: 'fr', page: '/contact' } as const
const person = { firstName: 'Zoé', lastName: 'Durand', email: 'zoe@example.com' }
const message = 'Bonjour, avez-vous retrouvé un parapluie rouge ?'

const contact = (more: object = {}): Given => ({
  kind: 'contact',
  request: REQUEST_CALLS.contact.input.parse({ subject: 'lost-property', ...person, message, ...origin, ...more }),
  consent,
})

const event = (more: object = {}): Given => ({
  kind: 'event',
  request: REQUEST_CALLS.event.input.parse({ eventType: 'gala', guests: 120, ...person, message, ...origin, ...more }),
  consent,
})

const seminar = (more: object = {}): Given => ({
  kind: 'seminar',
  request: REQUEST_CALLS.seminar.input.parse({
    venues: ['d49a40d5-afba-4213-ae48-20c845debb01'],
    participants: 80,
    arrival: '2027-06-04',
    departure: '2027-06-04',
    company: 'X',
    street: '3, rue des Lilas',
    zipCode: '75011',
    city: 'Paris',
    country: 'FR',
    ...person,
    ...origin,
    ...more,
  }),
  consent,
})

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('requests', () => {
    let database: Awaited<ReturnType<typeof openSiteDatabase>>
    let now = START
    let sent: OutgoingMail[] = []
    let down = false
    let outbox: Outbox
    let recorded: Requests

    const newOutbox = () =>
      new Outbox({
        service: 'site',
        sql: database.sql,
        table: mails,
        from: 'us@example.com',
        clock: { now: () => now },
        log,
        transport: {
          async send(mail) {
            if (down) throw new Error('down')
            sent.push(mail)
          },
        },
      })

    beforeAll(async () => {
      database = await openSiteDatabase(kind, log)
    }, 60_000)

    afterAll(() => database.close())

    beforeEach(async () => {
      for (const table of [requests, mails, answers]) await database.sql.delete(table)
      now = START
      sent = []
      down = false
      const clock = { now: () => now }
      outbox = newOutbox()
      recorded = new Requests({
        sql: database.sql,
        clock,
        outbox,
        desks: { find: async () => ({ desk: 'desk@example.com', words: { desk: {}, sender: {} } }) },
        fingerprints: fingerprintKeys(['a-key-of-a-test'], 'site'),
        siteOrigin: 'https://site.example',
        days: { contact: 365, event: 1_095, seminar: 1_095 },
        seal: new Seal(['a-key-of-a-test'], 'recaps'),
      })
    })

    afterEach(() => outbox.stop())

    const rows = () => database.sql.select().from(requests).orderBy(asc(requests.createdAt))

    test('what came from an address, in any case, is erased with its mails, sent or queued', async () => {
      await recorded.record(contact(), randomUUID())
      await outbox.sendDue()
      await recorded.record(event({ email: 'ZOE@Example.COM' }), randomUUID())
      await recorded.record(contact({ email: 'léo@example.com' }), randomUUID())
      expect((await recorded.ofSender('zoe@example.com')).map(({ kind: of }) => of)).toEqual(['contact', 'event'])
      expect(await recorded.erase('Zoe@example.com')).toBe(2)
      expect(await recorded.erase('Zoe@example.com')).toBe(0)
      const left = await database.sql.select().from(requests)
      expect(left.map(({ emailKey }) => emailKey)).toEqual(['léo@example.com'])
      expect((await database.sql.select().from(mails)).map(({ ownerId }) => ownerId)).toEqual([
        left[0]?.id,
        left[0]?.id,
      ])
    })

    test(`${AT_ONCE} identical submits at once are one row with one answer, ${ROUNDS} times`, async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const key = randomUUID()
        const all = await Promise.all(
          Array.from({ length: AT_ONCE }, () => recorded.record(round % 2 ? contact() : event(), key)),
        )
        expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
        expect(await rows()).toHaveLength(round)
        expect(await database.sql.select().from(mails)).toHaveLength(2 * round)
      }
    }, 60_000)

    test('the same key with another request is refused; without a key each is its own', async () => {
      const key = randomUUID()
      const { reference } = await recorded.record(contact(), key)
      const refused = await recorded.record(contact({ lastName: 'Martin' }), key).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(HttpError)
      expect(refused).toMatchObject({ status: 409, body: { code: 'key' } })
      expect((await rows()).map((row) => row.reference)).toEqual([reference])
      // A call of another kind, and a key that is a day old, are other requests.
      await recorded.record(event(), key)
      now += DAY
      await recorded.record(contact({ lastName: 'Martin' }), key)
      await recorded.record(contact(), undefined)
      await recorded.record(contact(), undefined)
      expect(await rows()).toHaveLength(5)
    })

    test('a row has the answers, the consent’s proof, and where it comes from', async () => {
      const { reference } = await recorded.record(
        event({ date: '2027-06-05', company: 'X', utm: { source: 'letter' }, locale: 'en', page: '/en/weddings' }),
        undefined,
      )
      expect(reference).toMatch(REQUEST_REFERENCE)
      expect(reference).toMatch(/^E-.{4}-2026$/)
      expect(await rows()).toMatchObject([
        {
          reference,
          kind: 'event',
          state: 'new',
          answers: { eventType: 'gala', guests: 120, date: '2027-06-05', company: 'X', ...person, message },
          consentText: 'I agree.',
          consentVersion: '0123456789ab',
          locale: 'en',
          page: '/en/weddings',
          utm: { source: 'letter' },
          desk: 'desk@example.com',
          createdAt: new Date(START),
        },
      ])
      expect(Object.keys((await rows())[0]?.answers ?? {})).not.toContain('privacy')
    })

    test.each([
      [{ date: '2026-11-02' }, ['date']],
      [{ date: '2029-11-03' }, ['date']],
      [{ arrival: '2026-11-10', departure: '2026-11-10' }, ['departure']],
      [{ arrival: '2026-11-10', departure: '2027-01-10' }, ['departure']],
      [{ date: '2020-01-01', arrival: '2020-01-01', departure: '2020-01-01' }, ['date', 'arrival', 'departure']],
    ])('days that the calendar refuses: %o', async (days, fields) => {
      await expect(recorded.record(event(days), randomUUID())).rejects.toMatchObject({
        status: 422,
        body: { code: 'fields', fields },
      })
      expect(await rows()).toEqual([])
    })

    test('the first and the last day are accepted, and a repetition after midnight gets the first answer', async () => {
      const key = randomUUID()
      const first = await recorded.record(event({ date: '2026-11-03' }), key)
      await recorded.record(event({ date: '2029-11-02' }), undefined)
      now += 23 * 3_600_000
      expect(await recorded.record(event({ date: '2026-11-03' }), key)).toEqual(first)
      expect(await rows()).toHaveLength(2)
    })

    test('mails that could not be sent go out once each, when the other side is back', async () => {
      down = true
      await recorded.record(contact(), randomUUID())
      await outbox.sendDue()
      expect(sent).toEqual([])
      down = false
      now += 60_000
      await outbox.sendDue()
      now += 3_600_000
      await outbox.sendDue()
      expect(sent.map(({ to }) => to).sort()).toEqual(['desk@example.com', 'zoe@example.com'])
      expect(sent.find(({ to }) => to === 'desk@example.com')?.replyTo).toBe('zoe@example.com')
      expect(sent.find(({ to }) => to === 'zoe@example.com')?.replyTo).toBeUndefined()
      // A sent mail keeps no personal data.
      expect(await database.sql.select().from(mails)).toMatchObject(
        Array.from({ length: 2 }, () => ({ recipient: null, replyTo: null, subject: null, text: null, html: null })),
      )
    })

    test('retention: messages go after a year, events after three; answers after a day', async () => {
      await recorded.record(contact(), randomUUID())
      await recorded.record(event(), randomUUID())
      const kinds = async () => {
        await recorded.sweep()
        return (await rows()).map((row) => row.kind).sort()
      }
      now = START + DAY - 1
      await recorded.sweep()
      expect(await database.sql.select().from(answers)).toHaveLength(2)
      now = START + DAY
      await recorded.sweep()
      expect(await database.sql.select().from(answers)).toEqual([])
      now = START + 365 * DAY - 1
      expect(await kinds()).toEqual(['contact', 'event'])
      now = START + 365 * DAY
      expect(await kinds()).toEqual(['event'])
      now = START + 1_095 * DAY - 1
      expect(await kinds()).toEqual(['event'])
      now = START + 1_095 * DAY
      expect(await kinds()).toEqual([])
    })

    test('fifty seminars at once are one row; their recaps wait in the outbox and are gone once sent', async () => {
      down = true
      const key = randomUUID()
      const all = await Promise.all(Array.from({ length: AT_ONCE }, () => recorded.record(seminar(), key)))
      for (const answer of all) expect(answer).toEqual(all[0])
      expect(all[0]?.reference).toMatch(/^S-.{4}-2026$/)
      expect(await rows()).toHaveLength(1)
      const waiting = await database.sql.select().from(mails)
      expect(waiting).toHaveLength(2)
      for (const { attachments } of waiting)
        expect(Buffer.from(attachments?.[0]?.content ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
      // Waits for the attempts under way.
      await outbox.stop()
      down = false
      now += 3_600_000
      const later = newOutbox()
      await later.sendDue()
      expect(sent.map(({ attachments }) => attachments?.length)).toEqual([1, 1])
      expect((await database.sql.select().from(mails)).map(({ attachments }) => attachments)).toEqual([null, null])
    })

    test('a recap is there for a day, and as long as its request; other tokens open none', async () => {
      const { recap } = (await recorded.record(seminar(), undefined)) as { recap: string }
      const token = new URL(recap, 'https://site.example').searchParams.get('t') ?? ''
      expect((await recorded.recap(token))?.name).toMatch(/^seminaire-S-.{4}-2026\.pdf$/)
      const other = new Seal(['another-key-of-a-test'], 'recaps').close(
        `${(await rows())[0]?.id} ${now + DAY}`,
        'recap',
      )
      expect(await recorded.recap(other)).toBeUndefined()
      now = START + DAY - 1
      expect(await recorded.recap(token)).toBeDefined()
      now = START + DAY
      expect(await recorded.recap(token)).toBeUndefined()
      now = START
      await database.sql.delete(requests)
      expect(await recorded.recap(token)).toBeUndefined()
    })

    test.each([
      [{ arrival: '2026-11-02', departure: '2026-11-03' }, ['arrival']],
      [{ arrival: '2026-11-05', departure: '2026-11-04' }, ['departure']],
      [{ arrival: undefined, departure: undefined, month: '2026-10' }, ['month']],
    ])('dates of a seminar that the calendar refuses: %o', async (dates, fields) => {
      await expect(recorded.record(seminar(dates), randomUUID())).rejects.toMatchObject({
        status: 422,
        body: { code: 'fields', fields },
      })
      expect([await rows(), await database.sql.select().from(mails)]).toEqual([[], []])
    })

    test('retention: seminars go after three years', async () => {
      await recorded.record(seminar(), undefined)
      now = START + 1_095 * DAY - 1
      await recorded.sweep()
      expect(await rows()).toHaveLength(1)
      now += 1
      await recorded.sweep()
      expect(await rows()).toEqual([])
    })
  })
})

describe('references', () => {
  test('have the kind’s letter, the year in Paris, and no character that reads as another', () => {
    const yearEnd = Date.parse('2026-12-31T23:30:00Z')
    for (let index = 0; index < 500; index += 1) expect(newReference('contact', yearEnd)).toMatch(REQUEST_REFERENCE)
    expect(newReference('event', yearEnd, () => 0)).toBe('E-2222-2027')
    expect(REFERENCE_CHARACTERS).not.toMatch(/[01OILSZBU58]/)
  })
})
